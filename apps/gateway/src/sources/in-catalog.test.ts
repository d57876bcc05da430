/** The sources as a catalog and its surfaces see them. */
import { type Catalog, createCatalog, type UnavailableSource } from '@toolsearch/catalog';
import { replayCommand, serveHttp } from '@toolsearch/mcp-replay';
import { toolsMode } from '@toolsearch/mode-tools';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  httpEntry,
  manualClock,
  openTestSources,
  settledSession,
  statusOf,
  stdioEntry,
  testContext,
  until,
} from './harness.ts';
import type { SessionSources } from './source.ts';

type Tools = Record<string, readonly unknown[]>;

async function served(catalogs: Tools) {
  const http = await serveHttp({ catalogs: Object.entries(catalogs).map(([server, tools]) => ({ server, tools })) });
  onTestFinished(() => http.close());
  const servers = Object.fromEntries(Object.keys(catalogs).map((server) => [server, httpEntry(http.url(server))]));
  return { http, session: await settledSession(await openTestSources(servers)) };
}

function catalogOf(session: SessionSources): Catalog {
  const snapshots = session.snapshots();
  const unavailable: UnavailableSource[] = snapshots
    .filter(({ status }) => status.state !== 'ready')
    .map(({ status: { source, owner, reason } }) => ({ source, owner, reason: reason ?? 'it is starting' }));
  return createCatalog(
    snapshots.flatMap(({ tools }) => tools),
    { unavailable },
  );
}

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

test('field report 2: two servers with a tool of the same name start side by side', async () => {
  const { http, session } = await served({
    azure: [{ name: 'search', description: 'Search resources.', inputSchema: object({ query: { type: 'string' } }) }],
    duckduckgo: [{ name: 'search', description: 'Search the web.', inputSchema: object({ q: { type: 'string' } }) }],
  });
  const catalog = catalogOf(session);
  expect(
    catalog
      .search('search')
      .hits.map(({ id }) => id)
      .sort(),
  ).toEqual(['mcp:azure:search', 'mcp:duckduckgo:search']);
  expect(() => catalog.describe('search')).toThrow(/mcp:azure:search.*mcp:duckduckgo:search/s);
  const { result } = await catalog.call('mcp:duckduckgo:search', { q: 'x' }, testContext());
  expect(result.details).toEqual({ tool: 'search', args: { q: 'x' } });
  expect(http.requests.filter(({ rpc }) => rpc === 'tools/call').map(({ server }) => server)).toEqual(['duckduckgo']);
});

