/**
 * Plugins run in the gateway's process, and what they leave unhandled would end it with a bare stack. Commands that
 * serve stand above that: the library does not, because a process belongs to the program that runs it.
 */
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

/** How long the orderly end after an exception may take. A gateway gives answers under way 5 s of it. */
const END_WITHIN_MS = 15_000;
/** How long timers of plugins may hold the process once everything is closed. */
const LINGER_MS = 500;

/**
 * Runs `serve`; its signal fires when the person interrupts, or when an exception was left unhandled. A rejection that
 * nobody handled is one line on the standard error and nothing else. After an exception the state of whatever threw is
 * unknown: `serve` is to close what it opened, and the exit code is 1.
 */
export async function survivingFaults(
  { err, interrupted }: Terminal,
  ends: (code: number) => void,
  serve: (stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const broken = new AbortController();
  const say = (error: unknown) => err(`A plugin or library left an error unhandled: ${printable(messageOf(error))}\n`);
  const onException = (error: unknown) => {
    say(error);
    if (broken.signal.aborted) return;
    exitAfter(END_WITHIN_MS);
    broken.abort();
  };
  process.on('unhandledRejection', say);
  process.on('uncaughtException', onException);
  try {
    await serve(AbortSignal.any([interrupted, broken.signal]));
  } catch (error) {
    // The exception was said when it came.
    if (!broken.signal.aborted || error !== broken.signal.reason) throw error;
  } finally {
    if (broken.signal.aborted) {
      // The listeners stay: what threw once may throw again before the process is gone.
      ends(1);
      exitAfter(LINGER_MS);
    } else {
      process.off('unhandledRejection', say);
      process.off('uncaughtException', onException);
    }
  }
}

function exitAfter(delayMs: number): void {
  setTimeout(() => process.exit(1), delayMs).unref();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
