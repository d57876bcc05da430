/** One piece of work under a time limit and a caller's abort signal. */
import type { Clock } from './clock.ts';

/** A day: longer than any work that somebody waits for, and far below 2^31 ms, where timers of Node ring at once. */
export const TIMEOUT_MAX_MS = 86_400_000;

/** How the work ended. */
export type Limited<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'failed'; readonly error: unknown }
  | { readonly outcome: 'timeout'; readonly timeoutMs: number }
  | { readonly outcome: 'aborted' };

/** The bounds of the work. */
export interface TimeLimit {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Starts the work and answers when it is done, when its time is up or when the caller aborts, whichever is first. The
 * work's own signal aborts in the last two cases; work that goes on regardless is told to nobody.
 */
export function withinTime<T>(limit: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<Limited<T>> {
  const { clock, timeoutMs, signal } = limit;
  if (signal.aborted) return Promise.resolve({ outcome: 'aborted' });
  return new Promise((resolve) => {
    const own = new AbortController();
    const end = (ended: Limited<T>) => {
      cancelTimer();
      signal.removeEventListener('abort', onAbort);
      resolve(ended);
    };
    const onAbort = () => {
      end({ outcome: 'aborted' });
      own.abort(signal.reason);
    };
    const cancelTimer = clock.schedule(timeoutMs, () => {
      end({ outcome: 'timeout', timeoutMs });
      own.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
    });
    signal.addEventListener('abort', onAbort, { once: true });
    work(own.signal).then(
      (value) => end({ outcome: 'done', value }),
      (error: unknown) => end({ outcome: 'failed', error }),
    );
  });
}
