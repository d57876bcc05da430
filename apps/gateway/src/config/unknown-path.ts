/** Paths on the command line that no configuration has, told from those that only have no value. */
import JSON5 from 'json5';
import { setValue } from './edit.ts';
import { ConfigError } from './errors.ts';
import { configSchema } from './schema.ts';

/**
 * Throws {@link ConfigError} `invalid-path`, with the nearest right key where there is one, when a configuration could not
 * have anything at the path. The text is JSON5, or empty: which keys a server takes depends on what it has.
 */
export function refuseUnknownPath(text: string, path: readonly string[], where: string): void {
  const { error } = configSchema.safeParse(JSON5.parse(setValue(text, path, null)));
  for (const issue of error?.issues ?? []) {
    const { length } = issue.path;
    const isOnTheWay = length < path.length && issue.path.every((key, index) => String(key) === path[index]);
    if (!isOnTheWay || issue.code === 'custom') continue;
    if (issue.code === 'unrecognized_keys' && !issue.keys.includes(path[length] ?? '')) continue;
    const message =
      issue.code === 'unrecognized_keys'
        ? issue.message
        : `found nothing there: ${path.slice(0, length).join('.')} is no section`;
    throw new ConfigError('invalid-path', where, [{ path: path.join('.'), message }]);
  }
}
