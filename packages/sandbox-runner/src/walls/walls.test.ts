import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ poolSize: 3 });
});
afterAll(() => sandbox.close());

/** Says whether a thing leads to another realm; put before every body. */
const FOREIGN = `
const foreign = (thing) => {
  if (thing === null || (typeof thing !== 'object' && typeof thing !== 'function')) return false;
  try { if (thing.constructor.constructor('return process')()) return true } catch {}
  let top = thing;
  while (Object.getPrototypeOf(top) !== null) top = Object.getPrototypeOf(top);
  return top !== thing && top !== Object.prototype;
};`;

/** Bodies that return true when they got hold of something from outside. */
const ESCAPES: readonly (readonly [string, string])[] = [
  ['the constructor of every function', 'return [host.f, console.log, host.f(1).then, Array.from].some(foreign)'],
  ['a failed call', 'try { await host.fails() } catch (e) { return foreign(e) || foreign(e.constructor) }'],
  [
    'a refused call',
    'try { await host.f(Symbol) } catch (e) { return foreign(e) } try { await host.f([() => 1, 1n]) } catch (e) { return foreign(e) }',
  ],
  ['results', 'const r = await host.f({ a: [1] }); return foreign(r) || foreign(r[0].a)'],
  [
    'a name that is a symbol',
    'const e = new Error(); e.name = Symbol(); try { void e.stack } catch (x) { return foreign(x) }',
  ],
  [
    'a message that throws',
    'const e = new Error(); Object.defineProperty(e, "message", { get() { throw e } }); try { void e.stack } catch (x) { return foreign(x) }',
  ],
  [
    'errors of the engine near the end of the stack',
    'const got = []; let left; const fall = () => { try { fall() } catch (e) { if (left-- > 0) for (const act of [() => e.stack, () => null.x, () => new Error().stack, () => host.f(1), () => console.log(e), () => new Intl.NumberFormat("xx-invalid-locale"), () => [..."a"].sort(() => { throw e }), () => "x".repeat(-1), () => new Proxy({}, null), () => JSON.parse("{"), () => (0, eval)("1"), () => structured]) try { got.push(act()) } catch (x) { got.push(x) } throw e } };' +
      'for (let depth = 0; depth < 12; depth++) { left = 60; const down = (k) => (k ? down(k - 1) : fall()); try { down(depth) } catch (e) { got.push(e) } } for (const g of got) if (g instanceof Promise) g.catch(() => 0); return got.some(foreign)',
  ],
  [
    'the stack hook',
    'let seen = false; try { Error.prepareStackTrace = () => { seen = true } } catch {} try { globalThis.Error = { prepareStackTrace() { seen = true } } } catch {} try { null.x } catch (e) { void e.stack } return seen',
  ],
  [
    'the real Error',
    'const real = [Error, TypeError, RangeError, AggregateError, Object.getPrototypeOf(TypeError)]; return real.some((E) => "captureStackTrace" in E || "stackTraceLimit" in E)',
  ],
  [
    'a limit set by hand',
    'try { Error.stackTraceLimit = 50 } catch {} try { null.x } catch (e) { return typeof e.stack === "string" && e.stack.includes("at ") }',
  ],
  [
    'promise species',
    'let out = false; class P extends Promise { constructor(x) { if (foreign(x)) out = true; super(x) } static get [Symbol.species]() { return P } } Promise.prototype.constructor = P; await host.f(1); await host.f(2).then((v) => v); return out',
  ],
  [
    'a polluted then',
    'let out = false; Object.prototype.then = function (a) { if (foreign(this) || foreign(a)) out = true; delete Object.prototype.then; a(1) }; await host.f(1); return out',
  ],
  [
    'arguments with traps',
    'let out = false; const traps = {}; for (const k of Object.getOwnPropertyNames(Reflect)) traps[k] = (...a) => { if (a.some(foreign)) out = true; return Reflect[k](...a) }; const p = new Proxy({ a: 1 }, traps); try { await host.f(p) } catch {} console.log(p); return out',
  ],
  [
    'array indices with setters',
    'let out = false; for (const i of [0, 1, 2]) Object.defineProperty(Array.prototype, i, { set(v) { out ||= foreign(v) || typeof v === "function" }, get() { return undefined }, configurable: true }); await host.f(1, 2); console.log(1, 2); return out',
  ],
  [
    'sites through toPrimitive',
    'let out = false; Object.prototype[Symbol.toPrimitive] = function () { if (typeof this.getFunction === "function") out = true; return "" }; try { new Error("x"); await host.fails() } catch {} return out',
  ],
  [
    'callers',
    'const f = function () { try { return f.caller } catch { return null } }; return foreign(f()) || foreign((() => { try { return arguments } catch { return null } })())',
  ],
  ['streaming WebAssembly', 'return typeof WebAssembly !== "undefined"'],
  [
    'async generators',
    'async function* g() { try { yield* { [Symbol.asyncIterator]() { return { next() { return { done: false } }, return(v) { return foreign(v) ? v : {} } } } } } finally {} } const i = g(); await i.next(); return foreign(await i.return(1))',
  ],
  [
    'everything reachable',
    'const seen = new Set(); const todo = [globalThis, host, console]; while (todo.length) { const o = todo.pop(); if (o === null || (typeof o !== "object" && typeof o !== "function") || seen.has(o)) continue; seen.add(o); if (o !== globalThis && foreign(o)) return true; for (const k of Reflect.ownKeys(o)) { const d = Reflect.getOwnPropertyDescriptor(o, k); if (d) todo.push(d.value, d.get, d.set) } todo.push(Object.getPrototypeOf(o)) } return seen.size < 100',
  ],
];

