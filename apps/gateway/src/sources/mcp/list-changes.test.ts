import { replayCommand, serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { McpServerConfig } from '../../config/config.ts';
import {
  callTool,
  httpEntry,
  openTestSources,
  settledSession,
  stdioEntry,
  testContext,
  toolOf,
  toolsOf,
} from '../harness.ts';

async function httpUrl(...faults: 'no-list-changed'[]) {
  const http = await serveHttp({ catalogs: [{ server: 'a', tools: [] }], instruments: true });
  onTestFinished(() => http.close());
  return http.url('a', ...faults);
}

const command = (faults: 'no-list-changed'[] = []) => stdioEntry(replayCommand({ instruments: true, faults }));

describe('field report 26: a server that changes its tools in mid-session', () => {
  test.each<[string, () => Promise<McpServerConfig>]>([
    ['stdio, nothing announced', async () => command()],
    ['stdio, announced as never', async () => command(['no-list-changed'])],
    ['stdio, one process for all', async () => ({ ...command(), shared: true })],
    ['HTTP, nothing announced', async () => httpEntry(await httpUrl())],
  ])('is believed without having announced it (%s)', async (_, entry) => {
    const session = await settledSession(await openTestSources({ a: await entry() }));
    const oldTool = toolOf(session, 'a', 'old_tool');
    await callTool(session, 'a', 'unlock');
    const names = toolsOf(session, 'a').map(({ name }) => name);
    expect(names).toContain('secret_number');
    expect(names).not.toContain('old_tool');
    expect((await callTool(session, 'a', 'secret_number')).details).toEqual({ secret: 42 });
    expect(await oldTool.execute({}, testContext())).toMatchObject({
      isError: true,
      error: { code: 'tool-unavailable', message: 'MCP server "a" no longer offers mcp:a:old_tool.' },
    });
  });

  test('ten notices in 100 ms cause at most two list requests', async () => {
    const session = await settledSession(await openTestSources({ a: { ...command(), shared: true } }));
    const { listRequests: before } = (await callTool(session, 'a', 'stats')).details as { listRequests: number };
    await callTool(session, 'a', 'unlock', { notices: 10, spreadMs: 100 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { listRequests: after } = (await callTool(session, 'a', 'stats')).details as { listRequests: number };
    expect(after - before).toBeGreaterThan(0);
    expect(after - before).toBeLessThanOrEqual(2);
  });

  test('changes the view of its own session, not that of another', async () => {
    const sources = await openTestSources({ a: command() });
    const first = await settledSession(sources, 'first');
    const second = await settledSession(sources, 'second');
    await callTool(first, 'a', 'unlock');
    expect(toolsOf(first, 'a').map(({ name }) => name)).toContain('secret_number');
    expect(toolsOf(second, 'a').map(({ name }) => name)).toContain('old_tool');
    expect((await callTool(second, 'a', 'old_tool')).details).toEqual({ old: true });
  });
});
