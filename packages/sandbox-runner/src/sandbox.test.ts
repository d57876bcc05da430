import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSandbox,
  type HostFunctions,
  isHostName,
  type RunOptions,
  type Sandbox,
  type SandboxOptions,
  type SandboxOutcome,
} from './index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ poolSize: 4 });
}, 30_000);
afterAll(() => sandbox.close());

const functions: HostFunctions = {
  tools: {
    echo: async ([value]) => value,
    nothing: async () => undefined,
    fails: async () => {
      throw Object.assign(new Error('it failed on purpose'), { code: 'E_PURPOSE' });
    },
  },
};
const run = (body: string): Promise<SandboxOutcome> => sandbox.run(body, { functions, timeoutMs: 8000 });
const resultOf = async (body: string): Promise<unknown> => {
  const outcome = await run(body);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
};

describe('the value of a body', () => {
  it.each<[string, unknown]>([
    ['return 1 + 1', 2],
    ['return null', null],
    ["return 'ünï — 中文 🎉'", 'ünï — 中文 🎉'],
    ['return new Date(0)', '1970-01-01T00:00:00.000Z'],
    ['return new Date(NaN)', null],
    ["return new Map([['a', 1], [2, { c: 3 }]])", { a: 1, 2: { c: 3 } }],
    ["return new Set([1, 'x', undefined])", [1, 'x', null]],
    ['return 12345678901234567890n', '12345678901234567890'],
    ['return { n: [1n] }', { n: ['1'] }],
    ['return new Uint8Array([1, 2, 255])', [1, 2, 255]],
    ['return new Float64Array([0.5])', [0.5]],
    ['return new Uint8Array([7, 8]).buffer', [7, 8]],
    ['return new DataView(new Uint8Array([9]).buffer)', [9]],
    ['return /a+/gi', '/a+/gi'],
    ["return new TypeError('odd', { cause: 1 })", { name: 'TypeError', message: 'odd', cause: 1 }],
    ['return [Object(1), Object("s"), Object(true), Object(2n)]', [1, 's', true, '2']],
    ['return { f() {}, s: Symbol("t"), u: undefined, n: NaN, kept: 0 }', { n: null, kept: 0 }],
    ['return [undefined, () => 1, , 2]', [null, null, null, 2]],
    ['return { toJSON() { return { swapped: true } } }', { swapped: true }],
    ['const shared = { v: 1 }; return [shared, shared]', [{ v: 1 }, { v: 1 }]],
    ['return Object.create(null, { a: { value: 1, enumerable: true } })', { a: 1 }],
    ['class Point { x = 1; #y = 2 } return new Point()', { x: 1 }],
  ])('%s', async (body, expected) => {
    expect(await resultOf(body)).toEqual(expected);
  });

  it.each([
    ['const o = {}; o.o = o; return o', /value\.o is circular/],
    ['return [tools.echo(1)]', /value\[0\] is a promise: await it/],
    ['const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return [proxy]', /threw while it was read/],
    ['const b = new ArrayBuffer(8); b.transfer(); return { b }', /threw while it was read/],
    ['return () => 1', /a function/],
    ['return Symbol("x")', /a symbol/],
    ['return { get x() { throw new Error("g") } }', /value\.x threw while it was read: g/],
    ['return new Map([[{}, 1]])', /Map with a key/],
    ['let o = {}; for (let i = 0; i < 1e4; i++) o = { o }; return o', /nested more than 256 levels/],
  ])('is refused with its place: %s', async (body, message) => {
    expect(await run(body)).toMatchObject({
      ok: false,
      code: 'not-serialisable',
      message: expect.stringMatching(message),
    });
  });

  it('is absent with a hint when nothing was returned', async () => {
    for (const body of ['', '// only a comment', 'const x = 1;\nx + 1;', 'return undefined']) {
      expect(await run(body)).toMatchObject({
        ok: true,
        value: undefined,
        hint: expect.stringMatching(/return value/),
      });
    }
  });

  it('crosses both ways unchanged for every JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 30 }), async (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        const outcome = await sandbox.run(
          'const out = []; for (const v of await given()) out.push(await echo(v)); return out',
          {
            functions: { given: async () => plain, echo: async ([value]) => value },
          },
        );
        // `__proto__` keys are dropped on the way out, by rule.
        const wanted: unknown = JSON.parse(JSON.stringify(plain), (key, value) =>
          key === '__proto__' ? undefined : value,
        );
        expect(outcome).toMatchObject({ ok: true });
        expect(outcome.ok && outcome.value).toEqual(wanted);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe('the text of a body', () => {
  it.each<[string, unknown]>([
    ['```js\nreturn 1\n```', 1],
    ['Here it is:\n\n```ts\nconst n: number = 2;\nreturn n;\n```\nDone.', 2],
    ['```\nreturn 3', 3],
    ['async () => {\n  return 4;\n}', 4],
    ['(async () => { return 5 })();', 5],
    ['async function main() { return 6 }\nmain();', 6],
    ['async function main(){ return 8 }\nmain().then((value) => value);', 8],
    ['function run() { return 5 }\nrun() // go', 5],
    ['const run = async () => 5;\nrun(); // go, see http://a.b/c', 5],
    ['const run = async () => 5;\nrun(); /* go */ // now\n', 5],
    ['async function main() { return 5 }\nmain().then(x => x + 1)', 6],
    ['async function main() { return 5 }\nmain().then(x => x + 1).catch((error) => {\n  throw error;\n});', 6],
    ['async function main(a, b) { return a + b }\nmain("http://", 2);', 'http://2'],
    ['async function main(all) { return all }\nconst one = () => 1;\nmain([\n  one(),\n  one(),\n]);', [1, 1]],
    ['async function main() { return 3 } main();', 3],
    ['Here:\n\n```js\nasync function main() { return 4 }\nmain(); // go\n```\nDone.', 4],
    ['async function main(): Promise<number> { return 4 }\nmain();', 4],
    ['const f = () => 1;\nf();\nreturn 2', 2],
    ['const f = () => 1;\nconst x =\n  f();\nreturn x + 1', 2],
    ['#!/usr/bin/env node\nreturn 11', 11],
    ['export default async function run() { return 7 }', 7],
    ['export default () => 8;', 8],
    ['1 + 8', 9],
    ['interface Hit { id: string }\nconst hits = [{ id: "a" }] as Hit[];\nreturn hits[0]!.id satisfies string;', 'a'],
    ['"use strict"; return 10', 10],
    ['const tools = globalThis.tools; return typeof tools.echo', 'function'],
    ['let console; return console === undefined', true],
    ['const text = "import(x) and require(y)"; const o = { import: 1 }; o.import = 2; return o.import', 2],
    ['return 1 // trailing', 1],
  ])('may be written as %j', async (body, expected) => {
    expect(await resultOf(body)).toEqual(expected);
  });

  it.each([
    ['return (tools.call(1)).details', 'a call was'],
    ['const [first] = [tools.call(1), tools.call(2)];\nreturn first.details', '2 calls were'],
  ])(
    'that returns a property of a promise (%j) returns nothing, and the hint says what to await',
    async (body, which) => {
      const functions = { tools: { call: async () => ({ details: 1 }) } };
      expect(await sandbox.run(body, { functions })).toMatchObject({
        ok: true,
        value: undefined,
        hint: `Nothing was returned, and ${which} not answered yet when the body ended: await it first, as in \`return (await call(...)).property\`.`,
      });
      const awaited = await sandbox.run('const it = (await tools.call(1)).details;', { functions });
      expect(awaited).toMatchObject({ hint: 'Nothing was returned: end the body with `return value`.' });
    },
  );

  it('that returns too much is told what to do', async () => {
    expect(await run("return 'x'.repeat(3e6)")).toMatchObject({
      ok: false,
      code: 'limit-exceeded',
      message: 'value is larger than 1048576 bytes. Return less: pick fields, filter or slice.',
    });
  });

  it('that ends in an awaited call returns nothing, and the hint says so', async () => {
    expect(await run('async function main() { return 42 }\nawait main();')).toMatchObject({
      ok: true,
      value: undefined,
      hint: expect.stringContaining('Nothing was returned'),
    });
  });

  it('of two fenced blocks is the first, and the hint says so', async () => {
    expect(await run('First:\n```js\nreturn 1\n```\nThen:\n```js\nreturn 2\n```')).toMatchObject({
      ok: true,
      value: 1,
      hint: expect.stringMatching(/first of 2 fenced blocks/),
    });
  });

  it('runs whole when its last call is not its last statement', async () => {
    for (const last of ['console.log(2)', 'const y = 1', 'if (f) { f() }']) {
      const outcome = await run(`const f = () => 1;\nf();\n${last};\nconsole.log("end")`);
      expect(outcome).toMatchObject({ ok: true, value: undefined });
      expect(outcome.logs.at(-1)).toEqual({ level: 'log', text: 'end' });
    }
  });

  it.each<[string, RegExp, number]>([
    ['const a = 1;\nconst b = ;', /^SyntaxError: /, 2],
    ["const a = 1;\nimport fs from 'fs';", /Imports are not available/, 2],
    ["const a = 1;\n\nawait import('fs')", /import\(\) .* cannot be used/, 3],
    ['return 1 /* ', /^SyntaxError/, 1],
    ['const a = 1;\nreturn (', /^SyntaxError/, 2],
    ['return [1,\n  2\n\n', /^SyntaxError/, 2],
    ['```js\nif (true) {\n```\nDone.', /^SyntaxError/, 2],
    ['}', /^SyntaxError/, 1],
    ['```js\nreturn 1;\nconst = 2;\n```', /^SyntaxError/, 3],
    ["\nconst fs = require('fs')", /require is not defined\. Modules are not available/, 2],
    ['await new Promise((r) => setTimeout(r, 5))', /setTimeout is not defined\. There are no timers/, 1],
    ['enum E { A }\nreturn E.A', /enum/, 1],
    ['export const a = 1;', /end with `return value`/, 1],
  ])('is refused with advice and the line: %j', async (body, message, line) => {
    expect(await run(body)).toMatchObject({
      ok: false,
      code: 'script-error',
      message: expect.stringMatching(message),
      line,
    });
  });
});

describe('an error of a body', () => {
  it.each<[string, string | RegExp, number | undefined]>([
    ["\nthrow new Error('nothing found')", 'nothing found', 2],
    ["\nthrow new TypeError('odd')", 'TypeError: odd', 2],
    ["class Own extends Error { name = 'Own' }\n\nthrow new Own('x')", 'Own: x', 3],
    ['\n\nawait tools.fails()', 'it failed on purpose', 3],
    ['const hits = [];\nreturn hits[9].id', /reading 'id'/, 2],
    ['throw null', /Something that is no error was thrown: null/, undefined],
    ["throw 'text'", /no error was thrown: "text"/, undefined],
    ['throw { toString() { throw 1 } }', /no error was thrown/, undefined],
    ['throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 2 } })', /cannot be read/, undefined],
    ['const f = () => f(); f()', /recursion is too deep/, undefined],
  ])('says what happened and where: %j', async (body, message, line) => {
    const outcome = await run(body);
    expect(outcome).toMatchObject({ ok: false, code: 'script-error' });
    if (outcome.ok) return;
    if (typeof message === 'string') expect(outcome.message).toBe(message);
    else expect(outcome.message).toMatch(message);
    expect(outcome.line).toBe(line);
  });

  it('shows no stack to the body', async () => {
    expect(
      await resultOf('try { null.x } catch (error) { return [typeof error.stack, error instanceof TypeError] }'),
    ).toEqual(['undefined', true]);
  });
});

describe('logs', () => {
  it('keep level and readable text', async () => {
    const outcome = await run(
      "console.log('a', { b: 1 }, [1, 2], null, undefined, 3n, NaN, new Error('boom'), () => 1, Symbol('s'));\n" +
        "console.warn('w'); console.error(new Map([['k', new Set([1])]])); const c = { }; c.c = c; console.log(c);",
    );
    expect(outcome.logs).toEqual([
      { level: 'log', text: 'a {"b":1} [1,2] null undefined 3n NaN Error: boom [function] Symbol(s)' },
      { level: 'warn', text: 'w' },
      { level: 'error', text: '{"k":[1]}' },
      { level: 'log', text: '{"c":[circular]}' },
    ]);
  });

  it('survive a failure, and a timeout once the body has waited for anything', async () => {
    expect((await run("console.log('before'); throw new Error('x')")).logs).toEqual([{ level: 'log', text: 'before' }]);
    const late = await sandbox.run("console.log('early'); await tools.nothing(); for (;;);", {
      functions,
      timeoutMs: 700,
    });
    expect(late).toMatchObject({ code: 'timeout', logs: [{ text: 'early' }] });
  });
});

describe('what a body sees', () => {
  it('is the ECMAScript built-ins, the console, the host functions, and UTC', async () => {
    const names = (await resultOf('return Object.getOwnPropertyNames(globalThis)')) as string[];
    const strange = names.filter((name) => !(name in globalThis) && name !== 'tools');
    expect(strange).toEqual([]);
    expect(
      names.filter((name) =>
        /^(?:process|require|fetch|set|queue|structured|URL|Text|WebA|Shared|Atomics|Weak.?Ref)/.test(name),
      ),
    ).toEqual([]);
    expect(await resultOf('return new Date(0).getTimezoneOffset()')).toBe(0);
  });

  it('is strict mode, frozen functions and errors of its own realm', async () => {
    expect(await resultOf('return (function () { return this === undefined })()')).toBe(true);
    expect(await run('tools.echo = 1')).toMatchObject({ ok: false, code: 'script-error' });
    expect(
      await resultOf(
        'try { await tools.fails() } catch (e) { return [e instanceof Error, e.message, e.code, e.constructor === Error] }',
      ),
    ).toEqual([true, 'it failed on purpose', 'E_PURPOSE', true]);
  });

  it('gets undefined from a host function that gives nothing', async () => {
    expect(await resultOf('return (await tools.nothing()) === undefined')).toBe(true);
  });
});

describe('options', () => {
  it('may be left out', async () => {
    expect(await sandbox.run('return 1')).toMatchObject({ ok: true, value: 1 });
    expect(await sandbox.run('return 2', { timeoutMs: 5000 })).toMatchObject({ ok: true, value: 2 });
  });

  class Api {
    async search() {
      return [];
    }
  }
  const cyclic: Record<string, unknown> = {};
  cyclic.self = { cyclic };
  it.each<[string, unknown, RegExp]>([
    ['no object', null, /options is null/],
    ['an unknown name', { timeout: 5 }, /options has no "timeout"; known: timeoutMs\./],
    ['a limit that is unknown', { limits: { nope: 5 } }, /limits has no "nope"; known: maxBodyBytes, /],
    ['a limit of 0', { limits: { maxCalls: 0 } }, /limits\.maxCalls is 0/],
    ['a limit as text', { limits: { maxCalls: '5' } }, /limits\.maxCalls is string/],
    ['limits that are none', { limits: null }, /limits is null/],
    ['no time', { timeoutMs: 0 }, /timeoutMs is 0; a positive number/],
    ['a time as text', { timeoutMs: '5' }, /timeoutMs is string/],
    ['a time that is no number', { timeoutMs: Number.NaN }, /timeoutMs is NaN/],
    ['an endless time', { timeoutMs: Number.POSITIVE_INFINITY }, /timeoutMs is Infinity/],
    ['a signal that is none', { signal: {}, timeoutMs: 50 }, /signal is object; wanted: an AbortSignal/],
    ['a clock without hands', { clock: { now: () => 0 } }, /clock is object; wanted/],
    ['functions that are none', { functions: [] }, /functions is an array/],
    ['functions that are text', { functions: 'abc' }, /functions is string/],
    ['functions that hold themselves', { functions: cyclic }, /"self\.cyclic" holds itself/],
    [
      'a function that is none',
      { functions: { a: { b: 1 } } },
      /"a\.b" is number; a function or a plain object of functions is wanted/,
    ],
    [
      'functions in a Map',
      { functions: new Map([['a', async () => 1]]) },
      /functions is an instance of Map; a plain object/,
    ],
    ['functions of a class', { functions: new Api() }, /functions is an instance of Api; a plain object/],
    ['a group of a class', { functions: { tools: new Api() } }, /"tools" is an instance of Api; a function or a plain/],
    ['limits in a Map', { limits: new Map([['maxCalls', 1]]) }, /limits is an instance of Map; a plain object/],
    ['options in a Map', new Map([['timeoutMs', 1]]), /options is an instance of Map; a plain object/],
    ['a name that is none', { functions: { 'not a name': async () => 1 } }, /"not a name" cannot name/],
    ['a name that is taken', { functions: { console: async () => 1 } }, /"console" cannot name/],
    ['a reserved word', { functions: { class: async () => 1 } }, /"class" .* reserved word/],
    ['another reserved word', { functions: { await: { a: async () => 1 } } }, /"await" .* reserved word/],
  ])('of a run are refused before anything starts: %s', async (_what, options, message) => {
    await expect(sandbox.run('return 1', options as RunOptions)).rejects.toThrow(message);
  });

  it('of a run that were refused leave no clock behind', async () => {
    let scheduled = 0;
    const clock = {
      now: () => 0,
      schedule() {
        scheduled++;
        return () => {};
      },
    };
    await expect(sandbox.run('return 1', { signal: {} as AbortSignal, clock })).rejects.toThrow(TypeError);
    expect(scheduled).toBe(0);
  });

  it('may name a function by a reserved word after a dot', async () => {
    const functions = { cart: { delete: async () => 'gone' } };
    expect(await sandbox.run('return cart.delete()', { functions })).toMatchObject({ value: 'gone' });
  });

  it.each<[unknown, RegExp]>([
    [null, /options is null/],
    [{ pool: 1 }, /options has no "pool"; known: poolSize\./],
    [{ poolSize: -1 }, /poolSize is -1/],
    [{ poolSize: '2' }, /poolSize is string/],
    [{ idleMs: 2 ** 31 }, /idleMs is 2147483648; a whole number from 1 to 2147483647/],
    [{ maxTimeoutMs: 2 ** 31 }, /maxTimeoutMs/],
    [{ allowMissing: ['x'] }, /allowMissing is an array; wanted: a list of network, files, processes/],
    [{ allowMissing: 'network' }, /allowMissing is string/],
    [{ networkNamespace: 'maybe' }, /networkNamespace/],
    [{ user: { uid: 1 } }, /user\.gid is undefined/],
    [{ user: true }, /user is boolean/],
    [{ jit: 'no' }, /jit is string/],
    [{ guardInspector: 0 }, /guardInspector is 0/],
    [{ execPath: 5 }, /execPath is 5/],
    [{ limits: { nope: 1 } }, /limits has no "nope"/],
  ])('of a sandbox are refused before anything starts: %j', async (options, message) => {
    await expect(createSandbox(options as SandboxOptions)).rejects.toThrow(message);
  });
});

describe('a sandbox that is closed', () => {
  it('says so to the run under way and to each after it, and not that its caller aborted', async () => {
    const own = await createSandbox({ poolSize: 0 });
    let started = () => {};
    const waits = new Promise<void>((resolve) => {
      started = resolve;
    });
    const hang = () => {
      started();
      return new Promise<void>(() => {});
    };
    const underWay = own.run('await hang()', { functions: { hang } });
    await waits;
    await own.close();
    const message = 'The sandbox is closed. Make another to run a body.';
    expect(await underWay).toMatchObject({ ok: false, code: 'aborted', message });
    expect(await own.run('return 1')).toMatchObject({ ok: false, code: 'aborted', message });
    expect(own.children).toBe(0);
  });

  it('is another thing than a caller who gives up', async () => {
    expect(await sandbox.run('return 1', { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      code: 'aborted',
      message: 'The run was aborted by its caller.',
    });
  });
});

describe('a name for a host function', () => {
  it.each([undefined, null, 5, '', {}, ['a'], 'class', 'console', 'a-b'])('is not %j', (name) => {
    expect(isHostName(name)).toBe(false);
  });

  it('is any other identifier in ASCII', () => {
    expect(['a', '$', '_1', 'openclaw'].every(isHostName)).toBe(true);
  });
});
