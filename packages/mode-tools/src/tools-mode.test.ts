import {
  type CallContext,
  createCatalog,
  directSurface,
  executeContracted,
  SurfaceError,
  type ToolDefinition,
} from '@toolsearch/catalog';
import { corporaFolder, readMcpCatalogs } from '@toolsearch/corpora';
import { callContext, textOf, tool } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directBelowThreshold, surfaceBytes, toolsMode } from './index.ts';

const TOOLS: readonly ToolDefinition[] = [
  tool({ name: 'read', description: 'Read a file' }),
  tool({ name: 'refund', source: 'plugin', owner: 'shop', description: 'Refund an order' }),
  tool({ name: 'list', owner: 'wiki', description: 'List pages' }),
  tool({ name: 'list', owner: 'issues', description: 'List issues' }),
  tool({ name: 'pick_colour', source: 'client', description: 'Ask the user for a colour' }),
];

test.each(['tool_search', 'tool_describe', 'tool_call', 'nothing_of_the_kind'])(
  'a dispatch of %s without a context is a typed error of the host, before anything has begun',
  async (name) => {
    const seen: string[] = [];
    const catalog = createCatalog([tool({ name: 'read' })], { observe: ({ type }) => seen.push(type) });
    const { dispatch } = toolsMode(catalog) as unknown as { dispatch(...given: unknown[]): Promise<unknown> };
    await expect(dispatch(name, { id: 'read', query: 'read' })).rejects.toMatchObject({
      name: 'CatalogError',
      code: 'invalid-argument',
      message: expect.stringContaining('dispatch: found no context; wanted'),
    });
    expect(seen).toEqual([]);
  },
);

test.each<[string, () => unknown, string]>([
  ['no catalog', () => toolsMode(undefined as never), 'toolsMode: found no catalog; wanted what createCatalog gives.'],
  [
    'a list of tools',
    () => toolsMode(TOOLS as never),
    'toolsMode: found something else than a catalog; wanted what createCatalog gives.',
  ],
  [
    'a line that is no text',
    () => toolsMode(createCatalog(TOOLS), { about: 7 as never }),
    'toolsMode: found about of type number; wanted text.',
  ],
  [
    'no threshold',
    () => directBelowThreshold(createCatalog(TOOLS), {} as never),
    'directBelowThreshold: found thresholdBytes undefined; wanted a number of at least 0.',
  ],
])('%s is an error that says what was found and wanted', (_, ask, message) => {
  expect(ask).toThrow(expect.objectContaining({ name: 'SurfaceError', code: 'invalid-option', message }));
});

describe('what the model is shown', () => {
  test('three controls, in a fixed order, with counts by source', () => {
    const { mode, tools, prompt } = toolsMode(createCatalog(TOOLS));
    expect(mode).toBe('tools');
    expect(prompt).toBeUndefined();
    expect(tools.map(({ name, reason }) => [name, reason])).toEqual([
      ['tool_search', 'control'],
      ['tool_describe', 'control'],
      ['tool_call', 'control'],
    ]);
    expect(tools[0]?.description).toContain('5 tools (openclaw 1, plugin 1, mcp 2, client 1)');
  });

  test('the three definitions together stay under 1.6 KB, also with a long text of the operator', () => {
    const catalog = createCatalog(Array.from({ length: 300 }, (_, n) => tool({ name: `t${n}`, owner: 'big' })));
    expect(surfaceBytes(toolsMode(catalog)).totalBytes).toBeLessThan(1_150);
    const about = 'Tools of the shop: orders, refunds, stock. '.repeat(100);
    const { tools } = toolsMode(catalog, { about });
    expect(tools[0]?.description).toContain('Tools of the shop');
    expect(surfaceBytes({ tools }).totalBytes).toBeLessThan(1_600);
  });

  test('a tool that is never visible is not counted', () => {
    const { tools } = toolsMode(createCatalog([...TOOLS, tool({ name: 'secret', visible: 'never' })]));
    expect(tools[0]?.description).toContain('5 tools');
  });

  test('equal content gives equal bytes, whatever the order of the tools', () => {
    const expected = JSON.stringify(toolsMode(createCatalog(TOOLS)));
    fc.assert(
      fc.property(fc.shuffledSubarray([...TOOLS], { minLength: TOOLS.length }), (shuffled) => {
        expect(JSON.stringify(toolsMode(createCatalog(shuffled)))).toBe(expected);
      }),
    );
  });

  test("no hidden tool's text is in it", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (description, title) => {
        const changed = tool({ name: 'list', owner: 'wiki', description, title });
        const surface = toolsMode(createCatalog(TOOLS.map((one) => (one.owner === 'wiki' ? changed : one))));
        expect(JSON.stringify(surface)).toBe(JSON.stringify(toolsMode(createCatalog(TOOLS))));
      }),
    );
  });

  test.each(['tool_search', 'tool_describe', 'tool_call'])('a tool named %s is refused', (name) => {
    for (const source of ['openclaw', 'client'] as const) {
      const catalog = createCatalog([...TOOLS, tool({ name, source })]);
      const make = () => toolsMode(catalog);
      expect(make).toThrow(SurfaceError);
      expect(make).toThrow(expect.objectContaining({ code: 'reserved-name', toolIds: [`${source}:${name}`] }));
    }
  });
});

