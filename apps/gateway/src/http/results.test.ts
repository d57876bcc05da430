import type OpenAI from 'openai';
import { describe, expect, test, vi } from 'vitest';
import { testGateway, WEATHER, WEATHER_FLAT } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const QUESTION = 'use get_weather with {"city":"Oslo"}';
const ASKED: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: QUESTION }];

interface Told {
  readonly id: string;
  readonly output?: readonly { readonly type: string; readonly call_id?: string }[];
  readonly error?: { readonly message: string; readonly code: string; readonly param: string | null };
}

/** A gateway with a Responses turn that waits in session `ann`. */
async function waitingResponse() {
  const { fetch, gateway } = await testGateway();
  const send = async (fields: object, headers: Record<string, string> = {}) => {
    const answer = await fetch('/v1/responses', {
      json: { model: 'toolsearch', tools: [WEATHER_FLAT], ...fields },
      headers,
    });
    return { status: answer.status, session: answer.headers.get('x-session-id'), body: (await answer.json()) as Told };
  };
  const first = await send({ input: QUESTION }, { 'x-session-id': 'ann' });
  const callId = first.body.output?.find(({ type }) => type === 'function_call')?.call_id ?? '';
  const result = [{ type: 'function_call_output', call_id: callId, output: 'wind' }];
  const outcomes = async () => (await gateway.readSession('ann'))?.runs.map(({ outcome }) => outcome);
  return { send, outcomes, result, callId, responseId: first.body.id };
}

describe('a call that waits', () => {
  test('is not answered from a response that nobody knows, and waits on', async () => {
    const { send, outcomes, result, responseId } = await waitingResponse();
    const lost = await send({ input: result, previous_response_id: 'resp_ann_lost' });
    expect(lost).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-response', param: 'previous_response_id' } },
    });
    expect(await outcomes()).not.toEqual(['completed']);
    expect((await send({ input: result, previous_response_id: responseId })).status).toBe(200);
    expect(await outcomes()).toEqual(['completed']);
  });

  test('is not answered from a response that did not hand it out', async () => {
    const { send, outcomes, result, callId } = await waitingResponse();
    const other = await send({ input: 'use add_numbers with {"a":1,"b":2}' });
    const wrong = await send({ input: result, previous_response_id: other.body.id });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', param: 'input[0].call_id' } },
    });
    expect(wrong.body.error?.message).toContain(callId);
    expect(await outcomes()).not.toEqual(['completed']);
  });

  test('is answered by its response where the name of the session is no plain word', async () => {
    const { fetch, gateway } = await testGateway();
    const send = async (fields: object) => {
      const answer = await fetch('/v1/responses', { json: { model: 'toolsearch', tools: [WEATHER_FLAT], ...fields } });
      return { session: answer.headers.get('x-session-id') ?? '', body: (await answer.json()) as Told };
    };
    const first = await send({ input: QUESTION, user: 'ann@example.com' });
    const callId = first.body.output?.find(({ type }) => type === 'function_call')?.call_id ?? '';
    const result = [{ type: 'function_call_output', call_id: callId, output: 'wind' }];
    const second = await send({ input: result, previous_response_id: first.body.id });
    expect(second.session).toBe(first.session);
    const { runs } = (await gateway.readSession(first.session)) ?? {};
    expect(runs?.map(({ outcome }) => outcome)).toEqual(['completed']);
  });

  test.each<[string, object, Record<string, string>]>([
    ['header', {}, { 'x-session-id': 'bob' }],
    ['conversation', { conversation: 'bob' }, {}],
    ['user', { user: 'bob' }, {}],
  ])('is not answered by another session, named by its %s', async (_, fields, headers) => {
    const { send, outcomes, result } = await waitingResponse();
    expect((await send({ input: result, ...fields }, headers)).status).toBe(400);
    expect(await outcomes()).not.toEqual(['completed']);
    const own = await send({ input: result }, { 'x-session-id': 'ann' });
    expect(own).toMatchObject({ status: 200, session: 'ann' });
    expect(await outcomes()).toEqual(['completed']);
  });

  test('is not answered by another session over chat completions', async () => {
    const { fetch, gateway } = await testGateway();
    const send = (session: string, messages: readonly object[]) =>
      fetch('/v1/chat/completions', {
        json: { model: 'toolsearch', messages, tools: [WEATHER] },
        headers: { 'x-session-id': session },
      });
    const first = (await (await send('ann', ASKED)).json()) as OpenAI.ChatCompletion;
    const message = first.choices[0]?.message;
    const result = { role: 'tool', tool_call_id: message?.tool_calls?.[0]?.id, content: 'wind' };
    // Where the request holds the whole conversation, it is a conversation of its own.
    const other = await send('bob', [...ASKED, message ?? {}, result]);
    expect(other.headers.get('x-session-id')).toBe('bob');
    expect((await send('bob', [result])).status).toBe(400);
    expect((await gateway.readSession('ann'))?.runs[0]?.outcome).not.toBe('completed');
    const own = await send('ann', [...ASKED, message ?? {}, result]);
    expect(own.headers.get('x-session-id')).toBe('ann');
    expect((await gateway.readSession('ann'))?.runs[0]?.outcome).toBe('completed');
  });
});

