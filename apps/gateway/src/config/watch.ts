/** Following a configuration file while the gateway runs. */
import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { GatewayConfig } from './config.ts';
import { loadConfig, readText } from './load.ts';

/** Editors write in several steps; the file is read when it has been quiet for this long. */
const QUIET_MS = 150;

export interface ConfigWatch {
  /** Told of a valid configuration whose text changed; the next one waits until this is done. */
  readonly onChange: (config: GatewayConfig) => unknown;
  /** Told once of each text that is no valid configuration, and of a change that could not be taken over. */
  readonly onFault: (error: unknown) => void;
}

/** Follows the file at `path`, also when it is replaced as a whole. The returned function ends it. */
export function watchConfig(path: string, { onChange, onFault }: ConfigWatch): () => void {
  let seen = currentText(path);
  let timer: NodeJS.Timeout | undefined;
  let busy: Promise<void> = Promise.resolve();

  async function take(): Promise<void> {
    const text = currentText(path);
    if (text === undefined || text === seen) return;
    seen = text;
    try {
      await onChange(loadConfig(path));
    } catch (error) {
      onFault(error);
    }
  }

  let watcher: FSWatcher | undefined;
  try {
    // The folder, since a file that is moved into place is another file.
    watcher = watch(dirname(path), { persistent: false }, (_event, name) => {
      if (name !== null && name !== basename(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        busy = busy.then(take);
      }, QUIET_MS);
    });
    watcher.on('error', onFault);
  } catch (error) {
    onFault(error);
  }
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}

function currentText(path: string): string | undefined {
  try {
    return readText(path);
  } catch {
    return undefined;
  }
}
