/** The contract of a provider family: one request to a model, answered by a stream of events. */
import type { JsonObject } from '@toolsearch/catalog';
import type { AssistantPart, Message } from './message.ts';

/** A tool as the model is told of it. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** Wishes of the client that are passed to the model where its API has them. */
export interface Sampling {
  readonly temperature?: number;
  readonly topP?: number;
  readonly maxOutputTokens?: number;
  readonly stop?: readonly string[];
  readonly seed?: number;
  readonly presencePenalty?: number;
  readonly frequencyPenalty?: number;
  readonly reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** Structured output; a schema where one is given. */
  readonly json?: { readonly schema?: JsonObject; readonly name?: string; readonly description?: string };
}

export type ToolChoice = 'auto' | 'none' | 'required' | { readonly name: string };

/** One request to a model. Equal requests are equal bytes on the wire. */
export interface StepRequest {
  /** The model's own name, without its provider. */
  readonly model: string;
  /** The gateway's own instructions; system messages of the client are among `messages`. */
  readonly system?: string;
  readonly messages: readonly Message[];
  /** Sent in this order. */
  readonly tools: readonly ModelTool[];
  /** Default `auto`. */
  readonly toolChoice?: ToolChoice;
  readonly sampling?: Sampling;
  readonly signal: AbortSignal;
}

/** Tokens as the provider counts them; absent where it does not say. */
export interface Usage {
  readonly inputTokens?: number;
  readonly cachedInputTokens?: number;
  readonly outputTokens?: number;
  readonly reasoningTokens?: number;
}

export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'content-filter' | 'other';

/** What comes back, in order. Every stream ends with `finish`, or throws. */
export type StepEvent =
  | { readonly type: 'text-delta'; readonly text: string }
  /** A part of the answer is complete; all of them in order are the assistant's message. */
  | { readonly type: 'part'; readonly part: AssistantPart }
  | { readonly type: 'finish'; readonly reason: FinishReason; readonly usage: Usage };

/** One configured provider. */
export interface ModelProvider {
  /** Its name in the configuration. */
  readonly name: string;
  /** Which part of JSON Schema its tools may use. */
  readonly target: 'openai' | 'anthropic';
  /** Throws a `ProviderError`, also in mid-stream. */
  streamStep(request: StepRequest): AsyncIterable<StepEvent>;
}
