import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import type { CatalogEvent } from './contract.ts';
import { CatalogError } from './errors.ts';
import { callContext, tool } from './fixtures.ts';
import { errorResult } from './result.ts';
import type { ToolDefinition } from './tool.ts';

const closed = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const invoice = tool({
  name: 'create_invoice',
  source: 'plugin',
  owner: 'billing',
  description: 'Create an invoice for a customer.',
  inputSchema: closed({ customer: { type: 'string' } }, ['customer']),
  outputSchema: closed({ id: { type: 'string' } }, ['id']),
  execute: async ({ customer }) => ({ content: [], details: { id: `inv-${customer}` } }),
});
const issue = tool({
  name: 'create_issue',
  owner: 'github',
  description: 'Create a GitHub issue.',
  inputSchema: closed({ title: { type: 'string' } }, ['title']),
  outputSchema: closed({ number: { type: 'integer' } }, ['number']),
});

describe('search', () => {
  const catalog = createCatalog([invoice, issue, tool({ name: 'screenshot', catalogMode: 'direct-only' })]);

  test('gives a trusted tool its input and output hints', () => {
    const [hit] = catalog.search('create an invoice').hits;
    expect(hit).toMatchObject({
      id: 'plugin:billing:create_invoice',
      input: '{ customer: string }',
      output: '{ id: string }',
    });
  });

  test('gives an untrusted tool neither, while describe gives its exact schema', () => {
    const hit = catalog.search('github issue').hits[0];
    expect(hit).toMatchObject({ id: 'mcp:github:create_issue', input: 'unknown' });
    expect(hit).not.toHaveProperty('output');
    const description = catalog.describe('mcp:github:create_issue');
    expect(description.inputSchema).toEqual(issue.inputSchema);
    expect(description).not.toHaveProperty('outputSchema');
  });

  test('never finds a direct-only tool', () => {
    expect(catalog.search('screenshot').hits).toEqual([]);
  });

  test.each(['', '   ', '~', '*'])('answers %j with an empty list and one line of advice', (query) => {
    const { hits, advice } = catalog.search(query);
    expect(hits).toEqual([]);
    expect(advice).toMatch(/^[^\n]+$/);
  });

  test('clamps its limit to the configured maximum', () => {
    const many = createCatalog(
      Array.from({ length: 60 }, (_, index) => tool({ name: `list_${index}`, description: 'List things.' })),
      { maxSearchLimit: 99, searchDefaultLimit: 3 },
    );
    expect(many.search('list things').hits).toHaveLength(3);
    expect(many.search('list things', { limit: 1e9 }).hits).toHaveLength(50);
    expect(many.search('list things', { limit: -4 }).hits).toHaveLength(1);
    expect(many.search('list things', { limit: Number.NaN }).hits).toHaveLength(3);
  });

  test('tells in one line which sources are missing, also beside an empty answer', () => {
    const unavailable = [{ source: 'mcp' as const, owner: 'shell', reason: 'its command was not found' }];
    const partial = createCatalog([invoice], { unavailable });
    expect(partial.search('zzqx').unavailable).toEqual(unavailable);
  });

  test('answers several queries within one byte budget and says what was cut', () => {
    const tools = Array.from({ length: 40 }, (_, index) =>
      tool({ name: `list_${index}`, description: `List things. ${'word '.repeat(60)}` }),
    );
    const small = createCatalog(tools, { batchMaxBytes: 2_048 });
    const batch = small.searchMany([{ query: 'list things' }, { query: 'zzqx' }, { query: 'list_7', limit: 1 }]);
    expect(batch.results.map(({ query }) => query)).toEqual(['list things', 'zzqx', 'list_7']);
    expect(batch.truncated).toBe(true);
    expect(batch.results[2]?.hits[0]?.id).toBe('openclaw:list_7');
    expect(Buffer.byteLength(JSON.stringify(batch.results))).toBeLessThanOrEqual(2_048);
  });
});

