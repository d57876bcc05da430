import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HookContext } from '@toolsearch/policy';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { callTool, openTestSources, sourcesConfig, statusOf, testContext, toolsOf } from '../harness.ts';
import { openSources } from '../sources.ts';

let baseDir = '';

beforeEach(() => {
  baseDir = mkdtempSync(join(tmpdir(), 'plugins-'));
  onTestFinished(() => rmSync(baseDir, { recursive: true }));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(baseDir, path)), { recursive: true });
  writeFileSync(join(baseDir, path), text);
}

const plugin = (id: string, register: string) =>
  `export default { id: ${JSON.stringify(id)}, register(api) { ${register} } };`;
const GREET = `api.tool({
  name: 'greet',
  description: 'Greets somebody.',
  inputSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  execute: async ({ name }) => ({ content: [{ type: 'text', text: (api.options.word ?? 'Hello') + ' ' + name }] }),
});`;

const open = (paths: string[], entries = {}) =>
  openTestSources({}, { baseDir, config: sourcesConfig({}, { paths, entries }) });

describe('plugins', () => {
  test('bring tools and hooks, from a file or from a folder with a package.json', async () => {
    write(
      'one.mjs',
      plugin('one', `${GREET} api.hook('before_tool_call', () => ({ block: 'no' }), { order: 5, name: 'guard' });`),
    );
    write('two/package.json', JSON.stringify({ type: 'module', exports: { '.': { import: './lib/main.js' } } }));
    write('two/lib/main.js', plugin('two', `${GREET} api.hook('after_tool_call', () => {});`));
    write('three/package.json', JSON.stringify({ type: 'module', main: 'three.js' }));
    write('three/three.js', `export default { id: 'three', async register(api) { await null; ${GREET} } };`);
    const sources = await open(['./one.mjs', 'two', join(baseDir, 'three')], {
      two: { enabled: true, options: { word: 'Hola' } },
    });
    const session = sources.session('session');
    expect(
      session.snapshots().map(({ status }) => [status.source, status.owner, status.state, status.toolCount]),
    ).toEqual([
      ['plugin', 'one', 'ready', 1],
      ['plugin', 'three', 'ready', 1],
      ['plugin', 'two', 'ready', 1],
    ]);
    expect((await callTool(session, 'two', 'greet', { name: 'Ana' })).content).toEqual([
      { type: 'text', text: 'Hola Ana' },
    ]);
    const [guard, after] = sources.hooks();
    expect(guard).toMatchObject({ name: 'plugin one/guard', order: 5 });
    expect(await guard?.beforeToolCall?.({ ...({} as HookContext), args: {} })).toEqual({ block: 'no' });
    expect(after).toMatchObject({ name: 'plugin two/1', afterToolCall: expect.any(Function) });
  });

  test('that are disabled are loaded for their id alone', async () => {
    write('off.mjs', plugin('off', "throw new Error('registered');"));
    const sources = await open(['off.mjs'], { off: { enabled: false, options: {} } });
    expect(sources.session('session').snapshots()).toEqual([]);
  });

  test.each([
    [
      'nothing is there',
      undefined,
      /found nothing at .*bad\.mjs; wanted an ES module file, or a folder with a package\.json\.$/,
    ],
    ['it does not parse', 'export default {', /could not be loaded: /],
    [
      'it has no default export',
      'export const a = 1;',
      /found a default export of type undefined; wanted export default \{ id, register\(api\) /,
    ],
    ['it has no id', 'export default { register() {} };', /found the id undefined; wanted letters, digits/],
    ['its id cannot be one', plugin('a:b', ''), /found the id "a:b"; wanted letters, digits/],
    ['it has no register', "export default { id: 'a' };", /found register of type undefined; wanted/],
    [
      'register throws',
      plugin('a', "throw new Error('no database')"),
      /register failed: no database\. Nothing of it was registered\.$/,
    ],
    [
      'register rejects',
      "export default { id: 'a', register: async () => { throw new Error('late') } };",
      /register failed: late\./,
    ],
    ['a tool has no name', plugin('a', 'api.tool({ inputSchema: {} })'), /tool 0: name: found nothing; wanted a text/],
    [
      'a tool has no schema',
      plugin('a', "api.tool({ name: 't', execute() {} })"),
      /tool "t": inputSchema: found nothing; wanted a JSON Schema/,
    ],
    [
      'a tool has a schema that contains itself',
      plugin('a', "const s = {}; s.not = s; api.tool({ name: 't', inputSchema: s, execute() {} })"),
      /tool "t": inputSchema: found more than 200 levels; wanted plain JSON/,
    ],
    [
      'a tool has annotations that are a text',
      plugin('a', "api.tool({ name: 't', inputSchema: {}, annotations: 'x', execute() {} })"),
      /tool "t": annotations: found a string; wanted an object/,
    ],
    [
      'a tool cannot run',
      plugin('a', "api.tool({ name: 't', inputSchema: {} })"),
      /tool "t": execute: found a undefined; wanted a function/,
    ],
    [
      'a tool has a key too many',
      plugin('a', "api.tool({ name: 't', inputSchema: {}, execute() {}, parameters: {} })"),
      /tool "t": found the key "parameters"; wanted name, title/,
    ],
    [
      'a tool has a wrong mode',
      plugin('a', "api.tool({ name: 't', inputSchema: {}, execute() {}, catalogMode: 'direct' })"),
      /tool "t": catalogMode: found "direct"; wanted "catalog", "direct-only"/,
    ],
    ['a tool is there twice', plugin('a', GREET + GREET), /tool "greet": found the name twice; wanted each name once/],
    [
      'a hook is for no event',
      plugin('a', "api.hook('before', () => {})"),
      /api\.hook: found the event "before"; wanted before_tool_call or after_tool_call/,
    ],
    [
      'a hook is no function',
      plugin('a', "api.hook('before_tool_call', {})"),
      /api\.hook\("before_tool_call"\): found a object; wanted a function/,
    ],
  ])('are refused with the path and what was wanted when %s', async (_, text, message) => {
    write('good.mjs', plugin('good', GREET));
    if (text !== undefined) write('bad.mjs', text);
    const opening = openSources({ config: sourcesConfig({}, { paths: ['good.mjs', 'bad.mjs'] }), baseDir });
    await expect(opening).rejects.toMatchObject({
      code: 'invalid-plugin',
      message: expect.stringMatching(/^plugins\.paths\[1\] \(bad\.mjs\): /),
    });
    await expect(opening).rejects.toThrow(message);
  });

  test('with one id twice, and entries for no plugin, are refused', async () => {
    write('a.mjs', plugin('same', ''));
    write('b.mjs', plugin('same', ''));
    await expect(open(['a.mjs', 'b.mjs'])).rejects.toThrow(
      'found the id "same" that plugins.paths[0] (a.mjs) has, too',
    );
    await expect(open(['a.mjs'], { other: { enabled: true, options: {} } })).rejects.toThrow(
      'plugins.entries.other: no plugin of plugins.paths has this id; found same.',
    );
  });

  test('cannot register once register has ended, and their nonsense answers are errors', async () => {
    write(
      'late.mjs',
      plugin('late', `globalThis.lateApi = api; api.tool({ name: 'odd', inputSchema: {}, execute: () => 7 });`),
    );
    const sources = await open(['late.mjs']);
    const { lateApi } = globalThis as unknown as { lateApi: { tool(tool: unknown): void } };
    expect(() => lateApi.tool({ name: 'x', inputSchema: {}, execute() {} })).toThrow('after register had ended');
    const [odd] = toolsOf(sources.session('session'), 'late');
    await expect(odd?.execute({}, testContext())).rejects.toThrow(
      'Plugin "late": odd answered with a number; wanted { content: [...] }.',
    );
  });

  test('that changed are loaded anew by a new configuration, the others are kept', async () => {
    write('kept.mjs', plugin('kept', GREET));
    write('changed.mjs', plugin('changed', GREET));
    const sources = await open(['kept.mjs', 'changed.mjs']);
    const session = sources.session('session');
    const seen: string[] = [];
    session.onChange(({ owner, state, toolCount }) => seen.push(`${owner} ${state} ${toolCount}`));
    const [kept] = toolsOf(session, 'kept');
    write('changed.mjs', plugin('changed', GREET + GREET.replace('greet', 'greet_again')));
    utimesSync(join(baseDir, 'changed.mjs'), new Date(1), new Date(1));
    await sources.reconfigure(sourcesConfig({}, { paths: ['kept.mjs', 'changed.mjs'] }));
    expect(statusOf(session, 'changed').toolCount).toBe(2);
    expect(toolsOf(session, 'kept')[0]).toBe(kept);
    await sources.reconfigure(sourcesConfig({}, { paths: ['kept.mjs'] }));
    expect(seen).toEqual(['changed ready 2', 'changed closed 0']);
  });
});
