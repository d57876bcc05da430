/** The body of `POST /v1/responses`, read into our words. */
import type { ContentBlock, JsonObject } from '@toolsearch/catalog';
import { z } from 'zod';
import type { MediaPart, Message, TextPart } from '../../providers/message.ts';
import type { Sampling, ToolChoice } from '../../providers/provider.ts';
import type { ClientAnswer } from '../../turn/client-calls.ts';
import { type BroughtResult, withoutCall } from '../results.ts';
import { effort, mediaFromUrl, present, samplingFields, samplingOf, whoseFields } from '../shapes.ts';

const textPart = z.object({
  type: z.enum(['input_text', 'output_text', 'text', 'refusal']),
  text: z.string().optional(),
  refusal: z.string().optional(),
});
const imagePart = z.object({ type: z.literal('input_image'), image_url: z.string() });
const filePart = z.object({ type: z.literal('input_file'), file_data: z.string() });
const part = z.discriminatedUnion('type', [textPart, imagePart, filePart]);
const content = z.union([z.string(), z.array(part)]);

const message = z.object({
  type: z.literal('message').optional(),
  role: z.enum(['user', 'assistant', 'system', 'developer']),
  content,
});
const functionCall = z.object({
  type: z.literal('function_call'),
  call_id: z.string(),
  name: z.string(),
  namespace: z.string().nullish(),
  arguments: z.string(),
});
const functionOutput = z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: content });
/** Items of kinds that the gateway has no use for, such as reasoning of another model; they are passed over. */
const other = z.object({
  type: z
    .string()
    .refine((type) => !['message', 'function_call', 'function_call_output', 'item_reference'].includes(type), {
      error: 'an item of another type, given whole',
      abort: true,
    }),
});
const item = z.union([message, functionCall, functionOutput, other]);

export const responsesBody = z.object({
  ...whoseFields,
  ...samplingFields,
  input: z.union([z.string(), z.array(item).min(1)]),
  instructions: z.string().nullish(),
  previous_response_id: z.string().nullish(),
  conversation: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  max_output_tokens: z.number().int().positive().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  reasoning: z.object({ effort: effort.nullish() }).nullish(),
  text: z
    .object({
      format: z
        .discriminatedUnion('type', [
          z.object({ type: z.enum(['text', 'json_object']) }),
          z.object({
            type: z.literal('json_schema'),
            name: z.string().optional(),
            description: z.string().optional(),
            schema: z.record(z.string(), z.unknown()).optional(),
          }),
        ])
        .nullish(),
    })
    .nullish(),
  tool_choice: z
    .union([z.enum(['none', 'auto', 'required']), z.object({ type: z.literal('function'), name: z.string() })])
    .nullish(),
});

export type ResponsesBody = z.infer<typeof responsesBody>;

export interface ResponsesInput {
  /** All of it. */
  readonly messages: readonly Message[];
  /** Results of calls that the client was asked for, which nothing of the model follows. */
  readonly answers: readonly ClientAnswer[];
  /** What is said beside them. */
  readonly said: readonly Message[];
  /** Results whose call is not in the items before them. */
  readonly uncalled: readonly BroughtResult[];
}

export function readInput({ input }: ResponsesBody): ResponsesInput {
  if (typeof input === 'string') {
    return {
      messages: [{ role: 'user', parts: [{ type: 'text', text: input }] }],
      answers: [],
      said: [],
      uncalled: [],
    };
  }
  const calls = input.filter(isCall);
  const names = new Map(calls.map((call) => [call.call_id, fullName(call)]));
  const messages = mergeCalls(input.flatMap((each) => toMessage(each, names)));
  const fresh = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
  return {
    messages,
    answers: fresh.flatMap((each) => (each.role === 'tool' ? { callId: each.callId, content: each.content } : [])),
    said: fresh.filter(({ role }) => role !== 'tool'),
    uncalled: withoutCall(
      input.map((each, index) => ({
        calls: isCall(each) ? [each.call_id] : [],
        ...('output' in each ? { result: { callId: each.call_id, param: `input[${index}].call_id` } } : {}),
      })),
    ),
  };
}

type Item = z.infer<typeof item>;
type CallItem = z.infer<typeof functionCall>;

function isCall(given: Item): given is CallItem {
  return 'type' in given && given.type === 'function_call';
}

function fullName({ name, namespace }: CallItem): string {
  return namespace ? `${namespace}__${name}` : name;
}

function toMessage(given: Item, names: ReadonlyMap<string, string>): Message[] {
  if ('role' in given) return [plainMessage(given)];
  if (isCall(given)) {
    const call = { type: 'tool-call' as const, callId: given.call_id, name: fullName(given), args: given.arguments };
    return [{ role: 'assistant', parts: [call] }];
  }
  if (!('output' in given)) return [];
  const name = names.get(given.call_id) ?? 'unknown';
  return [{ role: 'tool', callId: given.call_id, name, content: blocks(given.output) }];
}

function plainMessage({ role, content: said }: z.infer<typeof message>): Message {
  if (role === 'user')
    return { role, parts: typeof said === 'string' ? [{ type: 'text', text: said }] : said.map(userPart) };
  const text = typeof said === 'string' ? said : said.map((each) => ('text' in each ? (each.text ?? '') : '')).join('');
  return role === 'assistant' ? { role, parts: [{ type: 'text', text }] } : { role: 'system', text };
}

function userPart(given: z.infer<typeof part>): TextPart | MediaPart {
  if (given.type === 'input_image') return { type: 'media', ...mediaFromUrl(given.image_url, 'image') };
  if (given.type === 'input_file') return { type: 'media', ...mediaFromUrl(given.file_data, 'application') };
  return { type: 'text', text: given.text ?? given.refusal ?? '' };
}

/** A tool's output may hold pictures as well as text. */
function blocks(output: z.infer<typeof content>): ContentBlock[] {
  if (typeof output === 'string') return [{ type: 'text', text: output }];
  return output.map((each): ContentBlock => {
    const read = userPart(each);
    if (read.type === 'text') return read;
    if (read.data === undefined) return { type: 'resource_link', uri: read.url ?? '', name: 'file' };
    return read.mediaType.startsWith('image/')
      ? { type: 'image', data: read.data, mimeType: read.mediaType }
      : { type: 'resource', resource: { uri: 'data:', mimeType: read.mediaType, blob: read.data } };
  });
}

/** What one answer of the model said and called comes as several items; for a model it is one message. */
function mergeCalls(messages: readonly Message[]): Message[] {
  const merged: Message[] = [];
  for (const each of messages) {
    const last = merged.at(-1);
    if (each.role === 'assistant' && last?.role === 'assistant') {
      merged[merged.length - 1] = { role: 'assistant', parts: [...last.parts, ...each.parts] };
    } else {
      merged.push(each);
    }
  }
  return merged;
}

export function readSampling(body: ResponsesBody): Sampling | undefined {
  const format = body.text?.format;
  return samplingOf({
    temperature: body.temperature,
    topP: body.top_p,
    maxOutputTokens: body.max_output_tokens,
    reasoningEffort: body.reasoning?.effort,
    json:
      format?.type === 'json_schema'
        ? (present({ name: format.name, description: format.description, schema: format.schema }) as {
            schema?: JsonObject;
          })
        : format?.type === 'json_object'
          ? {}
          : undefined,
  });
}

export function readToolChoice({ tool_choice: choice }: ResponsesBody): ToolChoice | undefined {
  if (choice === undefined || choice === null) return undefined;
  return typeof choice === 'string' ? choice : { name: choice.name };
}
