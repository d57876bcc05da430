import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import type { CatalogEvent } from './contract.ts';
import { CatalogError } from './errors.ts';
import { callContext, tool } from './fixtures.ts';
import { errorResult, jsonResult } from './result.ts';
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

const circular: Record<string, unknown> = {};
circular.not = circular;

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
    expect(many.search('list things', { limit: Number.POSITIVE_INFINITY }).hits).toHaveLength(50);
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

/** A schema of things in things. */
const NODE = {
  type: 'object',
  properties: { title: { type: 'string' }, child: { $ref: '#/$defs/node' } },
};

function nested(levels: number): object {
  let value = {};
  for (let level = 0; level < levels; level++) value = { child: value };
  return value;
}

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

  test.each([
    [
      'arguments that throw when they are read',
      Object.defineProperty({}, 'title', {
        enumerable: true,
        get() {
          throw new Error('boom');
        },
      }),
      'args cannot be read: one of its properties throws an error, wanted plain JSON.',
    ],
    ['arguments without an end', nested(20_000), 'args is nested too deeply to be checked.'],
  ])('does not run a tool for %s, and says which of the two it was', async (_, args, says) => {
    const strict = tool({
      name: 'strict',
      inputSchema: { $ref: '#/$defs/node', $defs: { node: NODE } },
      execute: () => Promise.reject(new Error('it ran')),
    });
    const { result } = await createCatalog([strict]).call('strict', args, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'invalid-input' } });
    expect(result.error?.message).toContain(says);
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

  test.each<[string, object, string]>([
    ['an empty name', { name: '' }, 'Tool "": found an empty name; wanted a name of at least one character.'],
    ['a name that is a number', { name: 5 }, 'A tool: found name of type number; wanted a name as text.'],
    ['no name', { name: undefined, owner: 'x' }, 'A tool of "x": found no name; wanted a name as text.'],
    ['no owner', { source: 'mcp' }, 'Tool "a": found no owner; wanted the name of the MCP server as owner.'],
    [
      'an owner that is a number',
      { source: 'plugin', owner: 5 },
      'Tool "a": found owner of type number; wanted the name of the plugin as owner.',
    ],
    [
      'an owner too many',
      { source: 'client', owner: 'x' },
      'Tool "a" of "x": found owner "x"; wanted no owner for client tools.',
    ],
    [
      'a source that is none',
      { source: 'web' },
      'Tool "a": found source "web"; wanted one of openclaw, plugin, mcp, client.',
    ],
    ['a title that is none', { title: {} }, 'Tool "a": found title of type object; wanted text.'],
    ['a description that is a number', { description: 5 }, 'Tool "a": found description of type number; wanted text.'],
    ['a description that is null', { description: null }, 'Tool "a": found description that is null; wanted text.'],
    ['a schema that is null', { inputSchema: null }, 'Tool "a": found inputSchema that is null; wanted a JSON Schema.'],
    [
      'a schema that is a list',
      { inputSchema: [] },
      'Tool "a": found inputSchema of type array; wanted a JSON Schema.',
    ],
    [
      'an output schema that is a number',
      { outputSchema: 5 },
      'Tool "a": found outputSchema of type number; wanted a JSON Schema.',
    ],
    [
      'a schema that contains itself',
      { inputSchema: circular },
      'Tool "a": found inputSchema with more than 200 levels; wanted plain JSON.',
    ],
    [
      'a schema with a BigInt',
      { outputSchema: { default: 5n } },
      'Tool "a": found outputSchema with bigint at /default; wanted plain JSON.',
    ],
    ['a schema that becomes a text', { inputSchema: new Date(0) }, 'found inputSchema with Date; wanted plain JSON.'],
    ['annotations that are a text', { annotations: 'x' }, 'found annotations of type string; wanted an object.'],
    [
      'a mode that is none',
      { catalogMode: 'direct' },
      'found catalogMode "direct"; wanted one of catalog, direct-only.',
    ],
    [
      'a visibility that is none',
      { visible: true },
      'found visible of type boolean; wanted one of always, search, never.',
    ],
    ['an order that is none', { sequential: 'yes' }, 'found sequential of type string; wanted true or false.'],
    ['nothing to run', { execute: undefined }, 'found no execute; wanted a function.'],
    [
      'a field that throws',
      {
        get description() {
          throw new Error('boom');
        },
      },
      'A tool: found a field that throws an error when it is read; wanted values.',
    ],
  ])('a definition with %s is refused with what was found and wanted', (_, wrong, message) => {
    const definition = Object.defineProperties(tool({ name: 'a' }), Object.getOwnPropertyDescriptors(wrong));
    const known = createCatalog([invoice]);
    const replace = [{ source: 'openclaw' as const, tools: [definition] }];
    for (const register of [() => createCatalog([definition]), () => known.with({ replace })]) {
      expect(register).toThrow(CatalogError);
      expect(register).toThrow(expect.objectContaining({ code: 'invalid-definition' }));
      expect(register).toThrow(message);
    }
  });

  test('an instance of a class is a tool, whose execute keeps its this, also in a changed catalog', async () => {
    class Named {
      readonly source = 'openclaw' as const;
      readonly name = 'greet';
      readonly word = 'hello';
      get description() {
        return 'Say a word of greeting.';
      }
      get inputSchema() {
        return { type: 'object' };
      }
      async execute() {
        return jsonResult(this.word);
      }
    }
    const first = createCatalog([new Named()]);
    const changed = first.with({ replace: [{ source: 'plugin', owner: 'x', tools: [] }] });
    for (const catalog of [first, changed, createCatalog([Object.create(new Named()) as Named])]) {
      expect(catalog.search('greeting').hits).toMatchObject([{ id: 'openclaw:greet', source: 'openclaw' }]);
      expect((await catalog.call('greet', {}, callContext())).result.details).toBe('hello');
    }
  });

  test('a tool that is changed after it was registered stays what it was', () => {
    const mutable = { ...tool({ name: 'a', description: 'Reads mail.' }) };
    const catalog = createCatalog([mutable]);
    Object.assign(mutable, { name: 'b', inputSchema: null });
    const changed = catalog.with({ unavailable: [] });
    expect(changed.entries.map(({ id }) => id)).toEqual(['openclaw:a']);
  });

  test('schemas and annotations are its own: nobody changes them, neither who registered nor who reads', async () => {
    const properties: Record<string, unknown> = { path: { type: 'string' } };
    const annotations = { readOnlyHint: true };
    const definition = tool({ name: 'a', inputSchema: { type: 'object', properties }, annotations });
    const catalog = createCatalog([definition]);
    properties.path = { type: 'number' };
    annotations.readOnlyHint = false;
    const { inputSchema, annotations: described } = catalog.describe('a');
    expect(inputSchema).toEqual({ type: 'object', properties: { path: { type: 'string' } } });
    expect(described).toEqual({ readOnlyHint: true });
    expect(() =>
      Object.assign((inputSchema as typeof definition.inputSchema & object).properties as object, { path: {} }),
    ).toThrow(TypeError);
    expect((await catalog.call('a', { path: 'x' }, callContext())).result.isError).toBeUndefined();
    expect(createCatalog([definition]).describe('a').inputSchema).toEqual({ type: 'object', properties });
  });

  test('what it says of missing sources is its own, too', () => {
    const missing = { source: 'mcp' as const, owner: 'z', reason: 'away' };
    const catalog = createCatalog([], { unavailable: [missing] });
    missing.reason = 'changed';
    expect(catalog.search('mail').unavailable).toEqual([{ source: 'mcp', owner: 'z', reason: 'away' }]);
    expect(() => Object.assign(catalog.unavailable[0] ?? {}, { reason: 'x' })).toThrow(TypeError);
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