const functions = {
  host: {
    f: async (args: readonly unknown[]) => args,
    fails: async () => {
      throw new Error('on purpose');
    },
  },
};

describe('a body does not get out by', () => {
  it.each(ESCAPES)('%s', async (_way, body) => {
    const outcome = await sandbox.run(`${FOREIGN}\n${body}`, { functions, timeoutMs: 8000 });
    if (outcome.ok) expect(outcome.value ?? false).toBe(false);
    else expect(outcome.code).toBe('script-error');
  });
});

describe('an import is refused however it is written', () => {
  it.each([
    "await import('node:fs')",
    "const x = 1.\nimport('node:fs')",
    "[...import('node:fs')]",
    "import/* here */('node:fs')",
    "import // there\n('node:fs')",
    `\`\${import('node:fs')}\``,
    'import.meta.url',
    "const f = () => { class A { static x = import('node:fs') } }",
  ])('%j', async (body) => {
    const outcome = await sandbox.run(body, { functions });
    expect(outcome).toMatchObject({ ok: false, code: 'script-error' });
    expect(outcome.calls).toEqual([]);
  });

  it('but not where the word is only text, a key or a property', async () => {
    const body = `const s = "import(1)"; /* import(2) */ const r = /import(3)/; const o = { import: 4 }; return [s, r.test("import3"), o.import, \`import(\${5})\`]`;
    expect(await sandbox.run(body, { functions })).toMatchObject({
      ok: true,
      value: ['import(1)', true, 4, 'import(5)'],
    });
  });
});

describe('a body leaves its wrapping by no text', () => {
  it.each([
    '})(); globalThis.x = 1; (async () => {',
    '}); evil(); (async()=>{',
    ')}); (async()=>{return (',
    '/*',
    '`${',
    '}',
    'return new.target',
    'super.x',
  ])('%j', async (body) => {
    expect(await sandbox.run(body, { functions })).toMatchObject({ ok: false, code: 'script-error' });
  });
});

