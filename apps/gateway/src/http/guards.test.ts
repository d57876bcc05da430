import { stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { startGateway } from '../gateway.ts';
import { testGateway, WEATHER } from './harness.ts';

const HELLO = { model: 'toolsearch', messages: [{ role: 'user', content: 'Hello' }] };

describe('the token', () => {
  test('is made once, for its owner alone, and kept', async () => {
    const first = await testGateway();
    const { mode } = await stat(join(first.stateDir, 'token'));
    expect(mode & 0o777).toBe(0o600);
    expect(first.gateway.token).toMatch(/^[0-9a-f]{64}$/);
    await first.gateway.close();
    expect((await testGateway({ stateDir: first.stateDir })).gateway.token).toBe(first.gateway.token);
  });

  test.each([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer wrong' }],
    ['one of another kind', { authorization: 'Basic d3Jvbmc=' }],
  ])('%s is answered with 401, in the shape of OpenAI errors', async (_, headers) => {
    const { gateway } = await testGateway();
    const response = await fetch(`${gateway.url}/v1/models`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: {
        message: expect.stringContaining('Bearer <token>'),
        type: 'authentication_error',
        param: null,
        code: 'invalid_api_key',
      },
    });
  });
});

describe('a request that a browser was tricked into', () => {
  function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(`${url}/healthz`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }

  test.each([
    [{ host: 'evil.example' }, 403],
    [{ host: '127.0.0.1.evil.example:80' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ host: 'localhost:1' }, 200],
    [{ origin: 'http://localhost:5173' }, 200],
  ])('%j gives %i', async (headers, status) => {
    const { gateway } = await testGateway();
    expect(await statusFor(gateway.url, headers as Record<string, string>)).toBe(status);
  });
});

describe('a body', () => {
  test('above the bound is refused, with its length declared or not', async () => {
    const { fetch } = await testGateway({ config: {} });
    const small = await testGateway();
    await small.gateway.reconfigure({
      ...parseConfig({ model: 'mock/m', providers: { mock: { baseUrl: small.mock.url } } }),
      gateway: { host: '127.0.0.1', port: 0, maxBodyBytes: 1_000, stateDir: small.stateDir },
    });
    const body = JSON.stringify({ ...HELLO, padding: 'x'.repeat(2_000) });
    const stream = new Blob([body]).stream();
    for (const init of [{ body }, { body: stream, duplex: 'half' as const }]) {
      const response = await small.fetch('/v1/chat/completions', { method: 'POST', ...init } as RequestInit);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        error: { code: 'body_too_large', message: expect.stringContaining('1000') },
      });
    }
    expect((await fetch('/v1/models')).status).toBe(200);
  });

  test.each<[string, string, object]>([
    ['that is no JSON', '{"model":', { code: 'invalid_json', param: null }],
    ['that is nested without end', `{"model":${'['.repeat(90_000)}${']'.repeat(90_000)}}`, { code: 'invalid_request' }],
    ['without a model', '{"messages":[{"role":"user","content":"x"}]}', { param: 'model' }],
    ['without messages', '{"model":"m","messages":[]}', { param: 'messages' }],
    [
      'with a role nobody knows',
      '{"model":"m","messages":[{"role":"king","content":"x"}]}',
      { param: 'messages[0].role' },
    ],
    [
      'with content that is a number',
      '{"model":"m","messages":[{"role":"user","content":7}]}',
      { param: 'messages[0].content' },
    ],
    [
      'with a hot temperature',
      '{"model":"m","temperature":"hot","messages":[{"role":"user","content":"x"}]}',
      { param: 'temperature' },
    ],
  ])('%s is an error that names the path', async (_, body, error) => {
    const { fetch, mock } = await testGateway();
    const response = await fetch('/v1/chat/completions', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', ...error } });
    expect(mock.requests).toHaveLength(0);
  });

  test.each<[string, unknown, string]>([
    ['without a name', { type: 'function', function: { parameters: {} } }, 'tools[0].function.name'],
    [
      'with a name no provider takes',
      { type: 'function', function: { name: 'get weather' } },
      'tools[0].function.name',
    ],
    [
      'with parameters that are no schema',
      { type: 'function', function: { name: 'x', parameters: 7 } },
      'tools[0].function.parameters',
    ],
    ['that is a text', 'get_weather', 'tools[0]'],
  ])('with a client tool %s is an error that names the path, and nothing has begun', async (_, tool, param) => {
    const { fetch, mock, gateway } = await testGateway();
    const response = await fetch('/v1/chat/completions', { json: { ...HELLO, user: 'bad', tools: [tool] } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', code: 'invalid_request', param },
    });
    expect(mock.requests).toHaveLength(0);
    expect(await gateway.readSession('bad')).toBeUndefined();
  });
});

