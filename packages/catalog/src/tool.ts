/**
 * The shared vocabulary: what a tool is before it is cataloged (`ToolDefinition`), what a catalog holds of it
 * (`CatalogEntry`), and what a call carries in (`ToolCall`) and brings back (`ToolResult`).
 */
import type { IdentifiedTool, ToolIdentity } from './identity.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { ToolSource } from './source.ts';

/** A JSON Schema of any draft: a boolean, or an object of keywords. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Whether a tool may stand behind search. A direct-only tool is always visible to the model and never cataloged. */
export type CatalogMode = 'catalog' | 'direct-only';

/**
 * What the model is shown of a tool beside search: `always` its full definition in every mode, `search` (the default)
 * only through the mode's surface, `never` neither shown nor found, callable by exact id alone.
 */
export type Visibility = 'always' | 'search' | 'never';

/** Behaviour hints as MCP servers annotate them; hints only, never a ground for trust. */
export interface ToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** One block of a tool's answer, as the Model Context Protocol defines them. */
export type ContentBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image' | 'audio' /** base64 */; readonly data: string; readonly mimeType: string }
  | { readonly type: 'resource_link'; readonly uri: string; readonly name: string; readonly [key: string]: unknown }
  | {
      readonly type: 'resource';
      readonly resource: {
        readonly uri: string;
        readonly mimeType?: string;
        readonly text?: string;
        readonly blob?: string;
      };
    };

/**
 * Why the host, not the tool, ended a call. `tool-failed` is a tool that threw; an MCP tool that answers
 * `isError: true` has run and keeps its own text.
 */
export type ToolErrorCode =
  | 'unknown-tool'
  | 'ambiguous-tool'
  | 'tool-unavailable'
  | 'blocked-by-policy'
  | 'blocked-by-hook'
  | 'blocked-by-approval'
  | 'invalid-input'
  | 'invalid-output-schema'
  | 'invalid-output'
  | 'tool-failed'
  | 'timeout'
  | 'aborted'
  | 'limit-exceeded'
  /** Ends of model-written code, beside `timeout`, `aborted` and `limit-exceeded`. */
  | 'script-error'
  | 'not-serialisable'
  | 'out-of-memory'
  | 'runtime-unavailable';

/** The host's word on a call that did not give the tool's own answer. */
export interface ToolError {
  readonly code: ToolErrorCode;
  /** One or two sentences for the model: what was found, what was wanted, what to do. */
  readonly message: string;
}

/** What a call gives. `content` keeps the tool's blocks in order; JSON tools put their value in `details`. */
export interface ToolResult {
  readonly content: readonly ContentBlock[];
  readonly details?: JsonValue;
  /** True when the tool reported an error, or the host ended the call (then `error` says why). */
  readonly isError?: boolean;
  /** Set only by the host. */
  readonly error?: ToolError;
  /** The turn should stop after this result: the answer comes from elsewhere (a client that holds the tool). */
  readonly terminate?: boolean;
}

/** How a call arrived. */
export type CallOrigin = 'direct' | 'tool_call' | 'code' | 'hydrated' | 'mcp' | 'client';

/** Who calls, in which run, and until when. */
export interface CallContext {
  readonly runId: string;
  readonly sessionId: string;
  readonly agentId?: string;
  /** Unique in the run. */
  readonly callId: string;
  /** The call of the control tool that this one is nested in, if any. */
  readonly parentCallId?: string;
  readonly origin: CallOrigin;
  readonly signal: AbortSignal;
  /**
   * Called by the host when it begins to wait for a person (an approval); the returned function ends the wait.
   * A caller with a clock of its own (code mode) stops it in between.
   */
  readonly pauseClock?: () => () => void;
}

/** Runs the tool itself: no policy, no hooks, no validation. Held by the catalog and handed to its `Execute` alone. */
export type ToolExecute = (args: JsonObject, context: CallContext) => Promise<ToolResult>;

/** A tool as a source registers it. */
export interface ToolDefinition extends ToolIdentity {
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
  /** Default `catalog`. */
  readonly catalogMode?: CatalogMode;
  /** Default `search`. */
  readonly visible?: Visibility;
  /** Calls of one owner's sequential tools never overlap. Default false. */
  readonly sequential?: boolean;
  readonly execute: ToolExecute;
}

/** A tool as the catalog holds it: everything but the means to run it. Frozen. */
export interface CatalogEntry extends IdentifiedTool {
  /** The name a provider can take, `^[a-zA-Z0-9_-]{1,64}$`; unique in the catalog. */
  readonly alias: string;
  readonly title?: string;
  readonly description: string;
  readonly trusted: boolean;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
  readonly catalogMode: CatalogMode;
  readonly visible: Visibility;
  readonly sequential: boolean;
}

/** The outcome of checking a value against a schema. */
export type CheckOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** JSON Pointer of the value that failed; the empty string is the whole. */
      readonly path: string;
      /** Under 1 KB: what was wrong there, and for input the compact signature. */
      readonly message: string;
    };

/** The contracts of one tool, compiled when first asked for and cached per distinct schema. */
export interface CallContract {
  /** Always a bounded TypeScript-style signature of the input, for error texts; for untrusted tools too. */
  readonly signature: string;
  checkInput(args: JsonObject): CheckOutcome;
  /** Compiles the output schema of a trusted tool; `ok` where none is declared. */
  compileOutput(): CheckOutcome;
  checkOutput(details: JsonValue | undefined): CheckOutcome;
}

/** One call on its way through the host. */
export interface ToolCall {
  readonly entry: CatalogEntry;
  readonly args: unknown;
  readonly context: CallContext;
  readonly contract: CallContract;
  /** The only means to run the tool. */
  readonly run: ToolExecute;
}

/** The host's path for every call. It answers with a result, also for blocked and failed calls; it does not throw. */
export type Execute = (call: ToolCall) => Promise<ToolResult>;

/** A source that should be there and is not. */
export interface UnavailableSource {
  readonly source: ToolSource;
  readonly owner: string;
  /** One short line for the model: no stack, no path, no secret. */
  readonly reason: string;
}
