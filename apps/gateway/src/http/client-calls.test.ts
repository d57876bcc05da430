import type OpenAI from 'openai';
import { describe, expect, test, vi } from 'vitest';
import { MODES, testGateway, WEATHER, WEATHER_FLAT } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

type ChatMessages = OpenAI.ChatCompletionMessageParam[];

const QUESTION = 'use get_weather with {"city":"Oslo"}';

function resultFor(call: OpenAI.ChatCompletionMessageToolCall, content: string): OpenAI.ChatCompletionToolMessageParam {
  return { role: 'tool', tool_call_id: call.id, content };
}

describe.each(MODES)('a client tool over chat completions in %s mode', (mode) => {
  test('is handed to the client by its own name, and the turn goes on with the result', async () => {
    const { openai, gateway } = await testGateway({ mode });
    const messages: ChatMessages = [{ role: 'user', content: QUESTION }];
    const first = await openai.chat.completions.create({
      model: 'toolsearch',
      user: 'ann',
      messages,
      tools: [WEATHER],
    });
    const [choice] = first.choices;
    expect(choice?.finish_reason).toBe('tool_calls');
    const [call] = choice?.message.tool_calls ?? [];
    expect(call).toMatchObject({ type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } });
    if (!choice || !call) throw new Error('No call.');

    const second = await openai.chat.completions.create({
      model: 'toolsearch',
      messages: [...messages, choice.message, resultFor(call, '{"sky":"grey"}')],
      tools: [WEATHER],
    });
    expect(second.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: '{"sky":"grey"}' } });
    const runs = (await gateway.readSession('ann'))?.runs ?? [];
    expect(runs).toHaveLength(1);
    expect(runs[0]?.finalCall).toMatchObject({ toolId: 'client:get_weather', source: 'client', outcome: 'ok' });
  });
});

test('a turn goes on when the client rewrites call ids and says something beside the result', async () => {
  const { openai, mock } = await testGateway();
  const messages: ChatMessages = [{ role: 'user', content: QUESTION }];
  const first = await openai.chat.completions.create({ model: 'toolsearch', messages, tools: [WEATHER] });
  const id = `call_${first.choices[0]?.message.tool_calls?.[0]?.id.slice('call'.length)}`;
  const second = await openai.chat.completions.create({
    model: 'toolsearch',
    messages: [
      ...messages,
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id, type: 'function', function: { name: 'get_weather', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: id, content: 'rain' },
      { role: 'user', content: 'Continue.' },
    ],
    tools: [WEATHER],
  });
  expect(second.choices[0]?.message.content).toBe('rain');
  expect(mock.requests.at(-1)?.body.messages).toContainEqual({ role: 'user', content: 'Continue.' });
});

describe('several client calls at once', () => {
  const asked = 'use get_weather with {"city":"Oslo"} at once use get_weather with {"city":"Lima"}';
  const script = 'directory' as const;

  test('are handed out together, and answered in any order', async () => {
    const { openai } = await testGateway({ mode: script });
    const messages: ChatMessages = [{ role: 'user', content: asked }];
    const first = await openai.chat.completions.create({ model: 'toolsearch', messages, tools: [WEATHER] });
    const message = first.choices[0]?.message;
    const [oslo, lima] = message?.tool_calls ?? [];
    if (!message || !oslo || !lima) throw new Error('Two calls were wanted.');
    const second = await openai.chat.completions.create({
      model: 'toolsearch',
      messages: [...messages, message, resultFor(lima, 'sun'), resultFor(oslo, 'rain')],
      tools: [WEATHER],
    });
    expect(second.choices[0]?.message.content).toBe('rain\nsun');
  });

  test('of which only one is answered: the other is asked for again', async () => {
    const { openai } = await testGateway({ mode: script });
    const messages: ChatMessages = [{ role: 'user', content: asked }];
    const first = await openai.chat.completions.create({ model: 'toolsearch', messages, tools: [WEATHER] });
    const message = first.choices[0]?.message;
    const [oslo, lima] = message?.tool_calls ?? [];
    if (!message || !oslo || !lima) throw new Error('Two calls were wanted.');
    const second = await openai.chat.completions.create({
      model: 'toolsearch',
      messages: [...messages, message, resultFor(oslo, 'rain')],
      tools: [WEATHER],
    });
    expect(second.choices[0]?.message.tool_calls?.map(({ id }) => id)).toEqual([lima.id]);
    const third = await openai.chat.completions.create({
      model: 'toolsearch',
      messages: [...messages, message, resultFor(lima, 'sun')],
      tools: [WEATHER],
    });
    expect(third.choices[0]?.message.content).toBe('rain\nsun');
  });
});

