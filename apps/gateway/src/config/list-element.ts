/** Lists are set whole: a path that goes into one would put a section in the list's place. */
import JSON5 from 'json5';
import { setValue, valueAt } from './edit.ts';
import { ConfigError } from './errors.ts';
import { parseConfig } from './load.ts';

/**
 * Throws {@link ConfigError} `invalid-path` when the path goes through a list: one that stands in the text, or one that
 * is wanted where the text has nothing yet. The text is JSON5, or empty.
 */
export function refuseListElement(text: string, path: readonly string[]): void {
  const root: unknown = text.trim() === '' ? {} : JSON5.parse(text);
  for (let length = 1; length < path.length; length++) {
    const list = path.slice(0, length);
    const value = valueAt(root, list);
    const isList =
      value === undefined ? /^\d+$/.test(path[length] ?? '') && wantsList(text, list) : Array.isArray(value);
    if (!isList) continue;
    const message = `found ${JSON.stringify(path.join('.'))}; elements of a list cannot be set, wanted the whole list at ${JSON.stringify(list.join('.'))}`;
    throw new ConfigError('invalid-path', 'path', [{ path: '', message }]);
  }
}

/** True when the configuration takes a list at the path, and no section. */
function wantsList(text: string, path: readonly string[]): boolean {
  return takes(text, path, []) && !takes(text, path, {});
}

function takes(text: string, path: readonly string[], value: unknown): boolean {
  try {
    parseConfig(JSON5.parse(setValue(text, path, value)));
    return true;
  } catch {
    return false;
  }
}
