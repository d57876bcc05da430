/** From a path in the configuration to the file of a plugin. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathFrom } from '../../config/paths.ts';
import { SourcesError } from '../errors.ts';

/** A plugin's file, and the words for it in errors. */
export interface PluginFile {
  /** Absolute. */
  readonly file: string;
  /** Changes when the file does. */
  readonly version: string;
  /** The place in the configuration and the path as it stands there. */
  readonly where: string;
}

/** Throws {@link SourcesError} `invalid-plugin`. */
export function locatePlugin(
  path: string,
  { index, baseDir }: { readonly index: number; readonly baseDir: string },
): PluginFile {
  const where = `plugins.paths[${index}] (${path})`;
  const absolute = pathFrom(baseDir, path);
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found) {
    throw new SourcesError(
      'invalid-plugin',
      `${where}: found nothing at ${absolute}; wanted an ES module file, or a folder with a package.json.`,
    );
  }
  const file = found.isDirectory() ? entryOf(absolute, where) : absolute;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    throw new SourcesError('invalid-plugin', `${where}: its package.json names ${file}, which is no file.`);
  }
  return { file, version: `${stat.mtimeMs}-${stat.size}`, where };
}

function entryOf(folder: string, where: string): string {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch (cause) {
    throw new SourcesError(
      'invalid-plugin',
      `${where}: wanted a package.json in the folder; found none that can be read.`,
      { cause },
    );
  }
  const { exports, main } = (manifest ?? {}) as { exports?: unknown; main?: unknown };
  return resolve(folder, importTarget(exports) ?? (typeof main === 'string' ? main : 'index.js'));
}

/** The file that `import` takes from a package's `exports`: a path, the entry `.`, or conditions in their order. */
function importTarget(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  if ('.' in exports) return importTarget(exports['.']);
  for (const [condition, target] of Object.entries(exports)) {
    if (!['node', 'import', 'module', 'default'].includes(condition)) continue;
    const found = importTarget(target);
    if (found !== undefined) return found;
  }
  return undefined;
}
