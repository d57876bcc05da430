import OpenAI from 'openai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { argsFromHint, argsFromSchema } from './arguments.ts';
import { type MockProviderOptions, startMockProvider } from './index.ts';
import { parseWishes } from './wish.ts';

async function provider(options?: MockProviderOptions) {
  const mock = await startMockProvider(options);
  onTestFinished(() => mock.close());
  return { mock, openai: new OpenAI({ baseURL: mock.url, apiKey: 'x', maxRetries: 0 }) };
}

const TOOL = {
  type: 'function' as const,
  function: {
    name: 'box__open_lid',
    description: 'Opens the lid of a box.',
    parameters: { type: 'object', required: ['box'], properties: { box: { type: 'string' } } },
  },
};

describe('what a user asks for', () => {
  test('is read from plain words', () => {
    expect(parseWishes('Please use open_lid with {"box":"a then b; use c"}. Thank you')).toEqual([
      [{ words: 'open_lid', args: { box: 'a then b; use c' }, untilItWorks: false }],
    ]);
    expect(parseWishes('use a with {} then use b; use c with {"x":{"y":1}} at once use d')).toMatchObject([
      [{ words: 'a', args: {} }],
      [{ words: 'b' }],
      [{ words: 'c', args: { x: { y: 1 } } }, { words: 'd' }],
    ]);
    expect(parseWishes('use a with {} until it works')).toMatchObject([[{ words: 'a', untilItWorks: true }]]);
    expect(parseWishes('open the lid of the box {"box":"b"}')).toMatchObject([
      [{ words: 'open the lid of the box', args: { box: 'b' } }],
    ]);
  });
});

describe('arguments that nobody gave', () => {
  test('are the least that the schema asks for', () => {
    const schema = {
      type: 'object',
      required: ['name', 'kind', 'count', 'where', 'tags', 'either'],
      properties: {
        name: { type: 'string' },
        kind: { enum: ['drip', 'flood'] },
        count: { type: 'integer', minimum: 3 },
        where: { $ref: '#/$defs/place' },
        tags: { type: 'array', minItems: 1, items: { const: 'x' } },
        either: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        spare: { type: 'string' },
      },
      $defs: { place: { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } } },
    };
    expect(argsFromSchema(schema)).toEqual({
      name: 'example',
      kind: 'drip',
      count: 3,
      where: { lat: 1 },
      tags: ['x'],
      either: true,
    });
  });

  test('are the least that a signature asks for', () => {
    expect(
      argsFromHint(
        '{ id: string; mode?: "drip" | "flood"; at: { x: number; y?: number }; kind: "a" | "b"; all: string[] }',
      ),
    ).toEqual({
      id: 'example',
      at: { x: 1 },
      kind: 'a',
      all: [],
    });
    expect(argsFromHint('unknown')).toEqual({});
  });
});

describe('the server', () => {
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'use open lid with {"box":"blue"}' }];

  test('answers equally whole and streamed, over both APIs, and the official client reads it', async () => {
    const { openai } = await provider();
    const whole = await openai.chat.completions.create({ model: 'm', messages, tools: [TOOL] });
    expect(whole.choices[0]?.message.tool_calls?.[0]).toMatchObject({
      function: { name: 'box__open_lid', arguments: '{"box":"blue"}' },
    });
    const streamed = await openai.chat.completions.stream({ model: 'm', messages, tools: [TOOL] }).finalMessage();
    expect(streamed.tool_calls?.[0]).toMatchObject({ function: { arguments: '{"box":"blue"}' } });
    const flat = { type: 'function' as const, strict: false, ...TOOL.function };
    const asked = { model: 'm', input: 'use open lid with {"box":"blue"}', tools: [flat] };
    const response = await openai.responses.create(asked);
    expect(response.output).toMatchObject([
      { type: 'function_call', name: 'box__open_lid', arguments: '{"box":"blue"}' },
    ]);
    expect((await openai.responses.stream(asked).finalResponse()).output).toMatchObject([
      { arguments: '{"box":"blue"}' },
    ]);
  });

  test('says what the tool said, and says so when no tool fits', async () => {
    const { openai } = await provider();
    const call = { id: 'c', type: 'function' as const, function: { name: 'box__open_lid', arguments: '{}' } };
    const told = await openai.chat.completions.create({
      model: 'm',
      messages: [
        ...messages,
        { role: 'assistant', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'c', content: 'it is open' },
      ],
      tools: [TOOL],
    });
    expect(told.choices[0]?.message.content).toBe('it is open');
    const nothing = await openai.chat.completions.create({ model: 'm', messages });
    expect(nothing.choices[0]?.message.content).toMatch(/^No tool that was offered fits/);
  });

  test('calls nothing where the request wants no tool called', async () => {
    const { openai } = await provider();
    const asked = await openai.chat.completions.create({ model: 'm', messages, tools: [TOOL], tool_choice: 'none' });
    expect(asked.choices[0]).toMatchObject({ finish_reason: 'stop' });
    const flat = { type: 'function' as const, strict: false, ...TOOL.function };
    const input = 'use open lid with {"box":"blue"}';
    const response = await openai.responses.create({ model: 'm', input, tools: [flat], tool_choice: 'none' });
    expect(response.output).toMatchObject([{ type: 'message' }]);
  });

  test('keeps the bytes it was sent, and sends what it is told to send instead', async () => {
    const { mock } = await provider({
      intercept: (_, index) => (index === 1 ? { status: 503, body: '{}' } : undefined),
    });
    const body = '{ "model": "m",  "messages": [] }';
    const send = () => fetch(`${mock.url}/chat/completions`, { method: 'POST', body });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(503);
    expect(mock.requests.map(({ bytes }) => bytes.toString())).toEqual([body, body]);
    expect((await fetch(`${mock.url}/chat/completions`, { method: 'POST', body: '{' })).status).toBe(400);
    expect((await fetch(`${mock.url}/lost`)).status).toBe(404);
  });
});