describe('call', () => {
  test('gives the tool that ran and its result unchanged', async () => {
    const catalog = createCatalog([invoice]);
    const envelope = await catalog.call('create_invoice', { customer: 'ada' }, callContext());
    expect(envelope.tool.id).toBe('plugin:billing:create_invoice');
    expect(envelope.result.details).toEqual({ id: 'inv-ada' });
  });

  test('does not run a tool whose arguments do not fit', async () => {
    let ran = 0;
    const counted = { ...invoice, execute: async () => ({ content: [], details: { id: String(++ran) } }) };
    const { result } = await createCatalog([counted]).call('create_invoice', { customer: 1 }, callContext());
    expect(result.error).toMatchObject({ code: 'invalid-input' });
    expect(result.error?.message).toContain('{ customer: string }');
    expect(ran).toBe(0);
  });

  test('does not run a tool whose output schema does not compile', async () => {
    let ran = 0;
    const broken = {
      ...invoice,
      outputSchema: { $ref: '#/nowhere' },
      execute: async () => {
        ran++;
        return { content: [] };
      },
    };
    const { result } = await createCatalog([broken]).call('create_invoice', { customer: 'ada' }, callContext());
    expect(result.error?.code).toBe('invalid-output-schema');
    expect(ran).toBe(0);
  });

  test('reports details that break the output contract, and a tool that throws', async () => {
    const wrong = { ...invoice, execute: async () => ({ content: [], details: { id: 7 } }) };
    const thrown = {
      ...invoice,
      execute: async () => {
        throw new Error('it failed on purpose');
      },
    };
    const outcome = async (definition: ToolDefinition) =>
      (await createCatalog([definition]).call('create_invoice', { customer: 'ada' }, callContext())).result;
    expect((await outcome(wrong)).error?.code).toBe('invalid-output');
    expect(await outcome(thrown)).toEqual(errorResult({ code: 'tool-failed', message: 'it failed on purpose' }));
  });

  test.each([undefined, null, 'x', [], {}, { content: 'x' }])('is an error when the tool gives %j', async (given) => {
    const broken = { ...invoice, execute: (() => given) as unknown as ToolDefinition['execute'] };
    const { result } = await createCatalog([broken]).call('create_invoice', { customer: 'ada' }, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'tool-failed' } });
  });

  test('ends when the caller gives up, also of a tool that does not heed it', async () => {
    const caller = new AbortController();
    const hanging = { ...invoice, execute: () => new Promise<never>(() => caller.abort()) };
    const context = callContext({ signal: caller.signal });
    const { result } = await createCatalog([hanging]).call('create_invoice', { customer: 'ada' }, context);
    expect(result.error?.code).toBe('aborted');
  });

  test('finds and calls a tool by a name that every object has', async () => {
    const catalog = createCatalog([tool({ name: 'constructor', description: 'Builds a house.' })]);
    expect(catalog.search('constructor').hits[0]?.id).toBe('openclaw:constructor');
    expect((await catalog.call('constructor', {}, callContext())).result.isError).toBeUndefined();
  });

  test("goes through the host's own path, which alone holds the means to run", async () => {
    const seen: string[] = [];
    const catalog = createCatalog([invoice], {
      execute: async ({ entry, args, context, run }) => {
        seen.push(entry.id);
        return run({ ...(args as object), customer: 'grace' }, context);
      },
    });
    const { result } = await catalog.call('create_invoice', { customer: 'ada' }, callContext());
    expect(result.details).toEqual({ id: 'inv-grace' });
    expect(seen).toEqual(['plugin:billing:create_invoice']);
    for (const entry of catalog.entries) expect(entry).not.toHaveProperty('execute');
  });
});