describe('a body cannot break the bridge for itself or others', () => {
  it('by replacing every built-in', async () => {
    const body =
      'const all = [Map, WeakMap, Promise, String, Object, Function, Error, Array]; const { ownKeys, defineProperty } = Reflect;\n' +
      'for (let c = 0; c < all.length; c++) { const keys = ownKeys(all[c].prototype);\n' +
      'for (let k = 0; k < keys.length; k++) if (keys[k] !== "constructor" && keys[k] !== "length") ' +
      'defineProperty(all[c].prototype, keys[k], { __proto__: null, value() { throw 1 }, configurable: true }) }\n' +
      'JSON.stringify = JSON.parse = () => "junk"; Reflect.apply = null; const r = await host.f(1); return r[0]';
    expect(await sandbox.run(body, { functions })).toMatchObject({ ok: true, value: 1 });
    expect(await sandbox.run('return (await host.f(2))[0]', { functions })).toMatchObject({ ok: true, value: 2 });
  });

  it('by what it makes of every array and object', async () => {
    const body =
      "Array.prototype.toJSON = () => 'junk'; Array.prototype[0] = Object.prototype[0] = Object.prototype[1] = { answer: 1 };\n" +
      "for (const key of ['answer', 'place', 'promise', 'resolve', 'reject', 'value', 'key', 'parent', 'code'])\n" +
      '  Object.defineProperty(Object.prototype, key, { __proto__: null, get() { throw 1 }, set() { throw 2 }, configurable: true });\n' +
      'Promise.withResolvers = () => ({}); Promise.prototype.then = null;\n' +
      "try { await host.fails() } catch (error) { return [(await host.f(1, 'x'))[1], error.message].join() }";
    expect(await sandbox.run(body, { functions })).toMatchObject({ ok: true, value: 'x,on purpose' });
  });

  it('by arrays that lie about their length', async () => {
    const liar = (length: string): string => `new Proxy([], { get: (_, key) => (key === 'length' ? ${length} : 'x') })`;
    for (const length of ['-1e12', 'NaN', "'none'", 'undefined']) {
      expect(await sandbox.run(`return (await host.f(${liar(length)}))[0].length`, { functions })).toMatchObject({
        value: 0,
      });
    }
    for (const length of ['Infinity', '2 ** 53', '4e9']) {
      for (const body of [`return ${liar(length)}`, `await host.f(${liar(length)})`]) {
        expect(await sandbox.run(body, { functions })).toMatchObject({ ok: false, code: 'limit-exceeded' });
      }
    }
    // A negative length must not make room for more.
    const body = `return [${liar('-1e12')}, 'x'.repeat(2e6)]`;
    expect(await sandbox.run(body, { functions })).toMatchObject({ ok: false, code: 'limit-exceeded' });
  });

  it.each([
    [
      'grows while it is read',
      'const s = new Set(); const add = () => s.add({ get x() { add(); return 1 } }); add(); return s',
    ],
    ['is a thenable of itself', 'const t = { then(done) { done(t) } }; return t'],
    ['makes promise jobs for ever', 'const again = () => Promise.resolve().then(again); await again()'],
    ['takes the engine for ever', "return /^(a+)+$/.test('a'.repeat(50) + 'b')"],
    ['handles its rejection for ever', 'Promise.reject(1).catch(() => { for (;;); }); return 1'],
  ])('when it %s: the clock ends it', async (_what, body) => {
    const outcome = await sandbox.run(body, { functions, timeoutMs: 500, limits: { maxValueBytes: 2 ** 30 } });
    expect(outcome).toMatchObject({ ok: false, code: 'timeout' });
  });

  it('by keys that name prototypes', async () => {
    let seen: unknown;
    const body = 'await host.take(JSON.parse(\'{"__proto__":{"admin":true},"a":{"__proto__":1}}\'))';
    await sandbox.run(body, {
      functions: {
        host: {
          take: async ([value]) => {
            seen = value;
          },
        },
      },
    });
    expect(seen).toEqual({ a: {} });
    expect(Object.keys(seen as object)).toEqual(['a']);
    expect((seen as { admin?: unknown }).admin).toBeUndefined();
  });

  it('by odd text, long or with separators', async () => {
    const text = '\ud800 \u2028\u2029\0 \u{1f389}';
    const outcome = await sandbox.run(
      `const t = ${JSON.stringify(text)}; console.log(t); return (await host.f(t))[0]`,
      { functions },
    );
    expect(outcome).toMatchObject({ ok: true, value: text, logs: [{ text }] });
  });
});

describe('what holds here', () => {
  it('is said wall by wall', () => {
    expect(sandbox.layers).toMatchObject({
      platform: process.platform,
      node: process.version,
      context: { active: true },
      permissionModel: { active: true },
      jitless: { active: true },
    });
    expect(sandbox.layers.openPowers.filter((power) => power !== 'signals')).toEqual([]);
  });

  it('is found by trying: without prlimit the kernel limits are missing, and said so', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      const made = createSandbox({ heapMb: 80, networkNamespace: 'never' });
      if (Number(process.versions.node.split('.')[0]) >= 25) {
        const other = await made;
        expect(other.layers.kernelLimits).toMatchObject({
          active: false,
          why: expect.stringMatching(/prlimit|not on/),
        });
        await other.close();
      } else {
        await expect(made).rejects.toMatchObject({
          code: 'runtime-unavailable',
          message: expect.stringMatching(/network/),
        });
        const other = await createSandbox({ heapMb: 80, networkNamespace: 'never', allowMissing: ['network'] });
        expect(other.layers.openPowers).toContain('network');
        await other.close();
      }
    } finally {
      process.env.PATH = path;
    }
  });

  it('opens no inspector in the host when it is signalled', async () => {
    const other = await createSandbox({ user: false });
    process.kill(process.pid, 'SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const free = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(9229, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    expect(free).toBe(true);
    await other.close();
  });
});
