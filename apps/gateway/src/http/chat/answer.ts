/** An answer in the form of chat completions, whole or in chunks. */
import type { Usage } from '../../providers/provider.ts';
import type { HandedCall } from '../../turn/client-calls.ts';
import type { LastEvent } from '../listen.ts';

/** What every piece of one answer says. */
export interface ChatHead {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly created: number;
  /** As the client asked. */
  readonly model: string;
}

/** `chat.completion`. */
export function chatCompletion(head: ChatHead, text: string, last: LastEvent): object {
  const calls = last.type === 'client-calls' ? last.calls.map(toolCall) : [];
  return {
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text === '' && calls.length > 0 ? null : text,
          refusal: null,
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
        logprobs: null,
        finish_reason: finishReason(last),
      },
    ],
    usage: usageOf(last.usage),
  };
}

/** The first chunk: who speaks. */
export function roleChunk(head: ChatHead): object {
  return chunk(head, { role: 'assistant', content: '' });
}

export function textChunk(head: ChatHead, content: string): object {
  return chunk(head, { content });
}

/** The calls, the reason, and the usage where the client asked for it. */
export function lastChunks(head: ChatHead, last: LastEvent, includeUsage: boolean): object[] {
  const calls = last.type === 'client-calls' ? last.calls : [];
  return [
    ...calls.map((call, index) => chunk(head, { tool_calls: [{ index, ...toolCall(call) }] })),
    chunk(head, {}, finishReason(last)),
    ...(includeUsage ? [{ ...head, object: 'chat.completion.chunk', choices: [], usage: usageOf(last.usage) }] : []),
  ];
}

function chunk(head: ChatHead, delta: object, finish: string | null = null): object {
  return {
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  };
}

/** Chat completions have no namespaces; a tool inside one is called by both names. */
function toolCall({ callId, name, namespace, args }: HandedCall): object {
  const full = namespace === undefined ? name : `${namespace}__${name}`;
  return { id: callId, type: 'function', function: { name: full, arguments: args } };
}

function finishReason(last: LastEvent): string {
  if (last.type === 'client-calls') return 'tool_calls';
  if (last.reason === 'length') return 'length';
  return last.reason === 'content-filter' ? 'content_filter' : 'stop';
}

function usageOf({ inputTokens = 0, cachedInputTokens, outputTokens = 0, reasoningTokens }: Usage): object {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    ...(cachedInputTokens === undefined ? {} : { prompt_tokens_details: { cached_tokens: cachedInputTokens } }),
    ...(reasoningTokens === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
  };
}
