import { replayCommand, serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { McpServerConfig } from '../../config/config.ts';
import { callTool, httpEntry, openTestSources, settledSession, stdioEntry, until } from '../harness.ts';

async function http(): Promise<McpServerConfig> {
  const replay = await serveHttp({ catalogs: [{ server: 'a', tools: [] }], instruments: true });
  onTestFinished(() => replay.close());
  return httpEntry(replay.url('a'));
}

const stdio = async (): Promise<McpServerConfig> => stdioEntry(replayCommand({ instruments: true }));

describe.each([
  ['stdio', stdio],
  ['HTTP', http],
])('field report 62: sessions over %s', (_, entry) => {
  test('each have state of their own; a cancel or an end in one is nothing to the other', async () => {
    const sources = await openTestSources({ a: await entry() });
    const one = await settledSession(sources, 'user-1');
    const two = await settledSession(sources, 'user-2');
    const counts = [];
    for (const session of [one, two, one, two, one]) counts.push((await callTool(session, 'a', 'counter')).details);
    expect(counts).toEqual([1, 1, 2, 2, 3].map((count) => ({ count })));

    const cancel = new AbortController();
    const cancelled = callTool(one, 'a', 'sleep', { ms: 5_000 }, cancel.signal);
    const slept = callTool(two, 'a', 'sleep', { ms: 300 });
    setTimeout(() => cancel.abort(), 50);
    expect(await cancelled).toMatchObject({ isError: true, error: { code: 'aborted' } });
    expect((await slept).details).toEqual({ slept: true });
    await until(async () => ((await callTool(one, 'a', 'stats')).details as { cancelled: number }).cancelled === 1);
    expect((await callTool(two, 'a', 'stats')).details).toMatchObject({ cancelled: 0 });

    await one.close();
    expect((await callTool(two, 'a', 'counter')).details).toEqual({ count: 3 });
  });

  test('share state only where the entry says so', async () => {
    const sources = await openTestSources({ a: { ...(await entry()), shared: true } });
    const one = await settledSession(sources, 'user-1');
    const two = await settledSession(sources, 'user-2');
    expect((await callTool(one, 'a', 'counter')).details).toEqual({ count: 1 });
    await one.close();
    expect((await callTool(two, 'a', 'counter')).details).toEqual({ count: 2 });
  });
});

test('a run that ends does not cancel calls that were answered', async () => {
  const sources = await openTestSources({ a: await stdio() });
  const session = await settledSession(sources);
  const run = new AbortController();
  await callTool(session, 'a', 'counter', {}, run.signal);
  run.abort();
  expect((await callTool(session, 'a', 'stats')).details).toMatchObject({ cancelled: 0 });
});
