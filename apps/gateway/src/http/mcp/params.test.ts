import { expect, test, vi } from 'vitest';
import { testGateway } from '../harness.ts';
import { connect, post } from './harness.ts';

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
])('a request %s (%s) is answered with what is wrong with its params', async (_, method, params, message) => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { transport, call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
  const request = { jsonrpc: '2.0', id: 'mine', method, ...(params === undefined ? {} : { params }) };
  const response = await post(gateway, request, { 'mcp-session-id': transport.sessionId ?? '' });
  expect(response.status).toBe(200);
  const [data = ''] = (await response.text()).match(/(?<=^data: ).*$/m) ?? [];
  expect(JSON.parse(data)).toEqual({ jsonrpc: '2.0', id: 'mine', error: { code: -32602, message } });
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).structuredContent).toEqual({ sum: 3 });
  expect((await gateway.readSession('ann'))?.runs[0]?.calls).toMatchObject({ total: 1 });
});

test('a method that is not there stays an error of its own', async () => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { client } = await connect(gateway);
  await expect(client.listPrompts()).rejects.toThrow('-32601');
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
    expect(response.status).toBe(400);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 7, error: { code: -32602, message } });
    await connect(gateway);
  },
);
