/**
 * Tools that the calling application brings for one run. The gateway never runs them: a call is handed over, and its
 * result comes from the application.
 */
import {
  type CallContext,
  errorResult,
  isJsonObject,
  type JsonObject,
  type JsonSchema,
  sealSchema,
  type ToolDefinition,
  type ToolResult,
  unsealable,
} from '@toolsearch/catalog';
import { SourcesError } from './errors.ts';

/** A call that the application must run. */
export interface ClientCall {
  /** The name the application gave the tool. */
  readonly name: string;
  /** The namespace the application put it in; answers must name it, too. */
  readonly namespace?: string;
  readonly args: JsonObject;
  readonly context: CallContext;
}

export interface ClientToolsOptions {
  /** Hands a call over. When the call's signal fires, nobody waits for the answer any more. */
  readonly onCall: (call: ClientCall) => Promise<ToolResult>;
}

export interface ClientTools {
  readonly tools: readonly ToolDefinition[];
  /** Definitions of kinds the gateway has no use for, each with its path. */
  readonly diagnostics: readonly { readonly path: string; readonly code: 'unknown-kind'; readonly message: string }[];
}

/** What providers take as a function's name. */
const NAME = /^[a-zA-Z0-9_-]{1,64}$/;
const MAX_TOOLS = 10_000;

/**
 * The tools of a request's `tools`, in the shape of chat completions (`{ type, function: { name, ... } }`) or of
 * Responses (`{ type, name, ... }`), mixed as they come. A tool inside `{ type: "namespace", name, tools }` is cataloged
 * as `<namespace>__<name>`. Other kinds, such as `{ type: "web_search" }`, are passed over with a diagnostic.
 *
 * Throws {@link SourcesError} `invalid-client-tool` naming the path (`tools[3].function.name`), what was found and what
 * was wanted; then no tool is taken.
 */
export function clientTools(definitions: unknown, { onCall }: ClientToolsOptions): ClientTools {
  const tools: ToolDefinition[] = [];
  const diagnostics: ClientTools['diagnostics'][number][] = [];
  const paths = new Map<string, string>();
  if (definitions === undefined || definitions === null) return { tools, diagnostics };

  function readAll(list: unknown, path: string, namespace?: string): void {
    if (!Array.isArray(list)) refuse(path, list, 'an array of tool definitions');
    for (const [index, item] of list.entries()) readOne(item, `${path}[${index}]`, namespace);
  }

  function readOne(item: unknown, path: string, namespace: string | undefined): void {
    if (!isJsonObject(item)) refuse(path, item, 'an object');
    const { type } = item;
    if (typeof type !== 'string') refuse(`${path}.type`, type, '"function"');
    if (type === 'namespace' && namespace === undefined) {
      readAll(item.tools, `${path}.tools`, readName(item.name, `${path}.name`));
      return;
    }
    if (type !== 'function') {
      diagnostics.push({
        path,
        code: 'unknown-kind',
        message: `${path}: tools of type ${JSON.stringify(type)} are passed over.`,
      });
      return;
    }
    const nested = 'function' in item;
    const where = nested ? `${path}.function` : path;
    const body = nested ? item.function : item;
    if (!isJsonObject(body)) refuse(where, body, 'an object');
    add(body, where, namespace);
  }

  function add(body: JsonObject, path: string, namespace: string | undefined): void {
    const name = readName(body.name, `${path}.name`);
    const { description, parameters } = body;
    if (description !== undefined && description !== null && typeof description !== 'string') {
      refuse(`${path}.description`, description, 'a text');
    }
    const full = namespace === undefined ? name : `${namespace}__${name}`;
    const earlier = paths.get(full);
    if (earlier !== undefined) {
      throw new SourcesError(
        'invalid-client-tool',
        `${path}.name: found "${full}", which ${earlier} has, too; wanted each name once.`,
        { param: `${path}.name` },
      );
    }
    paths.set(full, path);
    if (tools.length >= MAX_TOOLS) {
      const message = `tools: found more than ${MAX_TOOLS} tools; wanted at most so many.`;
      throw new SourcesError('invalid-client-tool', message, { param: 'tools' });
    }
    tools.push(
      Object.freeze({
        source: 'client',
        name: full,
        ...(typeof description === 'string' ? { description } : {}),
        inputSchema: readParameters(parameters, `${path}.parameters`),
        execute: (args: JsonObject, context: CallContext) =>
          handOver(onCall, { name, ...(namespace === undefined ? {} : { namespace }), args, context }),
      }),
    );
  }

  readAll(definitions, 'tools');
  return Object.freeze({ tools: Object.freeze(tools), diagnostics: Object.freeze(diagnostics) });
}

async function handOver(onCall: ClientToolsOptions['onCall'], call: ClientCall): Promise<ToolResult> {
  const { signal } = call.context;
  const aborted = () => errorResult({ code: 'aborted', message: `The call of ${call.name} was cancelled.` });
  if (signal.aborted) return aborted();
  let stop = () => {};
  const cancelled = new Promise<ToolResult>((resolve) => {
    stop = () => resolve(aborted());
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([onCall(call), cancelled]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function readName(value: unknown, path: string): string {
  if (typeof value !== 'string' || !NAME.test(value)) refuse(path, value, '1 to 64 letters, digits, "_" or "-"');
  return value;
}

/** A function without parameters takes an empty object. */
function readParameters(value: unknown, path: string): JsonSchema {
  if (value === undefined || value === null) return { type: 'object', properties: {} };
  if (!isJsonObject(value)) refuse(path, value, 'a JSON Schema object');
  const sealed = sealSchema(value);
  if (sealed.ok) return sealed.value;
  const message = `${path}: found ${unsealable(sealed)}; wanted plain JSON.`;
  throw new SourcesError('invalid-client-tool', message, { param: path });
}

function refuse(path: string, found: unknown, wanted: string): never {
  const shown = found === undefined ? 'nothing' : (JSON.stringify(found) ?? typeof found).slice(0, 80);
  throw new SourcesError('invalid-client-tool', `${path}: found ${shown}; wanted ${wanted}.`, { param: path });
}
