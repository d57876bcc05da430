/** What a command has of the world: where it writes, what is set, where it stands. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted when the person interrupts the program. */
  readonly interrupted: AbortSignal;
}

/** The process's own terminal. */
export function processTerminal(): Terminal {
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort());
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment: process.env,
    cwd: process.cwd(),
    interrupted: interrupt.signal,
  };
}
