import { describe, expect, test, vi } from 'vitest';
import { testGateway } from '../harness.ts';
import { connect, gatewayWithConfig, INITIALIZE, post } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

test.each<[string, string, unknown, string]>([
  ['without params', 'tools/call', undefined, 'params: found nothing; wanted an object.'],
  ['without a name', 'tools/call', { arguments: {} }, 'params.name: found nothing; wanted a string.'],
  ['of a number', 'tools/call', { name: 7 }, 'params.name: found 7; wanted a string.'],
  [
    'with a list of arguments',
    'tools/call',
    { name: 'desk__add_numbers', arguments: [1, 2] },
    'params.arguments: found [1,2]; wanted an object.',
  ],
  [
    'with arguments as text',
    'tools/call',
    { name: 'desk__add_numbers', arguments: '{"a":1,"b":2}' },
    'params.arguments: found "{\\"a\\":1,\\"b\\":2}"; wanted an object.',
  ],
  ['with a cursor that is none', 'tools/list', { cursor: 7 }, 'params.cursor: found 7; wanted a string.'],
  ['with a list', 'tools/list', [], 'params: found []; wanted an object.'],
  ['with a text', 'ping', 'now', 'params: found "now"; wanted an object.'],
])('a request %s (%s) is answered with what is wrong with its params', async (_, method, params, message) => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { transport, call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
  const request = { jsonrpc: '2.0', id: 'mine', method, ...(params === undefined ? {} : { params }) };
  const response = await post(gateway, request, { 'mcp-session-id': transport.sessionId ?? '' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 'mine', error: { code: -32602, message } });
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).structuredContent).toEqual({ sum: 3 });
  expect((await gateway.readSession('ann'))?.runs[0]?.calls).toMatchObject({ total: 1 });
});

test.each([
  ['a method that is not there', 'prompts/list', {}, -32601, 'method: found "prompts/list"; wanted one of '],
  ['a method that is not there, with a list', 'x', [], -32601, 'method: found "x"; wanted one of '],
  ['a second initialize', 'initialize', INITIALIZE.params, -32600, 'method: found a second "initialize"; wanted one'],
])('%s is refused under the id of the request, and the session goes on', async (_, method, params, code, says) => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { transport, call } = await connect(gateway);
  const session = { 'mcp-session-id': transport.sessionId ?? '' };
  const response = await post(gateway, { jsonrpc: '2.0', id: 0, method, params }, session);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    jsonrpc: '2.0',
    id: 0,
    error: { code, message: expect.stringContaining(says) },
  });
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).structuredContent).toEqual({ sum: 3 });
});

test("the SDK's client is told the code of a method that is not there", async () => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { client } = await connect(gateway);
  await expect(client.listPrompts()).rejects.toThrow('-32601');
});

