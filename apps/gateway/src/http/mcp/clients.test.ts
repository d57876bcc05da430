import { join } from 'node:path';
import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test, vi } from 'vitest';
import { parseConfig } from '../../config/load.ts';
import { manualClock } from '../../sources/harness.ts';
import { type Mode, testGateway } from '../harness.ts';
import { connect, textOf, upstream } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const ADD = 'plugin:desk:add_numbers';

describe.each<[Mode, readonly string[], readonly [string, object]]>([
  ['direct', ['desk__add_numbers', 'desk__break_down'], ['desk__add_numbers', { a: 19, b: 23 }]],
  ['tools', ['tool_search', 'tool_describe', 'tool_call'], ['tool_call', { id: ADD, args: { a: 19, b: 23 } }]],
  ['directory', ['tool_search', 'tool_describe', 'tool_call'], ['desk__add_numbers', { a: 19, b: 23 }]],
  [
    'code',
    ['tool_search_code'],
    ['tool_search_code', { code: `return await openclaw.tools.call('${ADD}', { a: 19, b: 23 });` }],
  ],
])('an MCP client in %s mode', (mode, names, [name, args]) => {
  test('is shown the tools of the mode, and calls through them', async () => {
    const { gateway } = await testGateway({ mode });
    const { client, call } = await connect(gateway);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining([...names]));
    expect(tools.length).toBe(mode === 'direct' ? 44 : names.length);
    expect(await client.listTools()).toEqual({ tools });
    expect(client.getInstructions() !== undefined).toBe(mode === 'directory');
    const result = await call(name, { ...args });
    expect(result.isError ?? false).toBe(false);
    expect(textOf(result)).toContain('42');
  });
});

test('equal catalogs are listed with equal bytes', async () => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const [ann, bob] = await Promise.all([connect(gateway), connect(gateway)]);
  expect(JSON.stringify(await ann.client.listTools())).toBe(JSON.stringify(await bob.client.listTools()));
});

test('calls are in the log of the session and counted like those of a turn', async () => {
  const { gateway } = await testGateway({ mode: 'tools', config: { agents: { clerk: {} } } });
  const { call, transport } = await connect(gateway, { headers: { 'x-session-id': 'ann', 'x-agent-id': 'clerk' } });
  await call('tool_search', { query: 'add numbers' });
  await call('tool_call', { id: ADD, args: { a: 1, b: 2 } });
  await call('tool_call', { id: 'plugin:desk:break_down', args: {} });
  await transport.terminateSession();
  const history = () => gateway.readSession('ann');
  await expect.poll(async () => (await history())?.runs[0]?.outcome).toBe('completed');
  const { agentId, runs, messages } = (await history()) ?? {};
  expect(agentId).toBe('clerk');
  expect(runs).toMatchObject([
    { mode: 'tools', agentId: 'clerk', searches: 1, controls: 3, calls: { total: 2, ok: 1, error: 1 } },
  ]);
  expect(runs?.[0]?.callList).toMatchObject([{ toolId: ADD, origin: 'tool_call', parentCallId: 'call-2' }, {}]);
  expect(messages?.filter(({ role }) => role === 'tool')).toHaveLength(3);
});

test('a tool that is shown is called with the origin mcp', async () => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
  expect(await call('desk__add_numbers', { a: 1, b: 2 })).toEqual({
    content: [{ type: 'text', text: '3' }],
    structuredContent: { sum: 3 },
  });
  expect((await gateway.readSession('ann'))?.runs[0]?.callList).toMatchObject([{ origin: 'mcp', outcome: 'ok' }]);
});

test.each([
  ['a tool that fails', 'desk__break_down', {}, /the desk is broken/],
  ['input that does not fit', 'desk__add_numbers', { a: 'x', b: 1 }, /args\/a must be number/],
  ['a name that nobody has', 'desk__fly', {}, /desk__fly/],
])('%s is a result with its reason, not a protocol error', async (_, name, args, says) => {
  const { gateway } = await testGateway({ mode: 'direct' });
  const { call } = await connect(gateway);
  const result = await call(name, args);
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(says);
});

test('blocks come through as they are: images, audio, resources and structured content', async () => {
  const { mcp } = await upstream();
  const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
  const { call } = await connect(gateway);
  const { content, structuredContent } = await call('mcp__a__blocks');
  expect(content.map(({ type }) => type)).toEqual([
    'text',
    'image',
    'audio',
    'resource',
    'resource_link',
    'text',
    'text',
  ]);
  expect(content[1]).toMatchObject({ mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/) });
  expect(content[5]).toEqual({ type: 'text', text: '{"type":"future","anything":[1]}' });
  expect(structuredContent).toEqual({ n: 1, list: [null, 'x'] });
});