test('field report 7: boolean schemas cost no tool, are checked, and leave a diagnostic', async () => {
  const bad = object({ payload: true, never: false });
  const { session } = await served({
    a: [
      { name: 'good', inputSchema: { type: 'object' } },
      { name: 'bad', inputSchema: bad },
      { name: 'bad_output', inputSchema: { type: 'object' }, outputSchema: bad },
    ],
  });
  const catalog = catalogOf(session);
  expect(catalog.entries.map(({ name }) => name)).toEqual(['bad', 'bad_output', 'good']);
  expect(catalog.describe('mcp:a:bad').inputSchema).toEqual(bad);
  const call = async (args: object) => (await catalog.call('mcp:a:bad', args, testContext())).result;
  expect((await call({ payload: [1, { any: null }] })).isError).toBeUndefined();
  expect(await call({ never: 1 })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(statusOf(session, 'a').diagnostics.map(({ tool, code }) => [tool, code])).toEqual(
    ['bad', 'bad', 'bad_output', 'bad_output'].map((tool) => [tool, 'boolean-property']),
  );
});

test('field report 8: references that lead nowhere cost no tool, and nothing is fetched for them', async () => {
  const refers = ($ref: string) => object({ a: { $ref } });
  const { http, session } = await served({ a: [] });
  const references = ['#/$defs/Nope', `http://127.0.0.1:${http.port}/schema.json`, 'file:///etc/hostname'];
  const listing = await served({
    b: [
      { name: 'good', inputSchema: { type: 'object' } },
      ...references.map(($ref, index) => ({
        name: `bad${index}`,
        inputSchema: { type: 'object' },
        outputSchema: refers($ref),
      })),
    ],
  });
  const before = http.requests.length;
  const catalog = catalogOf(listing.session);
  expect(catalog.entries.map(({ name }) => name)).toEqual(['bad0', 'bad1', 'bad2', 'good']);
  for (const { id, name } of catalog.entries) {
    expect((await catalog.call(id, {}, testContext())).result.details).toEqual({ tool: name, args: {} });
  }
  expect(statusOf(listing.session, 'b').diagnostics.map(({ tool }) => tool)).toEqual(['bad0', 'bad1', 'bad2']);
  expect(http.requests.length).toBe(before);
  expect(statusOf(session, 'a').toolCount).toBe(0);
});

test('field report 13: every draft is listed and checked by its own rules, an unknown one is not checked', async () => {
  const drafts: Record<string, string | undefined> = {
    draft04: 'http://json-schema.org/draft-04/schema#',
    draft06: 'http://json-schema.org/draft-06/schema#',
    draft07: 'http://json-schema.org/draft-07/schema#',
    draft2019: 'https://json-schema.org/draft/2019-09/schema',
    draft2020: 'https://json-schema.org/draft/2020-12/schema',
    none: undefined,
    unknown: 'https://example.invalid/own-draft',
  };
  const tuple = [{ type: 'string' }, { type: 'number' }];
  const { session } = await served({
    a: Object.entries(drafts).map(([name, $schema]) => ({
      name,
      inputSchema: object(
        {
          pair: {
            type: 'array',
            ...(name === 'draft2020' ? { prefixItems: tuple } : { items: name === 'none' ? {} : tuple }),
          },
        },
        { ...($schema === undefined ? {} : { $schema }), required: ['pair'] },
      ),
    })),
  });
  const catalog = catalogOf(session);
  expect(catalog.entries).toHaveLength(7);
  const outcome = async (name: string, args: object) => {
    const { result } = await catalog.call(`mcp:a:${name}`, args, testContext());
    return result.error?.code ?? 'ran';
  };
  for (const name of Object.keys(drafts)) {
    const checked = name !== 'unknown';
    expect([name, await outcome(name, {})]).toEqual([name, checked ? 'invalid-input' : 'ran']);
    const hasTuple = checked && name !== 'none';
    expect([name, await outcome(name, { pair: [1, 'x'] })]).toEqual([name, hasTuple ? 'invalid-input' : 'ran']);
    expect([name, await outcome(name, { pair: ['x', 1] })]).toEqual([name, 'ran']);
  }
  expect(statusOf(session, 'a').diagnostics[0]).toMatchObject({ tool: 'unknown', code: 'unknown-dialect' });
});

describe('field report 31: a source that does not start', () => {
  test('is told to the agent in one line wherever it looks, until it is back', async () => {
    const clock = manualClock();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/shell/mcp`;
    const sources = await openTestSources(
      { shell: httpEntry(url), ok: stdioEntry(replayCommand({ instruments: true })) },
      { clock },
    );
    const session = await settledSession(sources);
    const surface = toolsMode(catalogOf(session));
    const search = (query: string) => surface.dispatch('tool_search', { query }, testContext());
    const line = 'the connection was refused';
    for (const answer of [
      await search('run a shell command'),
      await search('qwertyuiop'),
      await surface.dispatch('tool_call', { id: 'mcp:shell:run', args: {} }, testContext()),
    ]) {
      const text = JSON.stringify(answer.content);
      expect(text).toContain('shell');
      expect(text).toContain(line);
      expect(text).not.toMatch(/ at .*\.[jt]s|127\.0\.0\.1/);
    }
    const http = await serveHttp({
      catalogs: [{ server: 'shell', tools: [{ name: 'run', description: 'Run a shell command.', inputSchema: {} }] }],
      port,
    });
    onTestFinished(() => http.close());
    clock.advance(500);
    await until(() => statusOf(session, 'shell').state === 'ready');
    const after = await toolsMode(catalogOf(session)).dispatch(
      'tool_search',
      { query: 'run a shell command' },
      testContext(),
    );
    expect(JSON.stringify(after.content)).toContain('mcp:shell:run');
    expect(JSON.stringify(after.content)).not.toContain(line);
  });
});

test('field report 58: a child that works with its parent sources sees what joins later', async () => {
  const clock = manualClock();
  const port = await freePort();
  const sources = await openTestSources(
    { late: httpEntry(`http://127.0.0.1:${port}/late/mcp`), ok: stdioEntry(replayCommand({ instruments: true })) },
    { clock },
  );
  const parent = await settledSession(sources, 'parent');
  const child = sources.session('parent');
  expect(child).toBe(parent);
  expect(catalogOf(child).unavailable.map(({ owner }) => owner)).toEqual(['late']);
  const joined = new Promise((resolve) => child.onChange(resolve));
  const http = await serveHttp({
    catalogs: [{ server: 'late', tools: [{ name: 'late_tool', inputSchema: {} }] }],
    port,
  });
  onTestFinished(() => http.close());
  clock.advance(500);
  expect(await joined).toMatchObject({ owner: 'late', state: 'ready' });
  const { result } = await catalogOf(child).call('mcp:late:late_tool', {}, { ...testContext(), sessionId: 'child' });
  expect(result.details).toEqual({ tool: 'late_tool', args: {} });
});

async function freePort(): Promise<number> {
  const http = await serveHttp({ catalogs: [] });
  const { port } = http;
  await http.close();
  return port;
}
