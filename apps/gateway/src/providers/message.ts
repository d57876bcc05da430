/** What is said between people, model and tools, in one form for every provider and every client API. */
import type { ContentBlock, JsonObject } from '@toolsearch/catalog';

/** Data of one provider that has to come back to it unchanged: reasoning signatures, item ids. Opaque here. */
export type ProviderMeta = Readonly<Record<string, JsonObject>>;

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
}

/** A picture, sound or document that a person sends along: base64 `data`, or a `url`. */
export interface MediaPart {
  readonly type: 'media';
  /** `image/png`, or only `image` where no more is known. */
  readonly mediaType: string;
  readonly data?: string;
  readonly url?: string;
}

/** A tool call as the model wrote it; `args` is its text, not yet known to be JSON. */
export interface ToolCallPart {
  readonly type: 'tool-call';
  readonly callId: string;
  readonly name: string;
  readonly args: string;
  readonly meta?: ProviderMeta;
}

export interface ReasoningPart {
  readonly type: 'reasoning';
  readonly text: string;
  readonly meta?: ProviderMeta;
}

export type AssistantPart = (TextPart & { readonly meta?: ProviderMeta }) | ReasoningPart | ToolCallPart;

/** The answer to one tool call. */
export interface ToolMessage {
  readonly role: 'tool';
  readonly callId: string;
  readonly name: string;
  readonly content: readonly ContentBlock[];
  readonly isError?: boolean;
}

export type Message =
  | { readonly role: 'system'; readonly text: string }
  | { readonly role: 'user'; readonly parts: readonly (TextPart | MediaPart)[] }
  | { readonly role: 'assistant'; readonly parts: readonly AssistantPart[] }
  | ToolMessage;