test('what a policy denies is neither shown nor called', async () => {
  const { gateway } = await testGateway({ mode: 'direct', tools: { deny: [ADD] } });
  const { client, call } = await connect(gateway);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('desk__add_numbers');
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).isError).toBe(true);
});

test('a rule that is changed holds for the next call of a client that is connected, which is told', async () => {
  const { gateway, config } = await gatewayWithConfig();
  const { client, call } = await connect(gateway);
  const changed = new Promise<void>((resolve) => {
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
  });
  await client.listTools();
  await gateway.reconfigure(config({ deny: [ADD] }));
  expect((await call('desk__add_numbers', { a: 1, b: 2 })).isError).toBe(true);
  await changed;
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('desk__add_numbers');
});

describe('list_changed', () => {
  test('is sent when a source changes what is shown', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { client, call } = await connect(gateway);
    const changed = new Promise<void>((resolve) => {
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
    });
    await client.listTools();
    await call('mcp__a__unlock');
    await changed;
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('mcp__a__secret_number');
    expect(names).not.toContain('mcp__a__old_tool');
  });

  test('is not sent when the tools stand behind search, where nothing that is shown changes', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'tools', config: { mcp } });
    const { client, call } = await connect(gateway);
    let notices = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      notices++;
    });
    await client.listTools();
    await call('tool_call', { id: 'mcp:a:unlock', args: {} });
    expect(textOf(await call('tool_call', { id: 'mcp:a:secret_number', args: {} }))).toContain('42');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(notices).toBe(0);
  });
});

