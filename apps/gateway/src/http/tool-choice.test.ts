import type OpenAI from 'openai';
import { describe, expect, test, vi } from 'vitest';
import { MODES, testGateway, WEATHER, WEATHER_FLAT } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const QUESTION = 'use get_weather with {"city":"Oslo"}';
const ASKED: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: QUESTION }];
const NONE = { model: 'toolsearch', tools: [WEATHER], tool_choice: 'none' as const };

/** A model that calls the client's tool, whatever it was offered. */
const STUBBORN = {
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body: `data: ${JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'mock-model',
    choices: [
      {
        index: 0,
        finish_reason: 'tool_calls',
        delta: {
          role: 'assistant',
          tool_calls: [
            { index: 0, id: 'c1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } },
          ],
        },
      },
    ],
  })}\n\ndata: [DONE]\n\n`,
};

describe.each(MODES)('tool_choice none in %s mode', (mode) => {
  test('offers the model no tool, and hands no call to the client', async () => {
    const { openai, mock } = await testGateway({ mode });
    const chat = await openai.chat.completions.create({ ...NONE, messages: ASKED });
    expect(chat.choices[0]).toMatchObject({ finish_reason: 'stop' });
    expect(chat.choices[0]?.message.tool_calls).toBeUndefined();
    const response = await openai.responses.create({ ...NONE, tools: [WEATHER_FLAT], input: QUESTION });
    expect(response.output).toMatchObject([{ type: 'message' }]);
    expect(mock.requests.map(({ body }) => body.tools ?? [])).toEqual([[], []]);
  });

  test('sent with a result ends the calls of the turn that waited for it', async () => {
    const { openai, mock } = await testGateway({ mode });
    const twice: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: `${QUESTION} then ${QUESTION}` }];
    const first = await openai.chat.completions.create({ model: 'toolsearch', tools: [WEATHER], messages: twice });
    const message = first.choices[0]?.message;
    const [call] = message?.tool_calls ?? [];
    if (!message || !call) throw new Error('No call.');
    const result = { role: 'tool' as const, tool_call_id: call.id, content: 'wind' };
    const second = await openai.chat.completions.create({ ...NONE, messages: [...twice, message, result] });
    expect(second.choices[0]).toMatchObject({ finish_reason: 'stop' });
    expect(mock.requests.at(-1)?.body.tools ?? []).toEqual([]);
  });
});

test('tool_choice none answers calls left over with an error', async () => {
  const { openai, mock } = await testGateway({ mode: 'directory' });
  const both: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: `${QUESTION} at once ${QUESTION}` }];
  const first = await openai.chat.completions.create({ model: 'toolsearch', tools: [WEATHER], messages: both });
  const message = first.choices[0]?.message;
  const [call, ...rest] = message?.tool_calls ?? [];
  if (!message || !call) throw new Error('No call.');
  expect(rest).toHaveLength(1);
  const result = { role: 'tool' as const, tool_call_id: call.id, content: 'wind' };
  const second = await openai.chat.completions.create({ ...NONE, messages: [...both, message, result] });
  expect(second.choices[0]).toMatchObject({ finish_reason: 'stop' });
  const sent = JSON.stringify(mock.requests.at(-1)?.body.messages);
  expect(sent).toContain('wind');
  expect(sent).toContain('wants no further tool called');
});

test('tool_choice none answers a model that calls all the same with an error', async () => {
  const { fetch, mock } = await testGateway({
    mode: 'direct',
    mock: { intercept: (_, index) => (index === 0 ? STUBBORN : undefined) },
  });
  const answer = await fetch('/v1/chat/completions', { json: { ...NONE, messages: ASKED } });
  const { choices } = (await answer.json()) as OpenAI.ChatCompletion;
  expect(choices[0]).toMatchObject({ finish_reason: 'stop' });
  expect(choices[0]?.message.tool_calls).toBeUndefined();
  expect(JSON.stringify(mock.requests.at(-1)?.body.messages)).toContain('wants no tool called');
});
