import type { Environment } from '../config/variables.ts';

/** What a command has of the world: where it writes, what is set, where it stands. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly environment: Environment;
  readonly cwd: string;
  /** Aborted when the person interrupts the program. */
  readonly interrupted: AbortSignal;
}

/** Signals this soon after the first are the same word: the terminal sends one, and npm sends it on once more. */
const SAME_WORD_MS = 1_000;

/** What a shell gives for a program that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * The process's own terminal. The first signal interrupts; one that comes when the end takes a person too long ends the
 * process at once, and only what is hung on its `exit` is still done.
 */
export function processTerminal(): Terminal {
  const interrupt = new AbortController();
  let firstAt: number | undefined;
  const onSignal = (signal: keyof typeof EXIT_CODES) => {
    const now = performance.now();
    firstAt ??= now;
    interrupt.abort();
    if (now - firstAt > SAME_WORD_MS) process.exit(EXIT_CODES[signal]);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment: process.env,
    cwd: process.cwd(),
    interrupted: interrupt.signal,
  };
}

/** Resolves when the signal fires. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