describe('a snapshot', () => {
  test('has the same entries and answers in whatever order its tools came', () => {
    const tools = [invoice, issue, ...['zeta', 'Beta', 'alpha', 'ä'].map((name) => tool({ name, owner: 'letters' }))];
    const reference = createCatalog(tools);
    fc.assert(
      fc.property(fc.shuffledSubarray(tools, { minLength: tools.length }), (shuffled) => {
        const catalog = createCatalog(shuffled);
        expect(JSON.stringify(catalog.entries)).toBe(JSON.stringify(reference.entries));
        expect(JSON.stringify(catalog.search('create letters'))).toBe(
          JSON.stringify(reference.search('create letters')),
        );
      }),
    );
  });

  test('is not touched by a change: the changed copy answers for the owners named, the old one as before', () => {
    const before = createCatalog([invoice, issue]);
    const closeIssue = tool({ name: 'close_issue', owner: 'github', description: 'Close a GitHub issue.' });
    const after = before.with({ replace: [{ source: 'mcp', owner: 'github', tools: [closeIssue] }] });
    expect(after.entries.map(({ id }) => id)).toEqual(['mcp:github:close_issue', 'plugin:billing:create_invoice']);
    expect(after.search('close issue').hits[0]?.id).toBe('mcp:github:close_issue');
    expect(before.search('github issue').hits[0]?.id).toBe('mcp:github:create_issue');
    expect(() => after.resolve('mcp:github:create_issue')).toThrow(CatalogError);
  });

  test('a change gives the same answers as building anew', () => {
    const extra = tool({ name: 'list_events', owner: 'calendar', description: 'List the events of a day.' });
    const changed = createCatalog([invoice, issue]).with({
      replace: [{ source: 'mcp', owner: 'calendar', tools: [extra] }],
    });
    const anew = createCatalog([extra, issue, invoice]);
    for (const query of ['events', 'create', 'invoice customer', 'github']) {
      expect(changed.search(query)).toEqual(anew.search(query));
    }
  });

  test('field report 5: trust follows the source, not the name', () => {
    const catalog = createCatalog([
      tool({ name: 'web_search', inputSchema: closed({ q: { type: 'string' } }, ['q']), outputSchema: closed({}, []) }),
      tool({ name: 'web_search', owner: 'evil', outputSchema: closed({}, []) }),
      tool({ name: 'Web_Search', source: 'client' }),
    ]);
    const trust = Object.fromEntries(catalog.entries.map(({ id, trusted }) => [id, trusted]));
    expect(trust).toEqual({ 'openclaw:web_search': true, 'mcp:evil:web_search': false, 'client:Web_Search': false });
    const inputs = Object.fromEntries(catalog.search('web search').hits.map(({ id, input }) => [id, input]));
    expect(inputs).toEqual({
      'openclaw:web_search': '{ q: string }',
      'mcp:evil:web_search': 'unknown',
      'client:Web_Search': 'unknown',
    });
  });

  test.each([
    [{ name: '' }, 'an empty name'],
    [{ name: 'a', source: 'mcp' as const }, 'no owner'],
    [{ name: 'a', owner: 'x', source: 'client' as const }, 'owner "x"'],
    [{ name: 'a', inputSchema: null as never }, 'inputSchema'],
  ])('a definition %j is refused with what was found', (definition, found) => {
    expect(() => createCatalog([tool(definition)])).toThrow(expect.objectContaining({ code: 'invalid-definition' }));
    expect(() => createCatalog([tool(definition)])).toThrow(found);
  });

  test('the same tool twice is refused', () => {
    expect(() => createCatalog([issue, issue])).toThrow(expect.objectContaining({ code: 'duplicate-tool' }));
  });

  test('tells the observer of searches and descriptions, with the context they were made in', () => {
    const events: CatalogEvent[] = [];
    const catalog = createCatalog([issue], { observe: (event) => events.push(event) });
    const context = callContext();
    catalog.search('issue', { context });
    catalog.describe('create_issue', { context });
    expect(() => catalog.describe('nothing', { context })).toThrow();
    expect(events).toEqual([
      { type: 'search', queries: ['issue'], hitIds: ['mcp:github:create_issue'], context },
      { type: 'describe', ref: 'create_issue', id: 'mcp:github:create_issue', context },
      { type: 'describe', ref: 'nothing', context },
    ]);
  });
});
