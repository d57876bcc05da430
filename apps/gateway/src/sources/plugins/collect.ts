/** The api a plugin registers with: it checks every call at once, and keeps what it is given until the plugin is done. */
import {
  type CallContext,
  isJsonObject,
  isJsonSchema,
  type JsonObject,
  sealSchema,
  type ToolDefinition,
  type ToolResult,
  unsealable,
} from '@toolsearch/catalog';
import type { ToolHook } from '@toolsearch/policy';
import type { PluginApi, PluginHookOptions, PluginTool } from './plugin.ts';

export interface Collector {
  readonly api: PluginApi;
  readonly tools: readonly ToolDefinition[];
  readonly hooks: readonly ToolHook[];
  /** The api refuses everything from now on. */
  end(): void;
}

const TOOL_KEYS = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'annotations',
  'catalogMode',
  'visible',
  'sequential',
  'execute',
] as const satisfies readonly (keyof PluginTool)[];

const EVENTS = ['before_tool_call', 'after_tool_call'];

/** The api throws a plain Error that names the tool or hook, what was found and what was wanted. */
export function createCollector(pluginId: string, options: Readonly<Record<string, unknown>>): Collector {
  const tools: ToolDefinition[] = [];
  const hooks: ToolHook[] = [];
  const names = new Set<string>();
  let ended = false;

  function assertOpen(what: string): void {
    if (ended)
      throw new Error(`api.${what} was called after register had ended; wanted everything to be registered before`);
  }

  function hook(event: string, run: unknown, { name, order, timeoutMs }: PluginHookOptions = {}): void {
    assertOpen('hook');
    if (!EVENTS.includes(event)) fail('api.hook', `the event ${JSON.stringify(event)}`, EVENTS.join(' or '));
    if (typeof run !== 'function') fail(`api.hook("${event}")`, `a ${typeof run}`, 'a function');
    if (order !== undefined && !Number.isFinite(order)) fail(`api.hook("${event}").order`, String(order), 'a number');
    if (timeoutMs !== undefined && !Number.isFinite(timeoutMs))
      fail(`api.hook("${event}").timeoutMs`, String(timeoutMs), 'a number');
    hooks.push({
      name: `plugin ${pluginId}/${name ?? hooks.length + 1}`,
      ...(order === undefined ? {} : { order }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(event === 'before_tool_call'
        ? { beforeToolCall: run as NonNullable<ToolHook['beforeToolCall']> }
        : { afterToolCall: run as NonNullable<ToolHook['afterToolCall']> }),
    });
  }

  const api: PluginApi = Object.freeze({
    options,
    tool(tool: PluginTool) {
      assertOpen('tool');
      checkTool(tool, tools.length);
      if (names.has(tool.name)) fail(`tool "${tool.name}"`, 'the name twice', 'each name once');
      names.add(tool.name);
      tools.push(toDefinition(pluginId, tool));
    },
    hook,
  });

  return {
    api,
    tools,
    hooks,
    end() {
      ended = true;
      Object.freeze(tools);
      Object.freeze(hooks);
    },
  };
}

function checkTool(tool: unknown, index: number): asserts tool is PluginTool {
  if (typeof tool !== 'object' || tool === null) fail(`tool ${index}`, `a ${typeof tool}`, 'an object');
  const given = tool as Record<string, unknown>;
  const where = typeof given.name === 'string' && given.name !== '' ? `tool "${given.name}"` : `tool ${index}`;
  if (where === `tool ${index}`) fail(`${where}: name`, JSON.stringify(given.name) ?? 'nothing', 'a text');
  for (const key of Object.keys(given)) {
    if (!(TOOL_KEYS as readonly string[]).includes(key))
      fail(where, `the key ${JSON.stringify(key)}`, TOOL_KEYS.join(', '));
  }
  for (const key of ['title', 'description']) {
    if (given[key] !== undefined && typeof given[key] !== 'string')
      fail(`${where}: ${key}`, `a ${typeof given[key]}`, 'a text');
  }
  if (!isJsonSchema(given.inputSchema)) fail(`${where}: inputSchema`, kindOf(given.inputSchema), 'a JSON Schema');
  if (given.outputSchema !== undefined && !isJsonSchema(given.outputSchema)) {
    fail(`${where}: outputSchema`, kindOf(given.outputSchema), 'a JSON Schema');
  }
  if (given.annotations !== undefined && !isJsonObject(given.annotations)) {
    fail(`${where}: annotations`, kindOf(given.annotations), 'an object');
  }
  oneOf(`${where}: catalogMode`, given.catalogMode, ['catalog', 'direct-only']);
  oneOf(`${where}: visible`, given.visible, ['always', 'search', 'never']);
  oneOf(`${where}: sequential`, given.sequential, [true, false]);
  if (typeof given.execute !== 'function') fail(`${where}: execute`, `a ${typeof given.execute}`, 'a function');
}

function toDefinition(pluginId: string, tool: PluginTool): ToolDefinition {
  const { execute, inputSchema, outputSchema, annotations, ...rest } = tool;
  const seal = <T extends object | boolean>(field: string, given: T): T => {
    const sealed = sealSchema(given);
    return sealed.ok ? sealed.value : fail(`tool "${tool.name}": ${field}`, unsealable(sealed), 'plain JSON');
  };
  return Object.freeze({
    source: 'plugin',
    owner: pluginId,
    ...rest,
    inputSchema: seal('inputSchema', inputSchema),
    ...(outputSchema === undefined ? {} : { outputSchema: seal('outputSchema', outputSchema) }),
    ...(annotations === undefined ? {} : { annotations: seal('annotations', annotations) }),
    async execute(args: JsonObject, context: CallContext): Promise<ToolResult> {
      const result: unknown = await execute.call(tool, args, context);
      if (typeof result === 'object' && result !== null && 'content' in result && Array.isArray(result.content)) {
        return result as ToolResult;
      }
      throw new Error(
        `Plugin "${pluginId}": ${tool.name} answered with ${result === null ? 'null' : `a ${typeof result}`}; wanted { content: [...] }.`,
      );
    },
  });
}

function kindOf(value: unknown): string {
  return value === undefined ? 'nothing' : `a ${typeof value}`;
}

function oneOf(where: string, value: unknown, allowed: readonly unknown[]): void {
  if (value !== undefined && !allowed.includes(value))
    fail(where, JSON.stringify(value), allowed.map((each) => JSON.stringify(each)).join(', '));
}

function fail(where: string, found: string, wanted: string): never {
  throw new Error(`${where}: found ${found}; wanted ${wanted}`);
}