describe('a call that is taken back', () => {
  const cancelledUpstream = ({ requests }: Awaited<ReturnType<typeof upstream>>['server']) =>
    requests.filter(({ rpc }) => rpc === 'notifications/cancelled').length;
  const started = ({ requests }: Awaited<ReturnType<typeof upstream>>['server']) =>
    requests.filter(({ rpc }) => rpc === 'tools/call').length;

  test('by a cancellation ends at the server that works on it, and the client goes on', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    const controller = new AbortController();
    const slept = call('mcp__a__sleep', { ms: 30_000 }, controller.signal);
    slept.catch(() => {});
    await expect.poll(() => started(server)).toBe(1);
    controller.abort();
    await expect(slept).rejects.toThrow();
    await expect.poll(() => cancelledUpstream(server)).toBe(1);
    expect((await call('mcp__a__counter')).structuredContent).toEqual({ count: 1 });
    await expect
      .poll(async () => (await gateway.readSession('ann'))?.runs[0]?.callList.map(({ errorCode }) => errorCode))
      .toEqual(expect.arrayContaining(['aborted']));
  });

  test('by a connection that breaks ends there, too', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { transport } = await connect(gateway);
    const controller = new AbortController();
    const response = await fetch(`${gateway.url}/mcp`, {
      method: 'POST',
      signal: controller.signal,
      headers: {
        authorization: `Bearer ${gateway.token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-session-id': transport.sessionId ?? '',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 'mine',
        method: 'tools/call',
        params: { name: 'mcp__a__sleep', arguments: { ms: 30_000 } },
      }),
    });
    expect(response.status).toBe(200);
    await expect.poll(() => started(server)).toBe(1);
    controller.abort();
    await expect.poll(() => cancelledUpstream(server)).toBe(1);
  });
});

describe('two clients', () => {
  test('have connections of their own to servers that keep state', async () => {
    const { mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const [ann, bob] = await Promise.all([connect(gateway), connect(gateway)]);
    const count = async ({ call }: typeof ann) => (await call('mcp__a__counter')).structuredContent;
    expect([await count(ann), await count(ann), await count(bob)]).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('get each their own answers, whatever ids they use', async () => {
    const { gateway } = await testGateway({ mode: 'direct' });
    const clients = await Promise.all([connect(gateway), connect(gateway), connect(gateway)]);
    const answers = await Promise.all(
      clients.flatMap(({ call }, who) =>
        Array.from({ length: 10 }, (_, n) => call('desk__add_numbers', { a: who * 100, b: n })),
      ),
    );
    expect(answers.map(({ structuredContent }) => structuredContent?.sum)).toEqual(
      clients.flatMap((_, who) => Array.from({ length: 10 }, (__, n) => who * 100 + n)),
    );
  });

  test('one more than there may be is refused', async () => {
    const { gateway } = await testGateway({ config: { sessions: { maxOpen: 2 } } });
    const first = await connect(gateway);
    await connect(gateway);
    await expect(connect(gateway)).rejects.toThrow(/429|too-many/);
    await first.transport.terminateSession();
    await expect
      .poll(() =>
        connect(gateway).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});

/** A message sent by hand. */
function post({ url, token }: { url: string; token: string }, message: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(message),
  });
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
};

describe('what stands before', () => {
  test('a client without the token is refused', async () => {
    const { gateway } = await testGateway();
    await expect(connect({ url: gateway.url, token: 'wrong' })).rejects.toThrow();
    for (const authorization of ['', 'Bearer wrong']) {
      expect((await post(gateway, INITIALIZE, { authorization })).status).toBe(401);
    }
  });

  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['a page of another origin', INITIALIZE, { origin: 'https://evil.example' }, 403, 'forbidden_origin'],
    ['a request of no session', LIST, {}, 400, 'invalid_request'],
    ['a session that is not known', LIST, { 'mcp-session-id': 'lost' }, 404, 'unknown_session'],
    ['several messages in one', [INITIALIZE, LIST], {}, 400, 'invalid_request'],
    ['an agent that is not there', INITIALIZE, { 'x-agent-id': 'nobody' }, 404, 'unknown_agent'],
    ['a body above its bound', { ...INITIALIZE, padding: 'x'.repeat(3_000) }, {}, 413, 'body_too_large'],
  ])('%s is refused', async (_, message, headers, status, code) => {
    const { gateway, config } = await gatewayWithConfig();
    await gateway.reconfigure(config({}, { maxBodyBytes: 2_000 }));
    const response = await post(gateway, message, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  test('a client that does not take streams leaves no session', async () => {
    const { gateway } = await testGateway({ config: { sessions: { maxOpen: 1 } } });
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await post(gateway, INITIALIZE, { accept: 'application/json' })).status).toBe(406);
    }
    expect((await post(gateway, INITIALIZE)).status).toBe(200);
  });
});

describe('the end of a session', () => {
  test('by the client ends the calls under way, and the session is not known any more', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp } });
    const { call, transport } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    const { sessionId = '' } = transport;
    const slept = call('mcp__a__sleep', { ms: 30_000 });
    slept.catch(() => {});
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
    await transport.terminateSession();
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'notifications/cancelled')).toBe(true);
    expect((await post(gateway, LIST, { 'mcp-session-id': sessionId })).status).toBe(404);
    await expect.poll(async () => (await gateway.readSession('ann'))?.runs[0]?.outcome).toBe('completed');
  });

  test('comes when nobody listens and nothing was asked for its time', async () => {
    const clock = manualClock();
    const { gateway } = await testGateway({ config: { sessions: { idleMs: 5_000 } }, gateway: { clock } });
    const response = await post(gateway, INITIALIZE);
    const session = { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
    await response.text();
    clock.advance(4_000);
    expect((await post(gateway, LIST, session)).status).toBe(200);
    clock.advance(4_000);
    expect((await post(gateway, LIST, session)).status).toBe(200);
    clock.advance(5_000);
    expect((await post(gateway, LIST, session)).status).toBe(404);
  });

  test('does not come while the client listens', async () => {
    const clock = manualClock();
    const { gateway } = await testGateway({
      mode: 'direct',
      config: { sessions: { idleMs: 5_000 } },
      gateway: { clock },
    });
    const { client, transport } = await connect(gateway);
    const { sessionId = '' } = transport;
    // There is one stream a client, and this one has it.
    const stream = await fetch(`${gateway.url}/mcp`, {
      headers: {
        authorization: `Bearer ${gateway.token}`,
        accept: 'text/event-stream',
        'mcp-session-id': sessionId,
      },
    });
    expect(stream.status).toBe(409);
    for (let hour = 0; hour < 3; hour++) clock.advance(5_000);
    expect((await client.listTools()).tools).toHaveLength(44);
    await client.close();
    await expect
      .poll(async () => {
        clock.advance(5_000);
        return (await post(gateway, LIST, { 'mcp-session-id': sessionId })).status;
      })
      .toBe(404);
  });

  test('comes with the gateway, which does not wait for clients that only listen', async () => {
    const { gateway } = await testGateway({ gateway: { drainTimeoutMs: 3_600_000 } });
    const { client, call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    await client.listTools();
    await gateway.close();
    await expect(call('tool_search', { query: 'x' })).rejects.toThrow();
    const history = await gateway.readSession('ann');
    expect(history?.runs).toMatchObject([{ outcome: 'aborted' }]);
  });
});

/** A gateway, and other configurations for it. */
async function gatewayWithConfig() {
  const started = await testGateway({ mode: 'direct' });
  const plugins = { paths: [join(started.stateDir, 'desk.mjs')] };
  const config = (tools: object, gateway: object = {}) => {
    const parsed = parseConfig({ plugins, tools });
    return { ...parsed, gateway: { ...parsed.gateway, ...gateway } };
  };
  return { ...started, config };
}
