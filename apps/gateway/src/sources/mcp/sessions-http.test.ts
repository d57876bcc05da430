import { type Fault, type HttpReplay, serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callTool, httpEntry, manualClock, openTestSources, settledSession, statusOf, until } from '../harness.ts';

async function replay(port = 0): Promise<HttpReplay> {
  const http = await serveHttp({ catalogs: [{ server: 'a', tools: [] }], instruments: true, port });
  onTestFinished(() => http.close());
  return http;
}

const count = (http: HttpReplay, rpc: string) => http.requests.filter((request) => request.rpc === rpc).length;

describe('field report 28: a server that forgot its sessions', () => {
  test.each<[string, Fault[]]>([
    ['HTTP 404', []],
    ['HTTP 410', ['forget-410']],
    ['HTTP 400', ['forget-400']],
    ['JSON-RPC error -32001', ['forget-rpc']],
  ])('is initialised once for 20 parallel calls, each of which is sent again (%s)', async (_, faults) => {
    const http = await replay();
    const session = await settledSession(
      await openTestSources({ a: httpEntry(http.url('a', 'no-stream', ...faults), { shared: true }) }),
    );
    expect((await callTool(session, 'a', 'counter')).details).toEqual({ count: 1 });
    const before = {
      initialize: count(http, 'initialize'),
      list: count(http, 'tools/list'),
      calls: count(http, 'tools/call'),
    };
    await http.forgetSessions();
    const results = await Promise.all(Array.from({ length: 20 }, () => callTool(session, 'a', 'counter')));
    const counts = results.map(({ details }) => (details as { count: number }).count).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(count(http, 'initialize') - before.initialize).toBe(1);
    expect(count(http, 'tools/list') - before.list).toBe(1);
    expect(count(http, 'tools/call') - before.calls).toBeLessThanOrEqual(40);
  });

  test('a session of its own is opened again, and the common list is read again', async () => {
    const http = await replay();
    const session = await settledSession(await openTestSources({ a: httpEntry(http.url('a', 'no-stream')) }));
    await callTool(session, 'a', 'counter');
    await http.forgetSessions();
    const lists = count(http, 'tools/list');
    expect((await callTool(session, 'a', 'counter')).details).toEqual({ count: 1 });
    // The list request that finds the common session forgotten, and the one in the new session.
    await until(() => count(http, 'tools/list') === lists + 2);
    expect(statusOf(session, 'a').state).toBe('ready');
  });

  test('one that forgets every session leads to errors at growing distances, not to a loop', async () => {
    const http = await replay();
    const clock = manualClock();
    const session = await settledSession(
      await openTestSources({ a: httpEntry(http.url('a', 'no-stream')) }, { clock }),
    );
    const forgetful = await openTestSources({ a: httpEntry(http.url('a', 'no-stream', 'always-forget')) }, { clock });
    expect(statusOf(await settledSession(forgetful), 'a')).toMatchObject({
      state: 'unavailable',
      reason: 'it no longer knows the session',
    });
    const before = http.requests.length;
    for (let index = 0; index < 20; index++) forgetful.session('session');
    expect(http.requests.length).toBe(before);
    expect(clock.delays.filter((delayMs) => delayMs === 500)).toHaveLength(1);
    expect(statusOf(session, 'a').state).toBe('ready');
  });

  test('a server that is gone is reported, asked again at growing distances, and used when it is back', async () => {
    const http = await replay();
    const clock = manualClock();
    const session = await settledSession(
      await openTestSources({ a: httpEntry(http.url('a', 'no-stream'), { shared: true }) }, { clock }),
    );
    const { port } = http;
    await http.close();
    expect(await callTool(session, 'a', 'counter')).toMatchObject({ error: { code: 'tool-unavailable' } });
    await until(() => statusOf(session, 'a').state === 'unavailable');
    expect(statusOf(session, 'a').reason).toBe('the connection was refused');
    for (const delayMs of [500, 1_000, 2_000]) {
      expect(clock.delays.at(-1)).toBe(delayMs);
      const attempts = clock.delays.length;
      clock.advance(delayMs);
      await until(() => clock.delays.length > attempts);
    }
    const back = await replay(port);
    clock.advance(4_000);
    await until(() => statusOf(session, 'a').state === 'ready');
    expect((await callTool(session, 'a', 'counter')).details).toEqual({ count: 1 });
    expect(count(back, 'initialize')).toBe(1);
  });
});
