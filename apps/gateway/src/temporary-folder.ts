/** A folder for what is needed while a command runs, and gone with the process at the latest. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  /** Removes it with all that is in it; a process that ends without having done so does it then. */
  remove(): void;
}

/** Makes `toolsearch-<name>-…` in the machine's folder for such things. */
export function temporaryFolder(name: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `toolsearch-${name}-`));
  const remove = () => {
    process.off('exit', remove);
    // A server that is just ending may still be writing into it.
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', remove);
  return Object.freeze({ path, remove: () => remove() });
}
