/**
 * What a plugin is. A plugin is an ES module whose default export has an `id` and a `register` function; everything it
 * adds, it adds by calling the api it is given there.
 */
import type {
  CallContext,
  CatalogMode,
  JsonObject,
  JsonSchema,
  ToolAnnotations,
  ToolResult,
  Visibility,
} from '@toolsearch/catalog';
import type { ToolHook } from '@toolsearch/policy';

/** A tool of a plugin. Plugins are trusted: `outputSchema` is promised to the model, and checked. */
export interface PluginTool {
  /** Unique in the plugin. */
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema;
  /** Of `details` in the result. */
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
  /** `direct-only` for a tool whose result (an image, say) must reach the model itself. Default `catalog`. */
  readonly catalogMode?: CatalogMode;
  /** Default `search`. */
  readonly visible?: Visibility;
  /** Calls of the plugin's sequential tools never overlap. Default false. */
  readonly sequential?: boolean;
  /** Runs the call. `args` match `inputSchema`. What it throws becomes a failed call with the error's message. */
  execute(args: JsonObject, context: CallContext): ToolResult | Promise<ToolResult>;
}

export interface PluginHookOptions {
  /** Stands in the reason when the hook blocks. Default the hook's number in its plugin. */
  readonly name?: string;
  /** Lower runs first; equals in the order of plugins and registration. Default 0. */
  readonly order?: number;
  /** Default and bounds as of the policy's hooks. */
  readonly timeoutMs?: number;
}

/** Runs before every real call; may change its arguments, block it or have a person asked. */
export type BeforeToolCallHook = NonNullable<ToolHook['beforeToolCall']>;
/** Runs after every real call; may change what the model gets to see of its result. */
export type AfterToolCallHook = NonNullable<ToolHook['afterToolCall']>;

/** What `register` is given. It may be used until `register` has ended. */
export interface PluginApi {
  /** `plugins.entries.<id>.options` of the configuration, as it is. */
  readonly options: Readonly<Record<string, unknown>>;
  tool(tool: PluginTool): void;
  hook(event: 'before_tool_call', run: BeforeToolCallHook, options?: PluginHookOptions): void;
  hook(event: 'after_tool_call', run: AfterToolCallHook, options?: PluginHookOptions): void;
}

export interface Plugin {
  /** Letters, digits, `.`, `_`, `-`; starts with a letter or digit; at most 64 characters. Owns the plugin's tools. */
  readonly id: string;
  /** When it throws or rejects, nothing of the plugin is registered and the gateway refuses the configuration. */
  register(api: PluginApi): void | Promise<void>;
}

/** Gives the plugin back; for the types. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