describe('tools that stay visible', () => {
  const pan = { type: 'object', properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] };
  const catalog = createCatalog([
    ...TOOLS,
    tool({ name: 'write', visible: 'always', description: 'Write a file' }),
    tool({ name: 'pan', owner: 'map', visible: 'always', inputSchema: pan }),
    tool({ name: 'camera', source: 'plugin', owner: 'cam', catalogMode: 'direct-only' }),
    tool({ name: 'secret', visible: 'never', description: 'A secret tool' }),
  ]);
  const surface = toolsMode(catalog);

  test('stand behind the controls in the order of their ids, each with its reason', () => {
    expect(surface.tools.slice(3).map(({ name, entryId, reason }) => [name, entryId, reason])).toEqual([
      ['mcp__map__pan', 'mcp:map:pan', 'always'],
      ['write', 'openclaw:write', 'always'],
      ['cam__camera', 'plugin:cam:camera', 'direct-only'],
    ]);
  });

  test('have a root that providers accept; the original validates the call', async () => {
    expect(surface.tools[3]?.inputSchema).toMatchObject({ type: 'object', properties: { a: {}, b: {} } });
    expect(surface.tools[3]?.inputSchema).not.toHaveProperty('oneOf');
    expect((await surface.dispatch('mcp__map__pan', {}, callContext())).error?.code).toBe('invalid-input');
    expect((await surface.dispatch('mcp__map__pan', { a: 1 }, callContext())).isError).toBeUndefined();
  });

  test('are called directly, and stay findable unless they are direct-only', async () => {
    const origins: string[] = [];
    const watched = toolsMode(
      createCatalog([tool({ name: 'write', visible: 'always', description: 'Write a file' })], {
        execute: (call) => {
          origins.push(call.context.origin);
          return executeContracted(call);
        },
      }),
    );
    await watched.dispatch('write', {}, callContext());
    await watched.dispatch('write', {}, callContext({ origin: 'mcp' }));
    await watched.dispatch('openclaw:write', {}, callContext());
    expect(origins).toEqual(['direct', 'mcp', 'hydrated']);
    const found = textOf(
      await surface.dispatch('tool_search', { queries: ['write', 'camera', 'secret'] }, callContext()),
    );
    expect(found).toContain('openclaw:write');
    expect(found).not.toContain('cam:camera');
    expect(found).not.toContain('openclaw:secret');
  });

  test('a tool that is never visible answers to its exact id alone', async () => {
    expect((await surface.dispatch('secret', {}, callContext())).error?.code).toBe('unknown-tool');
    expect((await surface.dispatch('tool_call', { id: 'openclaw:secret' }, callContext())).isError).toBeUndefined();
  });
});

