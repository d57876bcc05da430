import { createCatalog, executeContracted, SurfaceError, type ToolDefinition } from '@toolsearch/catalog';
import { createSandbox, type Sandbox } from '@toolsearch/sandbox-runner';
import { callContext, textOf, tool } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE_TOOL_NAME, codeMode } from './index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const TOOLS: readonly ToolDefinition[] = [
  tool({ name: 'read', description: 'Read a file' }),
  tool({ name: 'refund', source: 'plugin', owner: 'shop', description: 'Refund an order' }),
  tool({ name: 'list', owner: 'wiki', description: 'List pages' }),
  tool({ name: 'pick_colour', source: 'client', description: 'Ask the user for a colour' }),
];
const VISIBLE = [tool({ name: 'write', visible: 'always' }), tool({ name: 'camera', catalogMode: 'direct-only' })];

describe('what the model is shown', () => {
  test('one tool that tells the whole bridge, in less than 800 bytes', () => {
    const { mode, tools, prompt } = codeMode(createCatalog(TOOLS), sandbox);
    expect([mode, prompt, tools.map(({ name }) => name)]).toEqual(['code', undefined, [CODE_TOOL_NAME]]);
    const { name, description, inputSchema } = tools[0] ?? {};
    expect(Buffer.byteLength(JSON.stringify({ name, description, inputSchema }))).toBeLessThan(800);
    expect(description).toContain('4 tools (openclaw 1, plugin 1, mcp 1, client 1)');
    for (const part of ['search(query', 'describe(id)', 'call(id, args)'])
      expect(description).toContain(`openclaw.tools.${part}`);
  });

  test('the name of the bridge and the words of the operator are options', async () => {
    const surface = codeMode(createCatalog(TOOLS), sandbox, { bridge: 'host', about: 'Tools of the shop.' });
    expect(surface.tools[0]?.description).toContain('host.tools.search');
    expect(surface.tools[0]?.description).toContain('Tools of the shop.');
    expect(surface.tools[0]?.description).not.toContain('openclaw.');
    const code = "return [typeof openclaw, (await host.tools.call('read', { a: 1 })).result.details.a]";
    expect((await surface.dispatch(CODE_TOOL_NAME, { code }, callContext())).details).toMatchObject({
      value: ['undefined', 1],
      telemetry: { callCount: 1 },
    });
  });

  test('direct-only and always visible tools beside it, with their reasons', () => {
    const { tools } = codeMode(createCatalog([...TOOLS, ...VISIBLE]), sandbox);
    expect(tools.map(({ name, reason }) => [name, reason])).toEqual([
      [CODE_TOOL_NAME, 'control'],
      ['camera', 'direct-only'],
      ['write', 'always'],
    ]);
  });

  test("equal content gives equal bytes, and no hidden tool's text is in them", () => {
    const expected = JSON.stringify(codeMode(createCatalog([...TOOLS, ...VISIBLE]), sandbox));
    const all = [...TOOLS, ...VISIBLE];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), fc.string(), (shuffled, description) => {
        const changed = shuffled.map((one) => (one.owner === 'wiki' ? { ...one, description } : one));
        expect(JSON.stringify(codeMode(createCatalog(changed), sandbox))).toBe(expected);
      }),
    );
  });

  test('a tool named like the control is refused', () => {
    for (const source of ['openclaw', 'client'] as const) {
      const make = () => codeMode(createCatalog([tool({ name: CODE_TOOL_NAME, source })]), sandbox);
      expect(make).toThrow(SurfaceError);
      expect(make).toThrow(expect.objectContaining({ code: 'reserved-name' }));
    }
  });

  test.each([
    { bridge: 'my tools' },
    { bridge: 'console' },
    { bridge: 'undefined' },
    { bridge: 'class' },
    { bridge: 'await' },
    { timeoutMs: Number.NaN },
    { resultMaxBytes: 100 },
    { mediaMaxBytes: -1 },
  ])('the option %j is refused', (options) => {
    const make = () => codeMode(createCatalog(TOOLS), sandbox, options);
    expect(make).toThrow(expect.objectContaining({ code: 'invalid-option' }));
  });
});

