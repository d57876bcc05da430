/** An answer in the form of the Responses API: one object, and the events by which it grows. */
import type { Usage } from '../../providers/provider.ts';
import type { HandedCall } from '../../turn/client-calls.ts';
import { errorAnswer } from '../errors.ts';
import type { LastEvent, Sent, StreamShape } from '../listen.ts';
import type { ResponsesBody } from './request.ts';

type Item =
  | {
      readonly type: 'message';
      readonly id: string;
      readonly status: string;
      readonly role: 'assistant';
      readonly content: readonly {
        readonly type: 'output_text';
        readonly text: string;
        readonly annotations: readonly [];
      }[];
    }
  | {
      readonly type: 'function_call';
      readonly id: string;
      readonly status: string;
      readonly call_id: string;
      readonly name: string;
      readonly namespace?: string;
      readonly arguments: string;
    };

/** What every form of one response says. */
export interface ResponseHead {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly createdAt: number;
  readonly body: ResponsesBody;
}

/** The finished response. */
export function responseObject(head: ResponseHead, text: string, last: LastEvent): object {
  const calls = last.type === 'client-calls' ? last.calls : [];
  const output = [
    ...(text === '' && calls.length > 0 ? [] : [messageItem(head, text)]),
    ...calls.map((call) => callItem(call)),
  ];
  return finished(head, output, last);
}

function finished(head: ResponseHead, output: readonly Item[], last: LastEvent): object {
  const cut = last.type === 'finish' && (last.reason === 'length' || last.reason === 'content-filter');
  const why = last.type === 'finish' && last.reason === 'length' ? 'max_output_tokens' : 'content_filter';
  return shell(head, {
    status: cut ? 'incomplete' : 'completed',
    incomplete_details: cut ? { reason: why } : null,
    output,
    usage: usageOf(last.usage),
  });
}

/** The response as a stream of events, numbered in order. */
export function responseStream(headOf: (responseId: string) => ResponseHead): StreamShape {
  let head: ResponseHead;
  let number = 0;
  let text = '';
  let speaking = false;
  const send = (type: string, fields: object): Sent => ({
    event: type,
    data: JSON.stringify({ type, sequence_number: number++, ...fields }),
  });

  function speak(delta: string): Sent[] {
    const id = messageId(head);
    const opening = speaking
      ? []
      : [
          send('response.output_item.added', {
            output_index: 0,
            item: { ...messageItem(head, ''), status: 'in_progress', content: [] },
          }),
          send('response.content_part.added', { item_id: id, output_index: 0, content_index: 0, part: textPart('') }),
        ];
    speaking = true;
    text += delta;
    const said = { item_id: id, output_index: 0, content_index: 0, delta, logprobs: [] };
    return [...opening, ...(delta === '' ? [] : [send('response.output_text.delta', said)])];
  }

  function fallSilent(): Sent[] {
    const place = { item_id: messageId(head), output_index: 0, content_index: 0 };
    return [
      send('response.output_text.done', { ...place, text, logprobs: [] }),
      send('response.content_part.done', { ...place, part: textPart(text) }),
      send('response.output_item.done', { output_index: 0, item: messageItem(head, text) }),
    ];
  }

  function callEvents(call: HandedCall, index: number): Sent[] {
    const item = callItem(call);
    const place = { item_id: item.id, output_index: index };
    return [
      send('response.output_item.added', {
        output_index: index,
        item: { ...item, status: 'in_progress', arguments: '' },
      }),
      send('response.function_call_arguments.delta', { ...place, delta: call.args }),
      send('response.function_call_arguments.done', { ...place, name: call.name, arguments: call.args }),
      send('response.output_item.done', { output_index: index, item }),
    ];
  }

  return {
    open(answer) {
      head = headOf(answer.responseId);
      const response = shell(head, { status: 'in_progress', incomplete_details: null, output: [], usage: null });
      return [send('response.created', { response }), send('response.in_progress', { response })];
    },
    text: speak,
    last(event) {
      const calls = event.type === 'client-calls' ? event.calls : [];
      const opened = speaking || calls.length > 0 ? [] : speak('');
      const spoken = speaking ? fallSilent() : [];
      const first = speaking ? 1 : 0;
      const called = calls.flatMap((call, index) => callEvents(call, first + index));
      const output = [...(speaking ? [messageItem(head, text)] : []), ...calls.map((call) => callItem(call))];
      const response = finished(head, output, event) as { readonly status: string };
      return [...opened, ...spoken, ...called, send(`response.${response.status}`, { response })];
    },
    failed(error) {
      const { code, message } = errorAnswer(error).body.error;
      const fields = { status: 'failed', incomplete_details: null, output: [], usage: null, error: { code, message } };
      return [send('response.failed', { response: shell(head, fields) })];
    },
  };
}

function shell({ id, createdAt, body }: ResponseHead, fields: object): object {
  return {
    id,
    object: 'response',
    created_at: createdAt,
    model: body.model,
    error: null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    temperature: body.temperature ?? null,
    text: { format: body.text?.format ?? { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_p: body.top_p ?? null,
    ...fields,
  };
}

function messageId({ id }: ResponseHead): string {
  return id.replace(/^resp_/, 'msg_');
}

function messageItem(head: ResponseHead, text: string): Item {
  return { type: 'message', id: messageId(head), status: 'completed', role: 'assistant', content: [textPart(text)] };
}

function textPart(text: string) {
  return { type: 'output_text', text, annotations: [] } as const;
}

function callItem({ callId, name, namespace, args }: HandedCall): Extract<Item, { type: 'function_call' }> {
  return {
    type: 'function_call',
    id: `fc_${callId}`,
    status: 'completed',
    call_id: callId,
    name,
    ...(namespace === undefined ? {} : { namespace }),
    arguments: args,
  };
}

function usageOf({ inputTokens = 0, cachedInputTokens = 0, outputTokens = 0, reasoningTokens = 0 }: Usage): object {
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedInputTokens },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens },
    total_tokens: inputTokens + outputTokens,
  };
}
