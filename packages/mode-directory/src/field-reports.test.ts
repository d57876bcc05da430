import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type Catalog,
  createCatalog,
  type Execute,
  errorResult,
  executeContracted,
  type ToolDefinition,
} from '@toolsearch/catalog';
import { directBelowThreshold, surfaceBytes, toolsMode } from '@toolsearch/mode-tools';
import { callContext, textOf } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directoryMode } from './directory-mode.ts';
import { tool } from './fixtures.ts';

describe('field report 10: a combinator at the root of a schema', () => {
  const pan = { type: 'object', properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] };
  const either = {
    anyOf: [
      { type: 'object', properties: { c: {} }, required: ['c'] },
      { type: 'object', required: ['d'] },
    ],
  };
  const catalog = createCatalog([
    tool({ name: 'pan', owner: 'map', inputSchema: pan }),
    tool({ name: 'u', owner: 'map', inputSchema: either }),
  ]);
  const surface = directoryMode(catalog, { chosen: ['plugin:map:pan', 'plugin:map:u'] });

  test('is not shown to the provider', () => {
    const probable = surface.tools.filter(({ reason }) => reason === 'probable');
    expect(probable).toHaveLength(2);
    for (const { inputSchema } of probable) {
      expect(inputSchema.type).toBe('object');
      for (const combinator of ['anyOf', 'oneOf', 'allOf']) expect(inputSchema).not.toHaveProperty(combinator);
    }
  });

  test('is what tool_describe gives and what checks the call', async () => {
    const described = JSON.parse(textOf(await surface.dispatch('tool_describe', { id: 'pan' }, callContext())));
    expect(described.inputSchema).toEqual(pan);
    expect((await surface.dispatch('map__pan', {}, callContext())).error?.code).toBe('invalid-input');
    expect((await surface.dispatch('map__pan', { a: 1 }, callContext())).isError).toBeUndefined();
    expect((await surface.dispatch('map__u', {}, callContext())).error?.code).toBe('invalid-input');
  });
});

describe('field report 56: the exact name of a hidden tool', () => {
  const list = tool({
    name: 'list',
    source: 'mcp',
    owner: 'wiki',
    inputSchema: { type: 'object', properties: { space: { type: 'string' } }, required: ['space'] },
  });
  const walked: string[] = [];
  const execute: Execute = (call) => {
    walked.push(`${call.context.origin} ${call.entry.id}`);
    if (call.entry.name === 'purge')
      return Promise.resolve(errorResult({ code: 'blocked-by-policy', message: 'Policy blocks purge.' }));
    return executeContracted(call);
  };
  const purge = tool({ name: 'purge', source: 'mcp', owner: 'wiki' });
  const surface = directoryMode(createCatalog([list, purge], { execute }));

  test.each(['mcp__wiki__list', 'mcp:wiki:list', 'list', 'wiki__list'])('%s runs on the first try', async (name) => {
    walked.length = 0;
    expect(textOf(await surface.dispatch(name, { space: 'home' }, callContext()))).toBe('{"space":"home"}');
    expect(walked).toEqual(['hydrated mcp:wiki:list']);
  });

  test('a missing field gives an error with the compact signature', async () => {
    const result = await surface.dispatch('mcp__wiki__list', {}, callContext());
    expect(result.error?.code).toBe('invalid-input');
    expect(textOf(result)).toContain('{ space: string }');
  });

  test.each(['List', 'MCP__Wiki__List', 'mcp:wiki:LIST'])(
    '%s gives an error that suggests the right name',
    async (name) => {
      const result = await surface.dispatch(name, { space: 'home' }, callContext());
      expect(result.error?.code).toBe('unknown-tool');
      expect(textOf(result)).toContain('mcp:wiki:list');
    },
  );

  test('a tool that policy blocks at call time, and one that has gone, fail closed', async () => {
    expect((await surface.dispatch('purge', {}, callContext())).error?.code).toBe('blocked-by-policy');
    const without = directoryMode(createCatalog([list], { execute }));
    walked.length = 0;
    const gone = await without.dispatch('mcp__wiki__purge', {}, callContext());
    expect(gone.error?.code).toBe('unknown-tool');
    expect(walked).toEqual([]);
  });
});

