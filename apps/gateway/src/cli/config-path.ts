/** Which configuration file a command works on. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Terminal } from './terminal.ts';

/** `--config`, else `TOOLSEARCH_CONFIG`, else `~/.toolsearch/config.json5`; relative paths from where the command runs. */
export function configPath(option: string | undefined, { environment, cwd }: Terminal): string {
  return resolve(cwd, option ?? environment.TOOLSEARCH_CONFIG ?? join(homedir(), '.toolsearch', 'config.json5'));
}
