import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from './message.ts';
import type { StepEvent, StepRequest } from './provider.ts';
import { createProviders } from './providers.ts';

const PIXEL = 'iVBORw0KGgo'.repeat(40);

const MESSAGES: readonly Message[] = [
  { role: 'system', text: 'The client says: be brief.' },
  { role: 'user', parts: [{ type: 'text', text: 'Look.' }] },
  { role: 'assistant', parts: [{ type: 'tool-call', callId: 'c1', name: 'camera', args: '{"zoom":2}' }] },
  {
    role: 'tool',
    callId: 'c1',
    name: 'camera',
    content: [
      { type: 'text', text: 'one picture' },
      { type: 'image', data: PIXEL, mimeType: 'image/png' },
    ],
  },
];

const TOOLS = [
  {
    name: 'camera',
    description: 'Takes a picture.',
    inputSchema: { type: 'object', properties: { zoom: { type: 'integer' } } },
  },
];

interface Wire {
  readonly url: string;
  readonly bodies: string[];
  readonly headers: Record<string, unknown>[];
}

/** A server that answers every request with these server-sent events. */
async function wire(events: readonly object[], named = false): Promise<Wire> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    headers.push(request.headers);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) {
      if (named) response.write(`event: ${(event as { type: string }).type}\n`);
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
    response.end(named ? '' : 'data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, bodies, headers };
}

const ANTHROPIC = [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'x',
      content: [],
      stop_reason: null,
      usage: { input_tokens: 7, output_tokens: 0 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'I look.' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 'c2', name: 'camera', input: {} } },
  { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"zoom":3}' } },
  { type: 'content_block_stop', index: 1 },
  { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 5 } },
  { type: 'message_stop' },
];

const CHAT = [
  {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [{ index: 0, delta: { role: 'assistant', content: 'I look.' }, finish_reason: null }],
  },
  {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [
      {
        index: 0,
        delta: {
          tool_calls: [{ index: 0, id: 'c2', type: 'function', function: { name: 'camera', arguments: '{"zoom":3}' } }],
        },
        finish_reason: null,
      },
    ],
  },
  {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }],
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
  },
];

async function step(
  api: 'openai-completions' | 'openai-responses' | 'anthropic-messages',
  baseUrl: string,
  request: Partial<StepRequest> = {},
) {
  const providers = createProviders({
    providers: { p: { api, baseUrl, apiKey: '${' + 'THE_KEY}', contextWindow: 1_000 } },
    environment: { THE_KEY: 'the-real-key' },
  });
  const { provider, model } = providers.resolve('p/model-1');
  const events: StepEvent[] = [];
  for await (const event of provider.streamStep({
    model,
    system: 'You see.',
    messages: MESSAGES,
    tools: TOOLS,
    signal: new AbortController().signal,
    ...request,
  })) {
    events.push(event);
  }
  return events;
}

test.each([
  ['anthropic-messages', ANTHROPIC, true],
  ['openai-completions', CHAT, false],
] as const)(
  '%s: text, tool call, reason and usage come in one form, and equal requests are equal bytes',
  async (api, events, named) => {
    const { url, bodies, headers } = await wire(events, named);
    const seen = await step(api, url);
    expect(seen).toMatchObject(
      [
        { type: 'text-delta', text: 'I look.' },
        { type: 'part', part: { type: 'text', text: 'I look.' } },
        { type: 'part', part: { type: 'tool-call', callId: 'c2', name: 'camera', args: '{"zoom":3}' } },
        { type: 'finish', reason: 'tool-calls', usage: { inputTokens: 7, outputTokens: 5 } },
      ].sort((a, b) => seen.findIndex((e) => same(e, a)) - seen.findIndex((e) => same(e, b))),
    );
    await step(api, url);
    expect(bodies[1]).toBe(bodies[0]);
    expect(JSON.stringify(headers[0])).toContain('the-real-key');
  },
);

function same(event: StepEvent, wanted: { type: string; part?: { type: string } }): boolean {
  return event.type === wanted.type && (event.type !== 'part' || event.part.type === wanted.part?.type);
}

test('chat completions: a picture of a tool stands behind its text, never inside it', async () => {
  const { url, bodies } = await wire(CHAT);
  await step('openai-completions', url);
  const { messages } = JSON.parse(bodies[0] ?? '') as { messages: { role: string; content: unknown }[] };
  expect(messages.map(({ role }) => role)).toEqual(['system', 'system', 'user', 'assistant', 'tool', 'user']);
  expect(messages[4]?.content).toBe('one picture\n[image, image/png]');
  expect(messages[5]?.content).toEqual([{ type: 'image_url', image_url: { url: `data:image/png;base64,${PIXEL}` } }]);
});

test('Anthropic messages: a picture of a tool is a block of its result', async () => {
  const { url, bodies } = await wire(ANTHROPIC, true);
  await step('anthropic-messages', url);
  const { messages, system } = JSON.parse(bodies[0] ?? '') as {
    messages: { role: string; content: unknown }[];
    system: unknown;
  };
  expect(JSON.stringify(system)).toContain('You see.');
  expect(JSON.stringify(messages.at(-1))).toContain('"type":"image"');
});

test('a stream that ends too early, or speaks something else, is a failure', async () => {
  const { url } = await wire(ANTHROPIC.slice(0, 3), true);
  await expect(step('anthropic-messages', url)).rejects.toMatchObject({ name: 'ProviderError' });
});

test('a provider that is not there is unreachable, after it was tried again', async () => {
  const waits: number[] = [];
  const providers = createProviders({
    providers: { p: { api: 'openai-completions', baseUrl: 'http://127.0.0.1:9/v1', contextWindow: 1_000 } },
    wait: async (delayMs) => void waits.push(delayMs),
  });
  const { provider, model } = providers.resolve('p/m');
  const asked = provider.streamStep({
    model,
    messages: MESSAGES.slice(1, 2),
    tools: [],
    signal: new AbortController().signal,
  });
  await expect(asked[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'provider-unreachable' });
  expect(waits).toEqual([500, 1_000]);
});

test('a model of no provider names those that there are', () => {
  const providers = createProviders({
    providers: {
      b: { api: 'openai-completions', baseUrl: 'http://127.0.0.1:9/v1', contextWindow: 1 },
      a: { api: 'openai-responses', baseUrl: 'http://127.0.0.1:9/v1', contextWindow: 1 },
    },
  });
  for (const ref of ['m', 'c/m', 'a/', '/m'])
    expect(() => providers.resolve(ref)).toThrow(/wanted <provider>\/<model>.*: a, b/);
  expect(providers.resolve('a/org/model')).toMatchObject({ model: 'org/model', ref: 'a/org/model' });
});