test('results that come too late go on from the messages, in a turn of their own', async () => {
  const { openai, gateway } = await testGateway({ config: { turn: { clientCallTimeoutMs: 1_000 } } });
  const messages: ChatMessages = [{ role: 'user', content: QUESTION }];
  const first = await openai.chat.completions.create({ model: 'toolsearch', user: 'late', messages, tools: [WEATHER] });
  const message = first.choices[0]?.message;
  const [call] = message?.tool_calls ?? [];
  if (!message || !call) throw new Error('No call.');
  await expect
    .poll(async () => (await gateway.readSession('late'))?.runs[0]?.outcome, { timeout: 5_000 })
    .toBe('aborted');
  const second = await openai.chat.completions.create({
    model: 'toolsearch',
    user: 'late',
    messages: [...messages, message, resultFor(call, 'snow')],
    tools: [WEATHER],
  });
  expect(second.choices[0]?.message.content).toBe('snow');
  expect((await gateway.readSession('late'))?.runs.map(({ outcome }) => outcome)).toEqual(['aborted', 'completed']);
});

describe.each(MODES)('a client tool over Responses in %s mode', (mode) => {
  test('is a function_call item, and its output goes on from the response', async () => {
    const { openai } = await testGateway({ mode });
    const first = await openai.responses.create({ model: 'toolsearch', input: QUESTION, tools: [WEATHER_FLAT] });
    expect(first.status).toBe('completed');
    const call = first.output.find((item) => item.type === 'function_call');
    expect(call).toMatchObject({ name: 'get_weather', arguments: '{"city":"Oslo"}', status: 'completed' });
    const second = await openai.responses.create({
      model: 'toolsearch',
      previous_response_id: first.id,
      input: [{ type: 'function_call_output', call_id: call?.call_id ?? '', output: 'wind' }],
      tools: [WEATHER_FLAT],
    });
    expect(second.output_text).toBe('wind');
  });
});

test('a tool in a namespace is called by both of its names', async () => {
  const { fetch } = await testGateway();
  const { type, strict, ...tool } = WEATHER_FLAT;
  const namespace = { type: 'namespace', name: 'mcp__sky', tools: [{ type, ...tool }] };
  const answer = await fetch('/v1/responses', {
    json: { model: 'toolsearch', input: QUESTION, tools: [namespace, { type: 'web_search' }] },
  });
  const { output } = (await answer.json()) as { output: object[] };
  expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', namespace: 'mcp__sky' }]);
});

test('a response is gone on from after the gateway was started again, also one that waited for the client', async () => {
  const before = await testGateway();
  const first = await before.openai.responses.create({
    model: 'toolsearch',
    input: 'use add_numbers with {"a":1,"b":2}',
  });
  const waiting = await before.openai.responses.create({
    model: 'toolsearch',
    previous_response_id: first.id,
    input: QUESTION,
    tools: [WEATHER_FLAT],
  });
  await before.gateway.close();

  const after = await testGateway({ stateDir: before.stateDir });
  const call = waiting.output.find((item) => item.type === 'function_call');
  const last = await after.openai.responses.create({
    model: 'toolsearch',
    previous_response_id: waiting.id,
    input: [{ type: 'function_call_output', call_id: call?.call_id ?? '', output: 'hail' }],
    tools: [WEATHER_FLAT],
  });
  expect(last.output_text).toBe('hail');
  const sent = JSON.stringify(after.mock.requests.at(-1)?.body.messages);
  expect(sent).toContain('add_numbers');
  expect(sent).toContain('hail');
});

test('a response that nobody knows is an error that names the field', async () => {
  const { openai } = await testGateway();
  const asked = openai.responses.create({ model: 'toolsearch', previous_response_id: 'resp_x_y', input: 'Hello' });
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'unknown-response', param: 'previous_response_id' });
});

test('a forced client tool is shown and called, whatever the mode', async () => {
  const { openai } = await testGateway({ mode: 'code' });
  const first = await openai.chat.completions.create({
    model: 'toolsearch',
    messages: [{ role: 'user', content: 'Say hello.' }],
    tools: [WEATHER],
    tool_choice: { type: 'function', function: { name: 'get_weather' } },
  });
  expect(first.choices[0]?.message.tool_calls?.[0]).toMatchObject({ function: { name: 'get_weather' } });
});

test('the tool loop of the OpenAI client runs to its end', async () => {
  const { openai } = await testGateway({ mode: 'code' });
  const runner = openai.chat.completions.runTools({
    model: 'toolsearch',
    messages: [{ role: 'user', content: `${QUESTION} then use add_numbers with {"a":2,"b":3}` }],
    tools: [
      {
        type: 'function',
        function: {
          ...WEATHER.function,
          parse: JSON.parse,
          function: ({ city }: { city: string }) => `fine in ${city}`,
        },
      },
    ],
  });
  expect(await runner.finalContent()).toBe('fine in Oslo\n5');
});
