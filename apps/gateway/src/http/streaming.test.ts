import { describe, expect, test } from 'vitest';
import { testGateway, WEATHER, WEATHER_FLAT } from './harness.ts';

interface Chunk {
  readonly choices: { readonly delta: Record<string, unknown>; readonly finish_reason: string | null }[];
  readonly usage?: unknown;
}

async function eventsOf(response: Response): Promise<{ readonly event?: string; readonly data: string }[]> {
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      return { ...(event === undefined ? {} : { event }), data: /^data: (.*)$/m.exec(block)?.[1] ?? '' };
    });
}

describe('chat completions as a stream', () => {
  test('begin with the role, end with the reason and [DONE]', async () => {
    const { fetch } = await testGateway();
    const response = await fetch('/v1/chat/completions', {
      json: {
        model: 'toolsearch',
        messages: [{ role: 'user', content: 'use drawer_3 with {"reason":"pens and paper"}' }],
        stream: true,
        stream_options: { include_usage: true },
      },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = await eventsOf(response);
    expect(events.at(-1)?.data).toBe('[DONE]');
    const chunks = events.slice(0, -1).map(({ data }) => JSON.parse(data) as Chunk);
    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' });
    const text = chunks.flatMap(({ choices }) => choices[0]?.delta.content ?? []).join('');
    expect(text).toBe('drawer 3 opened: pens and paper');
    expect(chunks.filter(({ choices }) => choices[0]?.delta.content).length).toBeGreaterThan(1);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  });

  test('are put together by the OpenAI client, with calls for the client', async () => {
    const { openai } = await testGateway();
    const stream = openai.chat.completions.stream({
      model: 'toolsearch',
      messages: [{ role: 'user', content: 'use get_weather with {"city":"Oslo"}' }],
      tools: [WEATHER],
    });
    const message = await stream.finalMessage();
    expect(message.tool_calls?.[0]).toMatchObject({ function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } });
    const second = openai.chat.completions.stream({
      model: 'toolsearch',
      messages: [
        { role: 'user', content: 'use get_weather with {"city":"Oslo"}' },
        message,
        { role: 'tool', tool_call_id: message.tool_calls?.[0]?.id ?? '', content: 'fog' },
      ],
    });
    expect(await second.finalContent()).toBe('fog');
  });
});

describe('responses as a stream', () => {
  test('grow by numbered events', async () => {
    const { fetch } = await testGateway();
    const response = await fetch('/v1/responses', {
      json: { model: 'toolsearch', input: 'use drawer_3 with {"reason":"pens"}', stream: true },
    });
    const events = await eventsOf(response);
    const names = events.map(({ event }) => event);
    expect([...new Set(names)]).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    const parsed = events.map(({ data }) => JSON.parse(data) as { type: string; sequence_number: number });
    expect(parsed.map(({ type }) => type)).toEqual(names);
    expect(parsed.map((event) => event.sequence_number)).toEqual(parsed.map((_, index) => index));
  });

  test('are put together by the OpenAI client', async () => {
    const { openai } = await testGateway();
    const spoken = openai.responses.stream({ model: 'toolsearch', input: 'use add_numbers with {"a":1,"b":2}' });
    expect((await spoken.finalResponse()).output_text).toBe('3');

    const called = openai.responses.stream({
      model: 'toolsearch',
      input: 'use get_weather with {"city":"Oslo"}',
      tools: [WEATHER_FLAT],
    });
    const seen: string[] = [];
    called.on('response.function_call_arguments.delta', ({ delta }) => seen.push(delta));
    const { output } = await called.finalResponse();
    expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', arguments: '{"city":"Oslo"}' }]);
    expect(seen.join('')).toBe('{"city":"Oslo"}');
  });
});

describe('a provider that fails', () => {
  const refusal = (status: number, message: string) => ({ status, body: JSON.stringify({ error: { message } }) });

  test('with a wrong key: an error without the key', async () => {
    const { openai } = await testGateway({ mock: { intercept: () => refusal(401, 'Wrong key a-key-of-the-mock') } });
    const asked = openai.chat.completions.create({
      model: 'toolsearch',
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const error = await asked.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, code: 'provider-unauthorised' });
    expect(JSON.stringify(error)).not.toContain('a-key-of-the-mock');
  });

  test('in the same way for a streaming client', async () => {
    const { openai } = await testGateway({ mock: { intercept: () => refusal(400, 'context too long') } });
    const asked = openai.chat.completions.create({
      model: 'toolsearch',
      messages: [{ role: 'user', content: 'Hello' }],
      stream: true,
    });
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'request-refused', message: /context too long/ });
  });

  test('twice for a moment: it is asked again', async () => {
    const busy = { status: 429, headers: { 'retry-after-ms': '1' }, body: '{"error":{"message":"slow down"}}' };
    const { ask, mock } = await testGateway({ mock: { intercept: (_, index) => (index < 2 ? busy : undefined) } });
    expect(await ask('use add_numbers with {"a":1,"b":2}')).toBe('3');
    expect(mock.requests).toHaveLength(5);
  });

  test('in the middle of a stream: the client hears of it inside the stream', async () => {
    const torn = {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content: 'Half' }, finish_reason: null }] })}\n\ndata: {"error":{"message":"gone"}}\n\n`,
    };
    const { openai, gateway } = await testGateway({ mock: { intercept: () => torn } });
    const stream = await openai.chat.completions.create({
      model: 'toolsearch',
      user: 'torn',
      messages: [{ role: 'user', content: 'Hello' }],
      stream: true,
    });
    let text = '';
    const read = async () => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toThrow(/mock/);
    expect(text).toBe('Half');
    expect((await gateway.readSession('torn'))?.runs[0]?.outcome).toBe('failed');
  });
});

test('a client that goes away ends its turn', async () => {
  const { fetch, gateway } = await testGateway({ mode: 'direct' });
  const leave = new AbortController();
  const asked = fetch('/v1/chat/completions', {
    json: { model: 'toolsearch', user: 'gone', messages: [{ role: 'user', content: 'use wait_long with {}' }] },
    signal: leave.signal,
  });
  await expect.poll(async () => (await gateway.readSession('gone'))?.messages.length, { timeout: 5_000 }).toBe(2);
  leave.abort();
  await expect(asked).rejects.toThrow();
  await expect
    .poll(async () => (await gateway.readSession('gone'))?.runs[0]?.outcome, { timeout: 5_000 })
    .toBe('aborted');
});
