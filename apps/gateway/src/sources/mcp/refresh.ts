/**
 * Turns a flood of change notices into few list requests: the first notice is answered at once, those that follow
 * within the window after it lead to one more request at its end.
 */
import type { Clock } from '@toolsearch/policy';

/** At most one list request starts in this time. */
export const REFRESH_WINDOW_MS = 250;

export interface Refresher {
  /** A notice came. */
  notice(): void;
  /** Settles when every notice so far was answered by a request that started after it; undefined when all were. */
  running(): Promise<void> | undefined;
  /** No request starts any more. */
  stop(): void;
}

/** `list` must not reject. */
export function createRefresher(list: () => Promise<void>, clock: Clock): Refresher {
  let lastStart = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let pending = false;
  let endWait: (() => void) | undefined;

  async function run(): Promise<void> {
    while (pending) {
      const delayMs = lastStart + REFRESH_WINDOW_MS - clock.now();
      if (delayMs > 0) await wait(delayMs);
      if (!pending) return;
      pending = false;
      lastStart = clock.now();
      await list();
    }
  }

  function wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.schedule(delayMs, resolve);
      endWait = () => {
        cancel();
        resolve();
      };
    });
  }

  return Object.freeze({
    notice() {
      pending = true;
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    running: () => running,
    stop() {
      pending = false;
      endWait?.();
    },
  });
}
