/** The program with a configuration file of its own. Imported by tests alone. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config/variables.ts';
import { runProgram } from './program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Gives a function that runs one command line on a file with this configuration; `PATH` is set beside `environment`. */
export function commandLine(config: object, environment: Environment = {}): (...args: string[]) => Promise<Ran> {
  const path = join(mkdtempSync(join(tmpdir(), 'toolsearch-cli-')), 'config.json5');
  writeFileSync(path, JSON.stringify(config));
  return async (...args) => {
    let out = '';
    let err = '';
    const code = await runProgram(['--config', path, ...args], {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      environment: { PATH: process.env.PATH, ...environment },
      cwd: tmpdir(),
      interrupted: new AbortController().signal,
    });
    return { code, out, err };
  };
}
