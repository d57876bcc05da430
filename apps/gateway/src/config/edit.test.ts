import fc from 'fast-check';
import JSON5 from 'json5';
import { describe, expect, test } from 'vitest';
import { parsePath, setValue, unsetValue, valueAt } from './edit.ts';

const TEXT = `// who we are
{
  model: 'mock/mock-model', // the cheap one
  /* servers */
  mcp: {
    servers: {
      files: { command: "node", args: ["a.js"] }, // local
    },
  },
  tools: { deny: ['exec'] } // last
}
`;
const COMMENTS = ['// who we are', '// the cheap one', '/* servers */', '// local', '// last'];

describe('paths', () => {
  test.each([
    ['tools.toolSearch', ['tools', 'toolSearch']],
    ['mcp.servers["my.server"].env.A', ['mcp', 'servers', 'my.server', 'env', 'A']],
    ['plugins.paths[0]', ['plugins', 'paths', '0']],
  ])('%s has its parts', (text, parts) => {
    expect(parsePath(text)).toEqual(parts);
  });

  test.each(['', '.', '.a', '.a.b', 'a..b', 'a["b', 'a["\\x"]', 'a.', 'mcp.servers.__proto__', 'a["__proto__"].b'])(
    '%j is refused',
    (text) => {
      expect(() => parsePath(text)).toThrow(expect.objectContaining({ code: 'invalid-path' }));
    },
  );
});

test.each(['toString', 'constructor', 'hasOwnProperty'])('%s has no value unless somebody wrote it', (key) => {
  expect(valueAt({}, [key])).toBeUndefined();
  expect(valueAt({ tools: {} }, ['tools', key])).toBeUndefined();
  expect(valueAt(JSON5.parse(setValue('', [key], 1)), [key])).toBe(1);
});

describe('setting a value', () => {
  test.each([
    [['tools', 'toolSearch'], true],
    [['tools', 'toolSearch', 'mode'], 'tools'],
    [['model'], 'openai/gpt'],
    [['mcp', 'servers', 'git.hub', 'url'], 'http://127.0.0.1:1/mcp'],
    [['mcp', 'servers', 'files', 'env'], { A: '1' }],
    [['gateway', 'port'], 0],
    [
      ['tools', 'deny'],
      ['a', 'b'],
    ],
    [['model', 'name'], 'x'],
  ] as const)('at %j keeps every comment and the rest of the file', (path, value) => {
    const edited = setValue(TEXT, path, value);
    expect(valueAt(JSON5.parse(edited), path)).toEqual(value);
    for (const comment of COMMENTS) expect(edited).toContain(comment);
    const others = (root: Record<string, unknown>) => Object.entries(root).filter(([key]) => key !== path[0]);
    expect(others(JSON5.parse(edited)).filter(([key]) => key !== path[0])).toEqual(others(JSON5.parse(TEXT)));
  });

  test('works on an empty file and on an empty section', () => {
    expect(JSON5.parse(setValue('', ['tools', 'toolSearch'], true))).toEqual({ tools: { toolSearch: true } });
    expect(JSON5.parse(setValue('{ tools: {/* none */} }', ['tools', 'deny'], []))).toEqual({ tools: { deny: [] } });
  });

  test('and taking it out again gives the old value back, for any path and value', () => {
    const key = fc.oneof(
      fc.constantFrom('a', 'b', 'tools', 'mcp', 'x.y', 'servers'),
      fc.string({ minLength: 1, maxLength: 8 }),
    );
    const path = fc.array(key, { minLength: 1, maxLength: 4 });
    const value = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { maxLength: 6 }), path, value, (history, last, wanted) => {
        fc.pre([...history.map(([p]) => p), last].every((p) => p.every((k) => k !== '__proto__')));
        const text = history.reduce((source, [p, v]) => setValue(source, p, v), TEXT);
        const edited = setValue(text, last, wanted);
        expect(JSON.stringify(valueAt(JSON5.parse(edited), last))).toBe(JSON.stringify(wanted));
        expect(valueAt(JSON5.parse(unsetValue(edited, last)), last)).toBeUndefined();
      }),
    );
  });
});

describe('taking a value out', () => {
  test.each([
    [['model']],
    [['mcp', 'servers', 'files']],
    [['tools']],
    [['tools', 'deny']],
    [['mcp', 'servers', 'files', 'args']],
  ])('at %j leaves a file that reads as before without it', (path) => {
    const edited = unsetValue(TEXT, path);
    expect(valueAt(JSON5.parse(edited), path)).toBeUndefined();
    const wanted = structuredClone(JSON5.parse(TEXT));
    delete (valueAt(wanted, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) ?? ''];
    expect(JSON5.parse(edited)).toEqual(wanted);
    expect(edited).toContain('// who we are');
  });

  test('that is not there changes no byte', () => {
    expect(unsetValue('', ['tools'])).toBe('');
    expect(unsetValue(TEXT, ['tools', 'nothing'])).toBe(TEXT);
  });
});