describe('what a model calls', () => {
  test.each<[string, unknown]>([
    ['as told', { code: 'return 42' }],
    ['as JSON text', '{"code":"return 42"}'],
    ['as bare text', 'return 42'],
  ])('is run when the code comes %s', async (_, args) => {
    const result = await codeMode(createCatalog(TOOLS), sandbox).dispatch(CODE_TOOL_NAME, args, callContext());
    expect(result.details).toMatchObject({ ok: true, value: 42 });
  });

  test.each<[unknown]>([[undefined], [null], [{}], [{ code: 7 }], [['return 1']], [{ code: '' }], [{ code: ' \n' }]])(
    'is refused when there is no code: %j',
    async (args) => {
      const result = await codeMode(createCatalog(TOOLS), sandbox).dispatch(CODE_TOOL_NAME, args, callContext());
      expect(result).toMatchObject({ isError: true, error: { code: 'invalid-input' } });
    },
  );

  test('by the exact name of a tool goes through the catalog: direct where it is shown, hydrated where it is not', async () => {
    const origins: string[] = [];
    const catalog = createCatalog([...TOOLS, ...VISIBLE], {
      execute: (call) => {
        origins.push(`${call.context.origin} ${call.entry.id}`);
        return executeContracted(call);
      },
    });
    const surface = codeMode(catalog, sandbox);
    for (const name of ['write', 'camera', 'plugin:shop:refund', 'mcp__wiki__list', 'read']) {
      expect(textOf(await surface.dispatch(name, { a: 1 }, callContext()))).toBe('{"a":1}');
    }
    await surface.dispatch('write', {}, callContext({ origin: 'mcp' }));
    expect(origins).toEqual([
      'direct openclaw:write',
      'direct openclaw:camera',
      'hydrated plugin:shop:refund',
      'hydrated mcp:wiki:list',
      'hydrated openclaw:read',
      'mcp openclaw:write',
    ]);
  });

  test.each<[string, string, RegExp]>([
    ['Refund', 'unknown-tool', /plugin:shop:refund/],
    ['Tool_Search_Code', 'unknown-tool', /No tool/],
  ])('by the inexact name %s is refused with the right one', async (name, code, message) => {
    const result = await codeMode(createCatalog(TOOLS), sandbox).dispatch(name, {}, callContext());
    expect(result).toMatchObject({ isError: true, error: { code } });
    expect(textOf(result)).toMatch(message);
  });
});

test.each<[string, () => unknown, string]>([
  [
    'catalog',
    () => codeMode({} as never, sandbox),
    'codeMode: found something else than a catalog; wanted what createCatalog',
  ],
  [
    'sandbox',
    () => codeMode(createCatalog(TOOLS), undefined as never),
    'codeMode: found sandbox that is none; wanted what',
  ],
])('without a %s there is no surface, and an error that says so', (_, ask, message) => {
  expect(ask).toThrow(
    expect.objectContaining({
      name: 'SurfaceError',
      code: 'invalid-option',
      message: expect.stringContaining(message),
    }),
  );
});

describe('how it fails closed', () => {
  test('after the sandbox is closed, nothing runs and the outcome says so', async () => {
    const ran: string[] = [];
    const catalog = createCatalog([
      tool({ name: 'read', execute: async () => ({ content: [], details: ran.push('read') }) }),
    ]);
    const closed = await createSandbox({ poolSize: 0 });
    const surface = codeMode(catalog, closed);
    await closed.close();
    const result = await surface.dispatch(
      CODE_TOOL_NAME,
      { code: "return await openclaw.tools.call('read')" },
      callContext(),
    );
    expect(result.isError).toBe(true);
    expect(result.details).toMatchObject({
      ok: false,
      error: { code: expect.stringMatching(/^(aborted|runtime-unavailable)$/) },
    });
    expect(ran).toEqual([]);
  });

  test('a sandbox that throws, against its contract, is still a result', async () => {
    const broken = { run: () => Promise.reject(new Error('no more processes')) };
    const result = await codeMode(createCatalog(TOOLS), broken).dispatch(CODE_TOOL_NAME, { code: '1' }, callContext());
    expect(result).toMatchObject({ isError: true, error: { code: 'tool-failed', message: 'no more processes' } });
  });

  test('a run that its caller aborts ends with aborted, and so does the tool it was in', async () => {
    const run = new AbortController();
    let toolSignal: AbortSignal | undefined;
    const hang = tool({
      name: 'hang',
      execute: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          toolSignal = signal;
          signal.addEventListener('abort', () => reject(new Error('cancelled')));
          run.abort();
        }),
    });
    const context = callContext({ signal: run.signal });
    const code = "return await openclaw.tools.call('hang')";
    const result = await codeMode(createCatalog([hang]), sandbox).dispatch(CODE_TOOL_NAME, { code }, context);
    expect(result).toMatchObject({ isError: true, error: { code: 'aborted' } });
    expect(result.details).toMatchObject({ calls: [{ tool: 'openclaw:hang', outcome: 'aborted' }] });
    expect(toolSignal?.aborted).toBe(true);
  });
});
