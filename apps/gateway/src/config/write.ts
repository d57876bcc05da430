/** Writing a configuration file whole or not at all. */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './errors.ts';

/**
 * Puts the text beside the file and moves it into place, so that a reader never sees half of it. The mode of an existing
 * file is kept; a new one can be read by its owner alone, since configurations hold credentials.
 *
 * Throws {@link ConfigError} `unreadable-config`.
 */
export function writeText(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(beside, text, { mode: modeOf(path) });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? 'an error';
    throw new ConfigError('unreadable-config', path, [
      { path: '', message: `found ${code}; wanted a file that can be written` },
    ]);
  }
}

function modeOf(path: string): number {
  return (statSync(path, { throwIfNoEntry: false })?.mode ?? 0o600) & 0o777;
}
