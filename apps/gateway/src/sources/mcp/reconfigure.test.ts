import { randomUUID } from 'node:crypto';
import { markedProcesses, replayCommand } from '@toolsearch/mcp-replay';
import { describe, expect, test } from 'vitest';
import {
  callTool,
  openTestSources,
  settledSession,
  sourcesConfig,
  statusOf,
  stdioEntry,
  testContext,
  toolOf,
} from '../harness.ts';

function server(env: Record<string, string> = {}) {
  const marker = `marker-${randomUUID()}`;
  return { marker, entry: stdioEntry({ ...replayCommand({ instruments: true, marker }), env, shared: true }) };
}

describe('field report 35: a changed configuration', () => {
  test('touches only the servers whose entry changed', async () => {
    const [a, b, c, d] = [server(), server({ V: '1' }), server(), server()];
    const sources = await openTestSources({ a: a.entry, b: b.entry, d: d.entry });
    const session = await settledSession(sources);
    const pid = async (name: string) => (await callTool(session, name, 'pid')).details;
    const before = { a: await pid('a'), b: await pid('b') };
    const oldTool = toolOf(session, 'd', 'counter');
    const seen: string[] = [];
    session.onChange(({ owner, state }) => seen.push(`${owner} ${state}`));

    const running = callTool(session, 'a', 'sleep', { ms: 500 });
    await sources.reconfigure(
      sourcesConfig({ a: { ...a.entry, callTimeoutMs: 5_000 }, b: { ...b.entry, env: { V: '2' } }, c: c.entry }),
    );
    await session.settled();

    expect((await running).details).toEqual({ slept: true });
    expect(await pid('a')).toEqual(before.a);
    expect(await pid('b')).not.toEqual(before.b);
    expect((await callTool(session, 'b', 'environment')).details).toMatchObject({ V: '2' });
    expect(statusOf(session, 'c').state).toBe('ready');
    expect(session.snapshots().map(({ status }) => status.owner)).toEqual(['a', 'b', 'c']);
    if (process.platform === 'linux') expect(markedProcesses(d.marker)).toEqual([]);
    expect(await oldTool.execute({}, testContext())).toMatchObject({
      error: { code: 'tool-unavailable', message: 'MCP server "d" is unavailable: it was removed.' },
    });
    expect(seen).toEqual(expect.arrayContaining(['b closed', 'b ready', 'c ready', 'd closed']));
    expect(seen.filter((line) => line.startsWith('a '))).toEqual([]);
  });

  test('lets a call in flight end on the server that it removes', async () => {
    const a = server();
    const sources = await openTestSources({ a: a.entry });
    const session = await settledSession(sources);
    const running = callTool(session, 'a', 'sleep', { ms: 400 });
    await sources.reconfigure(sourcesConfig({}));
    expect((await running).details).toEqual({ slept: true });
  });

  test('that disables a server takes it away', async () => {
    const a = server();
    const sources = await openTestSources({ a: a.entry });
    const session = await settledSession(sources);
    await sources.reconfigure(sourcesConfig({ a: { ...a.entry, enabled: false } }));
    expect(session.snapshots()).toEqual([]);
  });

  test('with a bad plugin changes nothing', async () => {
    const a = server();
    const sources = await openTestSources({ a: a.entry });
    const session = await settledSession(sources);
    await expect(sources.reconfigure(sourcesConfig({}, { paths: ['./no-such-plugin.js'] }))).rejects.toMatchObject({
      code: 'invalid-plugin',
    });
    expect(statusOf(session, 'a').state).toBe('ready');
    expect((await callTool(session, 'a', 'counter')).details).toEqual({ count: 1 });
  });
});
