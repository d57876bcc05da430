import { describe, expect, test, vi } from 'vitest';
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
  ['a name that nobody has', 'desk__fly_home', {}, /^No tool "desk__fly_home" is available\. (?!Search)/],
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

test('a call that failed again and again is refused, until the client paused', async () => {
  const clock = manualClock();
  const { gateway } = await testGateway({ mode: 'direct', gateway: { clock } });
  const { call } = await connect(gateway);
  const fail = async () => textOf(await call('desk__break_down'));
  for (let attempt = 0; attempt < 3; attempt++) expect(await fail()).toMatch(/the desk is broken/);
  expect(await fail()).toMatch(/failed again and again/);
  clock.advance(60_000);
  expect(await fail()).toMatch(/failed again and again/);
  clock.advance(60_001);
  expect(await fail()).toMatch(/the desk is broken/);
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
