/** A move in the form of `POST /chat/completions`, whole or as server-sent chunks. */
import type { Move } from './plan.ts';

/** What an answer is made from beside the move. */
export interface AnswerFacts {
  /** Unique and deterministic: the number of the request. */
  readonly serial: number;
  readonly model: string;
  readonly promptTokens: number;
}

/** The tool calls of a move under ids that no other request of this server uses. */
export function numberedCalls(move: Move, serial: number): { id: string; name: string; args: string }[] {
  if (!('calls' in move)) return [];
  return move.calls.map(({ name, args }, index) => ({
    id: `call_${serial}_${index}`,
    name,
    args: JSON.stringify(args),
  }));
}

/** Tokens as a rough quarter of the bytes: stable, and close enough for a ledger. */
export function completionTokens(move: Move): number {
  return Math.ceil(Buffer.byteLength('text' in move ? move.text : JSON.stringify(move.calls)) / 4);
}

/** The body of an answer in one piece. */
export function chatCompletion(move: Move, facts: AnswerFacts): object {
  const calls = numberedCalls(move, facts.serial);
  const message = {
    role: 'assistant',
    content: 'text' in move ? move.text : null,
    ...(calls.length > 0 ? { tool_calls: calls.map(toolCall) } : {}),
  };
  return {
    ...head(facts, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason(move) }],
    usage: usage(move, facts),
  };
}

/** The same answer as chunks: role first, text by words, arguments in two pieces, then the reason and the usage. */
export function chatChunks(move: Move, facts: AnswerFacts, includeUsage: boolean): object[] {
  const chunk = (delta: object, reason: string | null = null) => ({
    ...head(facts, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
  });
  const deltas: object[] = [{ role: 'assistant', content: '' }];
  if ('text' in move) deltas.push(...pieces(move.text).map((content) => ({ content })));
  for (const [index, call] of numberedCalls(move, facts.serial).entries()) {
    const middle = Math.ceil(call.args.length / 2);
    deltas.push(
      { tool_calls: [{ index, ...toolCall({ ...call, args: '' }) }] },
      { tool_calls: [{ index, function: { arguments: call.args.slice(0, middle) } }] },
      { tool_calls: [{ index, function: { arguments: call.args.slice(middle) } }] },
    );
  }
  const last = includeUsage
    ? [{ ...head(facts, 'chat.completion.chunk'), choices: [], usage: usage(move, facts) }]
    : [];
  return [...deltas.map((delta) => chunk(delta)), chunk({}, finishReason(move)), ...last];
}

/** A text in pieces of one word each. */
export function pieces(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? (text === '' ? [] : [text]);
}

function head({ serial, model }: AnswerFacts, object: string): object {
  return { id: `chatcmpl-mock-${serial}`, object, created: 0, model };
}

function toolCall({ id, name, args }: { id: string; name: string; args: string }): object {
  return { id, type: 'function', function: { name, arguments: args } };
}

function finishReason(move: Move): string {
  return 'calls' in move ? 'tool_calls' : 'stop';
}

function usage(move: Move, { promptTokens }: AnswerFacts): object {
  const completion = completionTokens(move);
  return { prompt_tokens: promptTokens, completion_tokens: completion, total_tokens: promptTokens + completion };
}