describe('how a call arrives at the host', () => {
  const seen: CallContext[] = [];
  const catalog = createCatalog(TOOLS, {
    execute: (call) => {
      seen.push(call.context);
      return executeContracted(call);
    },
  });
  const surface = toolsMode(catalog);
  const dispatch = async (name: string, args: unknown, context = callContext({ callId: 'c7' })) => {
    seen.length = 0;
    return await surface.dispatch(name, args, context);
  };

  test('through tool_call: nested in the call of the control', async () => {
    await dispatch('tool_call', { id: 'openclaw:read', args: {} });
    expect(seen).toMatchObject([{ callId: 'c7:1', parentCallId: 'c7', origin: 'tool_call', runId: 'run' }]);
  });

  test.each([
    'openclaw:read',
    'read',
    'plugin:shop:refund',
    'shop__refund',
    'refund',
    'mcp__wiki__list',
    'mcp:wiki:list',
  ])('by the exact hidden name %s: hydrated', async (name) => {
    const result = await dispatch(name, { a: 1 });
    expect(textOf(result)).toBe('{"a":1}');
    expect(seen).toMatchObject([{ callId: 'c7', origin: 'hydrated' }]);
    expect(seen[0]?.parentCallId).toBeUndefined();
  });

  test.each<[string, string, RegExp]>([
    ['Refund', 'unknown-tool', /plugin:shop:refund/],
    ['list', 'ambiguous-tool', /mcp:issues:list, mcp:wiki:list/],
    ['Tool_Search', 'unknown-tool', /No tool/],
    ['', 'unknown-tool', /No tool/],
  ])('by the inexact name %j: refused, with the right names', async (name, code, message) => {
    for (const result of [await dispatch(name, {}), await dispatch('tool_call', { id: name || '?', args: {} })]) {
      expect(result).toMatchObject({ isError: true, error: { code } });
      expect(seen).toEqual([]);
      if (name !== '') expect(textOf(result)).toMatch(message);
    }
  });

  test('a host path that throws, against its contract, is still a result', async () => {
    const broken = toolsMode(
      createCatalog(TOOLS, { execute: () => Promise.reject(new Error('the recorder is full')) }),
    );
    for (const [name, args] of [
      ['read', {}],
      ['tool_call', { id: 'read' }],
    ] as const) {
      expect(await broken.dispatch(name, args, callContext())).toMatchObject({
        isError: true,
        error: { code: 'tool-failed', message: 'the recorder is full' },
      });
    }
  });

  test('an ambiguous name that many tools share is an error under 1 KB', async () => {
    const many = Array.from({ length: 400 }, (_, n) => tool({ name: 'list', owner: `a-server-with-a-long-name-${n}` }));
    const result = await toolsMode(createCatalog(many)).dispatch('list', {}, callContext());
    expect(result.error?.code).toBe('ambiguous-tool');
    expect(Buffer.byteLength(textOf(result))).toBeLessThan(1_000);
  });

  test('details without any block are shown as text, and a wish to end the turn is passed on', async () => {
    const pending = tool({
      name: 'ask',
      source: 'client',
      execute: async () => ({ content: [], details: { sent: true }, terminate: true }),
    });
    const result = await toolsMode(createCatalog([pending])).dispatch('tool_call', { id: 'ask' }, callContext());
    expect(result).toMatchObject({ content: [{ type: 'text', text: '{"sent":true}' }], terminate: true });
  });
});

test('what is not in the catalog is in no answer', async () => {
  const allowed = createCatalog([tool({ name: 'visible_one', description: 'Harmless' })]);
  const surface = toolsMode(allowed);
  const denied = 'zzdenied';
  for (const [name, args] of [
    ['tool_search', { query: 'visible one' }],
    ['tool_search', { query: '' }],
    ['tool_describe', { id: 'visible' }],
    ['tool_call', { id: 'visible', args: {} }],
    ['visible', {}],
  ] as const) {
    expect(JSON.stringify(await surface.dispatch(name, args, callContext()))).not.toContain(denied);
  }
});

const corpora = corporaFolder();
describe.skipIf(!corpora.found)('over the tools of real servers', () => {
  test('500 of them cost at most 4 % of what they cost directly', () => {
    const tools = readMcpCatalogs()
      .flatMap(({ server, tools: listed }) =>
        listed.map((one) => ({ ...one, source: 'mcp', owner: server, execute: async () => ({ content: [] }) })),
      )
      .slice(0, 500) as unknown as ToolDefinition[];
    const catalog = createCatalog(tools);
    const share = surfaceBytes(toolsMode(catalog)).totalBytes / surfaceBytes(directSurface(catalog)).totalBytes;
    expect(share).toBeLessThan(0.04);
  });
});