describe.each([
  ['before a session', false],
  ['in a session', true],
])('%s', (_, inSession) => {
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test.each<[string, unknown, Record<string, string>, number, string, string]>([
    ['no JSON', '{', {}, 400, 'invalid_json', 'The body is not JSON.'],
    ['an empty list', [], {}, 400, 'invalid_request', 'The body: found a list; wanted one JSON-RPC message.'],
    ['several messages', [LIST], {}, 400, 'invalid_request', 'The body: found a list; wanted one JSON-RPC message.'],
    ['a text', '"tools/list"', {}, 400, 'invalid_request', 'The body: found "tools/list"; wanted an object.'],
    ['nothing', 'null', {}, 400, 'invalid_request', 'The body: found null; wanted an object.'],
    ['an empty object', {}, {}, 400, 'invalid_request', 'jsonrpc: found nothing; wanted "2.0".'],
    ['an old version', { ...LIST, jsonrpc: '1.0' }, {}, 400, 'invalid_request', 'jsonrpc: found "1.0"; wanted "2.0".'],
    [
      'an id that is none',
      { ...LIST, id: null },
      {},
      400,
      'invalid_request',
      'id: found null; wanted a string or a number.',
    ],
    ['a method that is none', { ...LIST, method: 7 }, {}, 400, 'invalid_request', 'method: found 7; wanted a string.'],
    [
      'a notification with a list',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: [] },
      {},
      400,
      'invalid_request',
      'params: found []; wanted an object.',
    ],
    [
      'more than it may be',
      `"${'x'.repeat(3_000)}"`,
      {},
      413,
      'body_too_large',
      'Found a body of more than 2000 bytes',
    ],
    [
      'no stream',
      INITIALIZE,
      { accept: 'application/json' },
      406,
      'not_acceptable',
      'accept: found "application/json"; wanted application/json and text/event-stream.',
    ],
    [
      'a text type',
      INITIALIZE,
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
      'content-type: found "text/plain"; wanted application/json.',
    ],
    [
      'a type that only begins right',
      INITIALIZE,
      { 'content-type': 'application/jsonl' },
      415,
      'unsupported_media_type',
      'content-type: found "application/jsonl"; wanted application/json.',
    ],
  ])('a post with %s is an HTTP error', async (__, body, headers, status, code, says) => {
    const { gateway, config } = await gatewayWithConfig();
    await gateway.reconfigure(config({}, { maxBodyBytes: 2_000 }));
    const session = inSession ? { 'mcp-session-id': (await connect(gateway)).transport.sessionId ?? '' } : {};
    const response = await post(gateway, body, { ...session, ...headers });
    expect(response.status).toBe(status);
    const { error, ...rest } = (await response.json()) as { error: { code: string; message: string } };
    expect(rest).toEqual({});
    expect(error).toMatchObject({ code, message: expect.stringContaining(says) });
  });
});

test('a version of the protocol that is not spoken is agreed on before a session, and refused in it', async () => {
  const { gateway } = await testGateway();
  const future = { 'mcp-protocol-version': '2999-01-01' };
  const begun = await post(gateway, INITIALIZE, future);
  expect(begun.status).toBe(200);
  const session = { 'mcp-session-id': begun.headers.get('mcp-session-id') ?? '' };
  const response = await post(gateway, { jsonrpc: '2.0', id: 2, method: 'ping' }, { ...session, ...future });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { param: 'mcp-protocol-version', message: expect.stringMatching(/found "2999-01-01"; wanted one of 20/) },
  });
});

test('what is no post is refused in the same shape', async () => {
  const { gateway, fetch } = await testGateway();
  const { transport } = await connect(gateway);
  const session = { 'mcp-session-id': transport.sessionId ?? '' };
  const refused = async (method: string, headers: Record<string, string>) => {
    const response = await fetch('/mcp', { method, headers });
    return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
  };
  const stream = { accept: 'text/event-stream' };
  expect(await refused('GET', { ...session, accept: '*/*' })).toEqual([406, 'not_acceptable']);
  expect(await refused('GET', { ...stream, 'mcp-session-id': 'lost' })).toEqual([404, 'unknown_session']);
  expect(await refused('GET', stream)).toEqual([400, 'invalid_request']);
  expect(await refused('DELETE', { ...session, 'mcp-protocol-version': 'x' })).toEqual([400, 'invalid_request']);
  expect(await refused('DELETE', {})).toEqual([400, 'invalid_request']);
  // The client opens its stream by itself, and there is one a session.
  await expect.poll(() => refused('GET', { ...session, ...stream })).toEqual([409, 'stream_open']);
});

test.each<[string, unknown, string]>([
  ['without params', undefined, 'params: found nothing; wanted an object.'],
  [
    'without a version',
    { capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
    'params.protocolVersion: found nothing; wanted a string.',
  ],
  [
    'of nobody',
    { protocolVersion: '2025-06-18', capabilities: {} },
    'params.clientInfo: found nothing; wanted an object.',
  ],
])(
  'an initialize request %s is refused with what is wrong with its params, and leaves no session',
  async (_, params, message) => {
    const { gateway } = await testGateway({ config: { sessions: { maxOpen: 1 } } });
    const request = { jsonrpc: '2.0', id: 7, method: 'initialize', ...(params === undefined ? {} : { params }) };
    const response = await post(gateway, request);
    expect(response.status).toBe(200);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 7, error: { code: -32602, message } });
    await connect(gateway);
  },
);
