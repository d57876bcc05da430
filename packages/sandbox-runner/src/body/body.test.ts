import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAdvice } from './advice.ts';
import { fencedCode, startsWithFence } from './fence.ts';
import { locate } from './locate.ts';
import { programsOf } from './programs.ts';
import { readingsOf } from './readings.ts';
import { stripTypes } from './types.ts';

describe('a fence', () => {
  it('is found, and every line of the code keeps its number', () => {
    const code = fencedCode('Sure!\n\n```ts\nconst a = 1;\nreturn a;\n```\nThat is all.');
    expect(code?.code.split('\n').slice(3)).toEqual(['const a = 1;', 'return a;', '']);
  });

  it('without an end runs to the end; of tildes or more backticks is a fence too', () => {
    expect(fencedCode('```\nreturn 1')?.code.trim()).toBe('return 1');
    expect(fencedCode('~~~js\nreturn `a```b`\n~~~')?.code.trim()).toBe('return `a```b`');
    expect(fencedCode('````\n```\n````')?.code.trim()).toBe('```');
    expect(fencedCode('return 1')).toBeUndefined();
  });

  it('is the first of several, and the others are counted', () => {
    expect(fencedCode('```\na\n```\nand\n~~~js\n```\n~~~\n```\nc')).toMatchObject({ code: '\na\n', more: 2 });
    expect(fencedCode('```\na\n```\nThat is all.')?.more).toBe(0);
    const readings = readingsOf('```\nreturn 1\n```\n\n```\nreturn 2\n```');
    readings.next();
    expect(readings.note).toBe('Only the first of 2 fenced blocks was run: put all code into one.');
  });

  it('at the start is told from one in the middle', () => {
    expect(startsWithFence('\n ```js\nx\n```')).toBe(true);
    expect(startsWithFence('text\n```js\nx\n```')).toBe(false);
  });
});

describe('the programs of a text', () => {
  it('end with the text itself, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => programsOf(text).at(-1)?.text === text));
  });

  it('return the result of a last call of something the text defines, and of nothing else', () => {
    const returns = (text: string): boolean => programsOf(text).some((program) => /return \(/.test(program.text));
    expect(returns('async function main() {}\nmain();')).toBe(true);
    expect(returns('const go = async () => 1;\ngo();')).toBe(true);
    expect(returns('print();')).toBe(false);
    expect(returns('async function main() {}\nmain().then(print)')).toBe(true);
    expect(returns('async function main() {}\nawait main();')).toBe(false);
  });
});

describe('readings', () => {
  it('know no interpreter line, and keep the number of every line', () => {
    expect(readingsOf('#!/usr/bin/env node\nreturn 1').next()?.at(-1)?.text).toBe('\nreturn 1');
    expect(readingsOf('```js\n#!/usr/bin/env node\nreturn 1\n```').next()?.at(-1)?.text).toBe('\n\nreturn 1\n');
  });

  it('take the types away last, keeping lines and columns', () => {
    const readings = readingsOf('const n: number = 5;\nreturn n;');
    readings.next();
    expect(readings.next()?.at(-1)?.text).toBe('const n         = 5;\nreturn n;');
    expect(readings.next()).toBeUndefined();
  });

  it('say why when TypeScript cannot be had by taking types away', () => {
    expect(stripTypes('enum E { A }')).toMatchObject({
      ok: false,
      why: expect.stringMatching(/enum.*plain JavaScript/i),
    });
    expect(stripTypes('const a = ;')).toEqual({ ok: false });
  });
});

describe('taking types away', () => {
  it('prints nothing on the standard error of the host', () => {
    const types = JSON.stringify(new URL('./types.ts', import.meta.url).href);
    const text = `const { stripTypes } = await import(${types}); console.log(stripTypes('let n: number = 1').ok);`;
    const flags = ['--conditions=@toolsearch/source', '--input-type=module', '-e'];
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, text], { encoding: 'utf8' });
    expect(stdout).toBe('true\n');
    expect(stderr).not.toMatch(/stripTypeScriptTypes/);
  });
});

describe('advice', () => {
  it('follows the words of the engine', () => {
    expect(withAdvice('ReferenceError: fetch is not defined')).toMatch(
      /^ReferenceError: fetch is not defined\. Only the/,
    );
    expect(withAdvice('TypeError: odd')).toBe('TypeError: odd');
  });
});

describe('the line of an error of the engine', () => {
  it.each<[string, string, number | undefined]>([
    ["TypeError: Cannot read properties of undefined (reading 'id')", 'const a = 1;\nb.id', 2],
    ["TypeError: Cannot read properties of undefined (reading 'id')", 'a.id;\nb.id', undefined],
    ['ReferenceError: hit$ is not defined', 'a;\n\nreturn hit$', 3],
    ['TypeError: a.b.run is not a function', 'x;\na.b.run()', 2],
    ["ReferenceError: Cannot access 'x' before initialization", 'let y = 1;\nx + 1', 2],
    ['RangeError: Invalid array length', 'new Array(-1)', undefined],
  ])('%s', (message, body, line) => {
    expect(locate(message, body)).toBe(line);
  });

  it('is looked up without harm, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, body) => {
        locate(`TypeError: Cannot read properties of undefined (reading '${name}')`, body);
      }),
    );
  });
});