test('a client tool with the name of another tool is refused in directory mode, naming both', async () => {
  const { fetch } = await testGateway({ mode: 'directory' });
  const clash = { type: 'function', function: { ...WEATHER.function, name: 'add_numbers' } };
  const response = await fetch('/v1/chat/completions', { json: { ...HELLO, tools: [clash] } });
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { message: string; param: string } };
  expect(error.param).toBe('tools');
  expect(error.message).toContain('client tool "add_numbers"');
  expect(error.message).toContain('plugin:desk:add_numbers');
});

test.each([
  ['a model of no provider', { ...HELLO, model: 'gpt-9' }, {}, 'model_not_found', 'model'],
  ['an agent that is not there', { ...HELLO, model: 'agent:nobody' }, {}, 'unknown_agent', 'model'],
  ['an agent that is not there, by header', HELLO, { 'x-agent-id': 'nobody' }, 'unknown_agent', 'x-agent-id'],
])('%s is an error that says where', async (_, json, headers, code, param) => {
  const { fetch } = await testGateway();
  const response = await fetch('/v1/chat/completions', { json, headers });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code, param } });
});

test('a session belongs to one agent', async () => {
  const { fetch } = await testGateway({ config: { agents: { clerk: {}, guard: {} } } });
  const as = (agent: string) =>
    fetch('/v1/chat/completions', { json: HELLO, headers: { 'x-agent-id': agent, 'x-session-id': 'desk' } });
  expect((await as('clerk')).headers.get('x-session-id')).toBe('desk');
  expect((await as('guard')).status).toBe(400);
});

test('models, health and an unknown route', async () => {
  const { fetch, gateway } = await testGateway({ config: { agents: { clerk: {} } } });
  const { data } = (await (await fetch('/v1/models')).json()) as { data: { id: string }[] };
  expect(data.map(({ id }) => id)).toEqual(['toolsearch', 'openclaw', 'agent:clerk', 'mock/mock-model']);
  const open = (path: string, method = 'GET') => globalThis.fetch(`${gateway.url}${path}`, { method });
  expect((await open('/', 'HEAD')).status).toBe(200);
  expect(await (await open('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await open('/readyz')).json()).toEqual({ status: 'ready', starting: [], unavailable: [] });
  const lost = await fetch('/v1/lost');
  expect(lost.status).toBe(404);
  expect(await lost.json()).toMatchObject({ error: { code: 'unknown_route' } });
});

describe('a start that cannot succeed leaves nothing behind', () => {
  test('a port that is taken', async () => {
    const { gateway, stateDir } = await testGateway();
    const port = Number(new URL(gateway.url).port);
    const config = parseConfig({ gateway: { port, stateDir }, model: 'm/m' });
    await expect(startGateway({ config, baseDir: stateDir })).rejects.toThrow(
      /Cannot listen on 127\.0\.0\.1:\d+: EADDRINUSE/,
    );
  });

  test('a token file that holds no token', async () => {
    const { gateway, stateDir } = await testGateway();
    await gateway.close();
    await writeFile(join(stateDir, 'token'), 'short\n');
    await expect(
      startGateway({ config: parseConfig({ gateway: { port: 0, stateDir } }), baseDir: stateDir }),
    ).rejects.toThrow(/token: found 5 characters/);
  });

  test('a rule that cannot hold', async () => {
    const { stateDir } = await testGateway();
    const agents = { clerk: { tools: { allow: ['group:lost'] } } };
    const config = { ...parseConfig({ gateway: { port: 0, stateDir } }), agents };
    await expect(startGateway({ config, baseDir: stateDir })).rejects.toMatchObject({ code: 'unknown-group' });
  });
});
