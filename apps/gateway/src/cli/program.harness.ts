/** The program in a process of its own, for what only a real process shows. Imported by tests alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface StartedProgram {
  readonly child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  out(): string;
  err(): string;
}

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts a command line; the process is gone when the test is. `environment` comes over this process's own. */
export function startProgram(args: readonly string[], environment: NodeJS.ProcessEnv = {}): StartedProgram {
  return startNode([PROGRAM, ...args], environment);
}

/** The same for any arguments of Node, with the packages of this repository taken from their sources. */
export function startNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}): StartedProgram {
  const child = spawn(process.execPath, ['--conditions=@toolsearch/source', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, exited, out: () => out, err: () => err };
}
