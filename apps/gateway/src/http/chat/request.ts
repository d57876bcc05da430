/** The body of `POST /v1/chat/completions`, read into our words. */
import type { JsonObject } from '@toolsearch/catalog';
import { z } from 'zod';
import type { AssistantPart, MediaPart, Message, TextPart } from '../../providers/message.ts';
import type { Sampling, ToolChoice } from '../../providers/provider.ts';
import type { ClientAnswer } from '../../turn/client-calls.ts';
import { type BroughtResult, withoutCall } from '../results.ts';
import { effort, mediaFromUrl, present, samplingFields, samplingOf, whoseFields } from '../shapes.ts';

const textPart = z.object({ type: z.literal('text'), text: z.string() });
const texts = z.union([z.string(), z.array(textPart)]);
const url = z.string().refine((text) => /^(https?:|data:)/.test(text), 'an http, https or data URL');
const userPart = z.discriminatedUnion('type', [
  textPart,
  z.object({ type: z.literal('image_url'), image_url: z.object({ url }) }),
  z.object({ type: z.literal('input_audio'), input_audio: z.object({ data: z.string(), format: z.string() }) }),
  z.object({ type: z.literal('file'), file: z.object({ file_data: url }) }),
]);
const toolCall = z.object({
  id: z.string(),
  type: z.literal('function').optional(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const message = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: texts }),
  z.object({ role: z.literal('user'), content: z.union([z.string(), z.array(userPart)]) }),
  z.object({
    role: z.literal('assistant'),
    content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))]).nullish(),
    tool_calls: z.array(toolCall).nullish(),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: texts }),
]);

export const chatBody = z.object({
  ...whoseFields,
  ...samplingFields,
  messages: z.array(message).min(1),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  stop: z.union([z.string(), z.array(z.string())]).nullish(),
  seed: z.number().int().nullish(),
  presence_penalty: z.number().nullish(),
  frequency_penalty: z.number().nullish(),
  reasoning_effort: effort.nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.enum(['text', 'json_object']) }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string().optional(),
          description: z.string().optional(),
          schema: z.record(z.string(), z.unknown()).optional(),
        }),
      }),
    ])
    .nullish(),
  tool_choice: z
    .union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
    ])
    .nullish(),
});

export type ChatBody = z.infer<typeof chatBody>;

/** What the client sends, split at its last assistant message: before it is history, after it is new. */
export interface ChatInput {
  readonly history: readonly Message[];
  readonly input: readonly Message[];
  /** Results of calls that the client was asked for. */
  readonly answers: readonly ClientAnswer[];
  /** What is said beside them. */
  readonly said: readonly Message[];
  /** Results whose call is not in the messages before them. */
  readonly uncalled: readonly BroughtResult[];
}

export function readInput({ messages }: ChatBody): ChatInput {
  const names = new Map(
    messages.flatMap((each) =>
      each.role === 'assistant' ? (each.tool_calls ?? []).map((call) => [call.id, call.function.name] as const) : [],
    ),
  );
  const read = messages.map((each) => toMessage(each, names));
  const split = read.findLastIndex(({ role }) => role === 'assistant') + 1;
  const input = read.slice(split);
  return {
    history: read.slice(0, split),
    input,
    answers: input.flatMap((each) => (each.role === 'tool' ? { callId: each.callId, content: each.content } : [])),
    said: input.filter(({ role }) => role !== 'tool'),
    uncalled: withoutCall(
      messages.map((each, index) => ({
        calls: each.role === 'assistant' ? (each.tool_calls ?? []).map(({ id }) => id) : [],
        ...(each.role === 'tool'
          ? { result: { callId: each.tool_call_id, param: `messages[${index}].tool_call_id` } }
          : {}),
      })),
    ),
  };
}

function toMessage(given: ChatBody['messages'][number], names: ReadonlyMap<string, string>): Message {
  switch (given.role) {
    case 'system':
    case 'developer':
      return { role: 'system', text: joined(given.content) };
    case 'user':
      return {
        role: 'user',
        parts: typeof given.content === 'string' ? [text(given.content)] : given.content.map(userContent),
      };
    case 'assistant':
      return { role: 'assistant', parts: assistantParts(given) };
    case 'tool': {
      const callId = given.tool_call_id;
      return { role: 'tool', callId, name: names.get(callId) ?? 'unknown', content: [text(joined(given.content))] };
    }
  }
}

function assistantParts({
  content,
  tool_calls,
}: Extract<ChatBody['messages'][number], { role: 'assistant' }>): AssistantPart[] {
  const said = typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('');
  return [
    ...(said === '' ? [] : [text(said)]),
    ...(tool_calls ?? []).map(
      (call): AssistantPart => ({
        type: 'tool-call',
        callId: call.id,
        name: call.function.name,
        args: call.function.arguments,
      }),
    ),
  ];
}

function userContent(part: z.infer<typeof userPart>): TextPart | MediaPart {
  switch (part.type) {
    case 'text':
      return part;
    case 'image_url':
      return { type: 'media', ...mediaFromUrl(part.image_url.url, 'image') };
    case 'input_audio':
      return { type: 'media', mediaType: `audio/${part.input_audio.format}`, data: part.input_audio.data };
    case 'file':
      return { type: 'media', ...mediaFromUrl(part.file.file_data, 'application') };
  }
}

function joined(content: z.infer<typeof texts>): string {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}

function text(value: string): TextPart {
  return { type: 'text', text: value };
}

export function readSampling(body: ChatBody): Sampling | undefined {
  const format = body.response_format;
  return samplingOf({
    temperature: body.temperature,
    topP: body.top_p,
    maxOutputTokens: body.max_completion_tokens ?? body.max_tokens,
    stop: typeof body.stop === 'string' ? [body.stop] : body.stop,
    seed: body.seed,
    presencePenalty: body.presence_penalty,
    frequencyPenalty: body.frequency_penalty,
    reasoningEffort: body.reasoning_effort,
    json:
      format?.type === 'json_schema'
        ? (present(format.json_schema) as { name?: string; description?: string; schema?: JsonObject })
        : format?.type === 'json_object'
          ? {}
          : undefined,
  });
}

export function readToolChoice({ tool_choice: choice }: ChatBody): ToolChoice | undefined {
  if (choice === undefined || choice === null) return undefined;
  return typeof choice === 'string' ? choice : { name: choice.function.name };
}