test('a call that waits in a session of one agent is not answered by another agent', async () => {
  const { fetch } = await testGateway({ config: { agents: { clerk: {}, guard: {} } } });
  const send = (agent: string, messages: readonly object[]) =>
    fetch('/v1/chat/completions', {
      json: { model: 'toolsearch', messages, tools: [WEATHER] },
      headers: { 'x-agent-id': agent },
    });
  const first = (await (await send('clerk', ASKED)).json()) as OpenAI.ChatCompletion;
  const message = first.choices[0]?.message;
  const result = { role: 'tool', tool_call_id: message?.tool_calls?.[0]?.id, content: 'wind' };
  const messages = [...ASKED, message ?? {}, result];
  const other = await send('guard', messages);
  expect(other.status).toBe(400);
  expect(await other.json()).toMatchObject({ error: { code: 'invalid_request' } });
  expect((await send('clerk', messages)).status).toBe(200);
});

describe('a result that nobody asked for is an error that names it', () => {
  const call = { id: 'callA', type: 'function', function: { name: 'get_weather', arguments: '{}' } };
  const called = { role: 'assistant', content: null, tool_calls: [call] };
  const result = { role: 'tool', tool_call_id: 'callLost', content: 'wind' };

  test.each<[string, readonly object[], string]>([
    ['alone', [result], 'messages[0].tool_call_id'],
    ['behind a question', [...ASKED, result], 'messages[1].tool_call_id'],
    [
      'beside the result of a call',
      [...ASKED, called, { ...result, tool_call_id: 'callA' }, result],
      'messages[3].tool_call_id',
    ],
    [
      'before its call',
      [...ASKED, { ...result, tool_call_id: 'callA' }, called, { role: 'user', content: 'Hello' }],
      'messages[1].tool_call_id',
    ],
  ])('over chat completions, %s', async (_, messages, param) => {
    const { fetch, mock } = await testGateway();
    const answer = await fetch('/v1/chat/completions', { json: { model: 'toolsearch', messages, tools: [WEATHER] } });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as Told;
    expect(error).toMatchObject({ code: 'invalid_request', param });
    expect(error?.message).toMatch(/"call(Lost|A)"/);
    expect(mock.requests).toHaveLength(0);
  });

  test('over Responses, also beside one that is waited for, which waits on', async () => {
    const { send, outcomes, result: wanted } = await waitingResponse();
    const lost = { type: 'function_call_output', call_id: 'callLost', output: 'wind' };
    for (const [input, param] of [
      [[lost], 'input[0].call_id'],
      [[...wanted, lost], 'input[1].call_id'],
    ] as const) {
      const answer = await send({ input });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', param } } });
      expect(answer.body.error?.message).toContain('"callLost"');
    }
    expect(await outcomes()).not.toEqual(['completed']);
  });
});
