/** A move in the form of `POST /responses`, whole or as server-sent events. */
import { type AnswerFacts, completionTokens, numberedCalls, pieces } from './chat-answer.ts';
import type { Move } from './plan.ts';

/** The body of an answer in one piece. */
export function responseObject(move: Move, facts: AnswerFacts): object {
  return { ...shell(facts, 'completed'), output: outputItems(move, facts), usage: usage(move, facts) };
}

/** The same answer as events, numbered in order. */
export function responseEvents(
  move: Move,
  facts: AnswerFacts,
): ({ readonly type: string } & Record<string, unknown>)[] {
  const open = { ...shell(facts, 'in_progress'), output: [], usage: null };
  const events: ({ type: string } & Record<string, unknown>)[] = [
    { type: 'response.created', response: open },
    { type: 'response.in_progress', response: open },
  ];
  for (const [index, item] of outputItems(move, facts).entries()) {
    const place = { output_index: index, item_id: item.id };
    if (item.type === 'function_call') {
      events.push(
        {
          type: 'response.output_item.added',
          output_index: index,
          item: { ...item, status: 'in_progress', arguments: '' },
        },
        { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments },
        { type: 'response.function_call_arguments.done', ...place, arguments: item.arguments },
      );
    } else {
      const part = { type: 'output_text', text: '', annotations: [] };
      const text = item.content[0]?.text ?? '';
      events.push(
        {
          type: 'response.output_item.added',
          output_index: index,
          item: { ...item, status: 'in_progress', content: [] },
        },
        { type: 'response.content_part.added', ...place, content_index: 0, part },
        ...pieces(text).map((delta) => ({ type: 'response.output_text.delta', ...place, content_index: 0, delta })),
        { type: 'response.output_text.done', ...place, content_index: 0, text },
        { type: 'response.content_part.done', ...place, content_index: 0, part: { ...part, text } },
      );
    }
    events.push({ type: 'response.output_item.done', output_index: index, item });
  }
  events.push({ type: 'response.completed', response: responseObject(move, facts) });
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

type OutputItem =
  | { id: string; type: 'function_call'; status: string; call_id: string; name: string; arguments: string }
  | {
      id: string;
      type: 'message';
      status: string;
      role: 'assistant';
      content: { type: string; text: string; annotations: [] }[];
    };

function outputItems(move: Move, { serial }: AnswerFacts): OutputItem[] {
  if ('text' in move) {
    const content = [{ type: 'output_text', text: move.text, annotations: [] as [] }];
    return [{ id: `msg_${serial}`, type: 'message', status: 'completed', role: 'assistant', content }];
  }
  return numberedCalls(move, serial).map(({ id, name, args }, index) => ({
    id: `fc_${serial}_${index}`,
    type: 'function_call',
    status: 'completed',
    call_id: id,
    name,
    arguments: args,
  }));
}

function shell({ serial, model }: AnswerFacts, status: string): object {
  return {
    id: `resp_mock_${serial}`,
    object: 'response',
    created_at: 0,
    status,
    model,
    error: null,
    incomplete_details: null,
    parallel_tool_calls: true,
    tools: [],
  };
}

function usage(move: Move, { promptTokens }: AnswerFacts): object {
  const completion = completionTokens(move);
  return {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: completion,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: promptTokens + completion,
  };
}
