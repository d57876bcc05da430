import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { type Clock, systemClock } from '@toolsearch/policy';
import { describe, expect, test, vi } from 'vitest';
import { type Mode, testGateway } from './harness.ts';
import { connect, INITIALIZE, post, textOf, upstream } from './mcp/harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const SLEEP = { ms: 600_000 };
/** A gateway that waits for answers under way for as long as it is told, and not at all here. */
const AT_ONCE = { drainTimeoutMs: 0 };

describe('a call of an MCP client that hangs when the gateway stops', () => {
  test.each<[Mode, string, Record<string, unknown>, RegExp]>([
    ['direct', 'mcp__a__sleep', SLEEP, /^The call of mcp:a:sleep was cancelled while it ran\./],
    ['tools', 'tool_call', { id: 'mcp:a:sleep', args: SLEEP }, /^The call of mcp:a:sleep was cancelled while it ran\./],
    [
      'code',
      'tool_search_code',
      { code: `return await openclaw.tools.call('mcp:a:sleep', ${JSON.stringify(SLEEP)});` },
      /"code":"aborted"/,
    ],
  ])('is answered as aborted (%s)', async (mode, name, args, says) => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode, config: { mcp }, gateway: AT_ONCE });
    const { call } = await connect(gateway, { headers: { 'x-session-id': 'ann' } });
    const slept = call(name, args);
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
    await gateway.close();
    const result = await slept;
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(says);
    const [run] = (await gateway.readSession('ann'))?.runs ?? [];
    expect(run).toMatchObject({ outcome: 'aborted', callList: [{ errorCode: 'aborted' }] });
  });

  test('is answered although a person is asked about it', async () => {
    const { gateway } = await testGateway({ mode: 'direct', tools: { ask: { '*': 'always' } }, gateway: AT_ONCE });
    const { call } = await connect(gateway, { person: () => new Promise(() => {}) });
    const asked = call('desk__add_numbers', { a: 1, b: 2 });
    await expect.poll(() => gateway.approvals.pending().length).toBe(1);
    await gateway.close();
    expect((await asked).isError).toBe(true);
  });

  test('has its time to end by itself', async () => {
    const { server, mcp } = await upstream();
    const { gateway } = await testGateway({ mode: 'direct', config: { mcp }, gateway: { drainTimeoutMs: 3_600_000 } });
    const { call } = await connect(gateway);
    const slept = call('mcp__a__sleep', { ms: 500 });
    await expect.poll(() => server.requests.some(({ rpc }) => rpc === 'tools/call')).toBe(true);
    await gateway.close();
    expect((await slept).isError ?? false).toBe(false);
  });
});

describe('a turn that hangs when the gateway stops', () => {
  const messages = [{ role: 'user', content: 'use wait_long with {}' }];
  const ways = [
    ['/v1/chat/completions', { model: 'toolsearch', user: 'ann', messages }],
    ['/v1/responses', { model: 'toolsearch', user: 'ann', input: messages }],
  ] as const;

  test.each(ways)('is answered with 503 stopping (%s)', async (path, json) => {
    const { gateway, fetch } = await testGateway({ mode: 'direct', gateway: AT_ONCE });
    const asked = fetch(path, { json });
    await expect.poll(async () => (await gateway.readSession('ann'))?.messages.length).toBe(2);
    await gateway.close();
    const response = await asked;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'stopping', message: 'The session is closed.' } });
    expect((await gateway.readSession('ann'))?.runs[0]?.outcome).toBe('aborted');
  });

  test.each(ways)('says so in a stream that has begun (%s)', async (path, json) => {
    const { gateway, fetch } = await testGateway({ mode: 'direct', gateway: AT_ONCE });
    const response = await fetch(path, { json: { ...json, stream: true } });
    await gateway.close();
    expect(await response.text()).toContain('"code":"stopping"');
  });
});

describe('a request that still waits for a server to start when the gateway stops', () => {
  test('is answered with 503 stopping, as a turn and as an MCP client', async () => {
    const { server } = await upstream();
    const settleTimeoutMs = 3_600_001;
    let waiting = 0;
    const clock: Clock = {
      ...systemClock,
      schedule(ms, run) {
        if (ms === settleTimeoutMs) waiting++;
        return systemClock.schedule(ms, run);
      },
    };
    const { gateway, fetch } = await testGateway({
      config: { mcp: { servers: { slow: { url: server.url('a', 'hang-on-initialize') } } } },
      gateway: { ...AT_ONCE, settleTimeoutMs, clock },
    });
    const json = { model: 'toolsearch', messages: [{ role: 'user', content: 'Hello' }] };
    const asked = [fetch('/v1/chat/completions', { json }), post(gateway, INITIALIZE)];
    await expect.poll(() => waiting).toBe(2);
    await gateway.close();
    for (const response of await Promise.all(asked)) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { code: 'stopping' } });
    }
  });
});

test('a request that comes over an open connection while the gateway stops begins nothing', async () => {
  const { gateway } = await testGateway({ mode: 'direct', gateway: { drainTimeoutMs: 1_000 } });
  const { hostname, port } = new URL(gateway.url);
  const socket = openSocket(Number(port), hostname);
  const send = (user: string, content: string) => {
    const body = JSON.stringify({ model: 'toolsearch', user, messages: [{ role: 'user', content }] });
    const head = `host: ${hostname}\r\nauthorization: Bearer ${gateway.token}\r\ncontent-length: ${body.length}`;
    socket.write(`POST /v1/chat/completions HTTP/1.1\r\n${head}\r\n\r\n${body}`);
  };
  send('ann', 'use wait_long with {}');
  await expect.poll(async () => (await gateway.readSession('ann'))?.messages.length).toBe(2);
  const closed = gateway.close();
  send('bob', 'Hello');
  const [said] = (await Promise.all([once(socket, 'data'), once(socket, 'close'), closed]))[0];
  expect(String(said)).toMatch(/^HTTP\/1\.1 503 /);
  expect(await gateway.readSession('bob')).toBeUndefined();
});