describe('field report 59: bytes that a prompt cache can keep', () => {
  const source = (owner: string, texts: Readonly<Record<string, string>> = {}): ToolDefinition[] =>
    ['Äpfel', 'apfel', 'zeta', 'ıspanak', 'İnek', 'éclair', '𝒳', '\uFB01'].map((name) =>
      tool({ name, owner, source: owner === 'shop' ? 'plugin' : 'mcp', description: texts[name] ?? `About ${name}` }),
    );
  const all = [...source('shop'), ...source('wiki'), ...source('git')];
  const bytesOf = (catalog: Catalog) => {
    const { tools, prompt } = directoryMode(catalog, { required: ['plugin:shop:zeta'], chosen: ['plugin:shop:Äpfel'] });
    return JSON.stringify([tools, prompt]);
  };

  test('are the same in whatever order sources connect, reconnect and list', () => {
    const expected = bytesOf(createCatalog(all));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.constantFrom('wiki', 'git'),
        (shuffled, owner) => {
          const connected = createCatalog(shuffled);
          expect(bytesOf(connected)).toBe(expected);
          const tools = source(owner).reverse();
          expect(bytesOf(connected.with({ replace: [{ source: 'mcp', owner, tools }] }))).toBe(expected);
        },
      ),
      { numRuns: 50 },
    );
  });

  test("do not change over 20 turns in which a hidden tool's text does", () => {
    const expected = bytesOf(createCatalog(all));
    let catalog = createCatalog(all);
    for (let turn = 0; turn < 20; turn++) {
      const tools = source('wiki', { zeta: `New words in turn ${turn}` });
      catalog = catalog.with({ replace: [{ source: 'mcp', owner: 'wiki', tools }] });
      expect(bytesOf(catalog)).toBe(expected);
    }
  });

  test('do not depend on the locale', () => {
    const program = `
      import { createCatalog } from '@toolsearch/catalog';
      import { directoryMode } from '@toolsearch/mode-directory';
      const names = ['Äpfel', 'apfel', 'zeta', 'ıspanak', 'İnek', 'éclair', 'Zeta', 'I', 'i'];
      const tools = names.map((name) => ({ source: 'plugin', owner: 'shop', name, inputSchema: {}, execute: async () => ({ content: [] }) }));
      const { tools: shown, prompt } = directoryMode(createCatalog(tools), { required: ['i', 'I'] });
      console.log(JSON.stringify([new Intl.Collator().resolvedOptions().locale, shown, prompt]));`;
    const outputs = ['tr_TR', 'sv_SE', 'C'].map((locale) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--conditions=@toolsearch/source', '--input-type=module', '-e', program],
        { cwd: join(import.meta.dirname, '..'), env: { LC_ALL: locale }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      return JSON.parse(stdout) as [string, ...unknown[]];
    });
    expect(outputs.map(([locale]) => locale.slice(0, 2))).toEqual(['tr', 'sv', 'en']);
    expect(new Set(outputs.map(([, ...bytes]) => JSON.stringify(bytes))).size).toBe(1);
  });
});

describe('field report 67: what is visible is what was asked for', () => {
  const small = Array.from({ length: 5 }, (_, n) =>
    tool({ name: `s${n}`, source: 'mcp', owner: 'small', description: 'A small tool', visible: 'always' }),
  );
  const big = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      tool({ name: `b${n}`, source: 'mcp', owner: 'big', description: 'A big tool' }),
    );
  const create = tool({
    name: 'create',
    source: 'mcp',
    owner: 'big',
    description: 'Create a thing',
    visible: 'always',
  });
  const core = ['read', 'write', 'edit'].map((name) =>
    tool({ name, visible: 'always', description: `${name} a file` }),
  );
  const shot = tool({ name: 'shot', owner: 'cam', catalogMode: 'direct-only' });
  const asked = [create, ...small, ...core, shot];
  const catalog = createCatalog([...asked, ...big(300)]);
  const names = [
    'mcp__big__create',
    'mcp__small__s0',
    'mcp__small__s1',
    'mcp__small__s2',
    'mcp__small__s3',
    'mcp__small__s4',
    'edit',
    'read',
    'write',
    'cam__shot',
  ];

  test.each([
    ['tools', toolsMode(catalog)],
    ['directory', directoryMode(catalog)],
  ])('in mode %s, each once and with its reason', (_, surface) => {
    const visible = surface.tools.filter(({ reason }) => reason !== 'control');
    expect(visible.map(({ name }) => name)).toEqual(names);
    expect(new Set(visible.map(({ reason }) => reason))).toEqual(new Set(['always', 'direct-only']));
    expect(new Set(surface.tools.map(({ name }) => name)).size).toBe(surface.tools.length);
  });

  test('tools that are always visible can be found too', () => {
    expect(catalog.search('create').hits[0]?.id).toBe('mcp:big:create');
    expect(catalog.search('mcp__small__s3').hits[0]?.id).toBe('mcp:small:s3');
  });

  test('below the threshold nothing is hidden; above it the visible set does not count against the others', () => {
    const each = surfaceBytes({
      tools: directBelowThreshold(createCatalog(big(128)), { thresholdBytes: 1e9 })?.tools ?? [],
    });
    const threshold = { thresholdBytes: each.totalBytes };
    const below = directBelowThreshold(createCatalog([...asked, ...big(90)]), threshold);
    expect(below?.tools).toHaveLength(asked.length + 90);
    expect(below?.tools.filter(({ reason }) => reason === 'below-threshold')).toHaveLength(90);
    expect(directBelowThreshold(createCatalog([...asked, ...big(140)]), threshold)).toBeUndefined();
  });
});
