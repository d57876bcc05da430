/** What a hook is given and what it may answer. */
import type { ContentBlock, JsonObject, JsonValue, ToolResult } from '@toolsearch/catalog';
import type { CallFacts } from '../call-facts.ts';

/** Who calls what, where. */
export interface HookContext extends CallFacts {
  readonly trusted: boolean;
  /** Aborts when the call is cancelled or the hook's time is up. */
  readonly signal: AbortSignal;
}

/** A call that is about to run. `args` are frozen; the ones before this hook's own changes. */
export interface BeforeToolCall extends HookContext {
  readonly args: JsonObject;
}

/** What a before hook answers. Nothing lets the call go on as it is; `block` wins over the others. */
export interface BeforeDecision {
  /** Replaces the arguments for the hooks after it and for the tool. */
  readonly args?: JsonObject;
  /** Ends the call; the text is the reason that the model reads. */
  readonly block?: string;
  /** A person is asked before the call runs; the text is the question. Standing permissions do not answer it. */
  readonly ask?: string;
}

/** A call that has run. `args` are what ran, `result` what came of it; both are frozen copies. */
export interface AfterToolCall extends HookContext {
  readonly args: JsonObject;
  readonly result: ToolResult;
  readonly durationMs: number;
}

/** What an after hook may change. The error flag is not among it: an error stays one. */
export interface AfterDecision {
  readonly content?: readonly ContentBlock[];
  readonly details?: JsonValue;
}

/** What a hook may come to; a plain or async function without a `return` fits as well. */
// biome-ignore lint/suspicious/noConfusingVoidType: `async () => {}` is a Promise of void, and the commonest hook there is.
export type HookAnswer<T> = T | undefined | void | Promise<T | undefined | void>;

/** A hook around every real call. */
export interface ToolHook {
  /** Stands in the reason when the hook blocks, throws or hangs: `plugin guard/no-secrets`. */
  readonly name: string;
  /** Lower runs first; equals run in the order given. Default 0. */
  readonly order?: number;
  /** How long one run of this hook may take. Default 5,000; at most 600,000. */
  readonly timeoutMs?: number;
  /** Called once before each call that reached it. */
  beforeToolCall?(call: BeforeToolCall): HookAnswer<BeforeDecision>;
  /** Called once after each call that ran, failed ones included. */
  afterToolCall?(call: AfterToolCall): HookAnswer<AfterDecision>;
}

/** Default time for one run of one hook. */
export const HOOK_TIMEOUT_MS = 5_000;
/** Longest time a hook may be given. */
export const HOOK_TIMEOUT_MAX_MS = 600_000;
