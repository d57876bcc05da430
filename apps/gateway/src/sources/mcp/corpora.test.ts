import { corporaFolder, readMcpCatalogs } from '@toolsearch/corpora';
import { serveHttp } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callTool, httpEntry, openTestSources, settledSession, statusOf, toolsOf } from '../harness.ts';

const corpora = corporaFolder();
if (!corpora.found) console.warn(corpora.message);

describe.skipIf(!corpora.found)('every recorded tool list', () => {
  test('is listed byte for byte, and every tool of it can be called', async () => {
    const catalogs = readMcpCatalogs();
    const http = await serveHttp({ catalogs, pageSize: 100 });
    onTestFinished(() => http.close());
    const sources = await openTestSources(
      Object.fromEntries(
        catalogs.map(({ server }) => [server, httpEntry(http.url(server, 'no-stream'), { shared: true })]),
      ),
    );
    const session = await settledSession(sources);
    let total = 0;
    for (const { server, tools } of catalogs) {
      expect(statusOf(session, server)).toMatchObject({ state: 'ready', toolCount: tools.length });
      // One real server has a schema that no value fits; nothing else of these lists is a fault.
      const codes = statusOf(session, server).diagnostics.map(({ code }) => code);
      expect(codes).toEqual(server === 'netlify' ? ['empty-enum'] : []);
      const listed = toolsOf(session, server);
      const parts = (tool: Record<string, unknown>) =>
        JSON.stringify([tool.name, tool.title, tool.description, tool.inputSchema, tool.outputSchema]);
      expect(listed.map((tool) => parts({ ...tool }))).toEqual(tools.map(parts));
      await Promise.all(
        listed.map(async ({ name }) => {
          const args = { server, name };
          expect((await callTool(session, server, name, args)).details).toEqual({ tool: name, args });
        }),
      );
      total += listed.length;
    }
    expect(total).toBe(catalogs.reduce((sum, { tools }) => sum + tools.length, 0));
    expect(total).toBeGreaterThan(2_000);
  });
});
