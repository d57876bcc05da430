/**
 * Loads plugins. All of a plugin is collected before any of it counts, and one bad plugin refuses the whole set: a
 * plugin may be the guard that others are safe behind, so the gateway must not run without it unasked.
 */
import { pathToFileURL } from 'node:url';
import type { ToolDefinition } from '@toolsearch/catalog';
import type { ToolHook } from '@toolsearch/policy';
import type { GatewayConfig } from '../../config/config.ts';
import { SourcesError } from '../errors.ts';
import { createCollector } from './collect.ts';
import { locatePlugin, type PluginFile } from './locate.ts';
import type { Plugin } from './plugin.ts';

export interface LoadedPlugin {
  readonly id: string;
  readonly tools: readonly ToolDefinition[];
  readonly hooks: readonly ToolHook[];
  /** Equal when loading again would give the same. */
  readonly key: string;
}

/** How long a plugin's `register` may take. */
export const REGISTER_TIMEOUT_MS = 10_000;

const ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/;

/**
 * Loads every enabled plugin, in the order of the paths. A plugin that is the same as in `before` is taken from there.
 * Files that changed are loaded anew; modules they import are not.
 *
 * Throws {@link SourcesError} `invalid-plugin` naming the path, what was found and what was wanted.
 */
export async function loadPlugins(
  config: GatewayConfig['plugins'],
  { baseDir, before = [] }: { readonly baseDir: string; readonly before?: readonly LoadedPlugin[] },
): Promise<readonly LoadedPlugin[]> {
  const loaded: LoadedPlugin[] = [];
  const seen = new Map<string, string>();
  for (const [index, path] of config.paths.entries()) {
    const file = locatePlugin(path, { index, baseDir });
    const plugin = await importPlugin(file);
    const earlier = seen.get(plugin.id);
    if (earlier !== undefined) refuse(file, `found the id "${plugin.id}" that ${earlier} has, too`, 'an id of its own');
    seen.set(plugin.id, file.where);
    const entry = Object.hasOwn(config.entries, plugin.id) ? config.entries[plugin.id] : undefined;
    if (entry?.enabled === false) continue;
    const options = entry?.options ?? {};
    const key = JSON.stringify([file.file, file.version, options]);
    loaded.push(before.find((same) => same.key === key) ?? (await register(plugin, { file, options, key })));
  }
  for (const [id, entry] of Object.entries(config.entries)) {
    if (!entry.enabled || seen.has(id)) continue;
    const known = [...seen.keys()].join(', ') || 'none';
    throw new SourcesError(
      'invalid-plugin',
      `plugins.entries.${id}: no plugin of plugins.paths has this id; found ${known}.`,
    );
  }
  return Object.freeze(loaded);
}

async function importPlugin(file: PluginFile): Promise<Plugin> {
  let module: { default?: unknown };
  try {
    const url = pathToFileURL(file.file);
    url.searchParams.set('v', file.version);
    module = await import(url.href);
  } catch (cause) {
    throw new SourcesError('invalid-plugin', `${file.where}: could not be loaded: ${importFault(cause, file.file)}`, {
      cause,
    });
  }
  const plugin = module.default;
  const wanted = 'export default { id, register(api) { ... } }';
  if (typeof plugin !== 'object' || plugin === null)
    return refuse(file, `a default export of type ${typeof plugin}`, wanted);
  const { id, register } = plugin as Partial<Plugin>;
  if (typeof id !== 'string' || !ID.test(id)) {
    return refuse(file, `the id ${JSON.stringify(id)}`, 'letters, digits, ".", "_" and "-", at most 64');
  }
  if (typeof register !== 'function') return refuse(file, `register of type ${typeof register}`, wanted);
  return plugin as Plugin;
}

async function register(
  plugin: Plugin,
  {
    file,
    options,
    key,
  }: { readonly file: PluginFile; readonly options: Readonly<Record<string, unknown>>; readonly key: string },
): Promise<LoadedPlugin> {
  const collector = createCollector(plugin.id, options);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not end within ${REGISTER_TIMEOUT_MS} ms`)), REGISTER_TIMEOUT_MS);
  });
  try {
    await Promise.race([plugin.register(collector.api), limit]);
  } catch (cause) {
    throw new SourcesError(
      'invalid-plugin',
      `${file.where}: register failed: ${messageOf(cause)}. Nothing of it was registered.`,
      { cause },
    );
  } finally {
    clearTimeout(timer);
    collector.end();
  }
  return Object.freeze({ id: plugin.id, key, tools: collector.tools, hooks: collector.hooks });
}

function refuse(file: PluginFile, found: string, wanted: string): never {
  throw new SourcesError('invalid-plugin', `${file.where}: found ${found}; wanted ${wanted}.`);
}

/** A module that cannot be parsed has no stack that says where; Node names file and line above it for some of them. */
function importFault(cause: unknown, file: string): string {
  if (!(cause instanceof SyntaxError)) return messageOf(cause);
  const [, named, line] =
    /^(?:file:\/\/)?(\/[^\n?]*?|[A-Za-z]:[^\n?]*?)(?:\?[^\n:]*)?:(\d+)\n/.exec(cause.stack ?? '') ?? [];
  const where = named === undefined ? `${file}, or in a module that it imports` : `${named}, line ${line}`;
  return `syntax error in ${where}: ${cause.message}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
