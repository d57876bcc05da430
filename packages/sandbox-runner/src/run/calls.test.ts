import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type HostFunction, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ poolSize: 3 });
}, 30_000);
afterAll(() => sandbox.close());

/** Waits for the abort of its signal and says so. */
const untilAborted = (seen: { aborted: number; started: number }): HostFunction => {
  return (_args, { signal }) => {
    seen.started++;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        seen.aborted++;
        reject(signal.reason);
      });
    });
  };
};

describe('calls', () => {
  it('run at most so many at once, the rest in their order', async () => {
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const outcome = await sandbox.run('return (await Promise.all(Array.from({ length: 40 }, (_, i) => f(i)))).length', {
      limits: { maxCallsInFlight: 3 },
      functions: {
        f: async ([i]) => {
          order.push(Number(i));
          most = Math.max(most, ++running);
          await sleep(1);
          running--;
        },
      },
    });
    expect(outcome).toMatchObject({ ok: true, value: 40 });
    expect(most).toBe(3);
    expect(order).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it('that never wait let the host do other work between them', async () => {
    let turns = 0;
    const seen = new Set<number>();
    let isOver = false;
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const outcome = await sandbox.run('return (await Promise.all(Array.from({ length: 30 }, () => f()))).length', {
      functions: {
        f: async () => {
          for (const until = performance.now() + 4; performance.now() < until; );
          seen.add(turns);
        },
      },
    });
    isOver = true;
    expect(outcome).toMatchObject({ ok: true, value: 30 });
    expect(seen.size).toBeGreaterThan(1);
  });

  it('beyond the limit are refused, catchable, and a failure when nobody handles it', async () => {
    const functions = { f: async () => 1 };
    const limits = { maxCalls: 2 };
    const caught = 'await f(); await f(); try { await f() } catch (e) { return e.code }';
    expect(await sandbox.run(caught, { functions, limits })).toMatchObject({ ok: true, value: 'limit-exceeded' });
    for (const body of ['await f(); await f(); await f()', 'await f(); await f(); f(); return 1']) {
      const outcome = await sandbox.run(body, { functions, limits });
      expect(outcome).toMatchObject({
        ok: false,
        code: 'limit-exceeded',
        message: expect.stringMatching(/f: more than 2 calls/),
      });
      expect(outcome.calls).toHaveLength(2);
    }
  });

  it('made while the arguments of another are read are counted like any other', async () => {
    const body = 'await f({ get x() { f(1); return 2 } }); try { await f(3) } catch (e) { return e.code }';
    const outcome = await sandbox.run(body, { functions: { f: async ([x]) => x }, limits: { maxCalls: 2 } });
    expect(outcome).toMatchObject({ ok: true, value: 'limit-exceeded', calls: [{ id: 1 }, { id: 2 }] });
    const one = await sandbox.run('await f({ get x() { f(1).catch(() => 0); return 2 } }); return 1', {
      functions: { f: async ([x]) => x },
      limits: { maxCalls: 1 },
    });
    expect(one).toMatchObject({ ok: true, value: 1, calls: [{ id: 1, outcome: 'ok' }] });
  });

  it('are all reported, with who handled what', async () => {
    const outcome = await sandbox.run(
      'await f(1); await f(0).catch(() => 0); await Promise.allSettled([f(0)]); try { await f(0) } catch {}\nf(0); return 1',
      {
        functions: {
          f: async ([ok]) => {
            if (ok !== 1) throw new Error('no');
          },
        },
      },
    );
    expect(outcome).toMatchObject({ ok: false, code: 'script-error', line: 2, callId: 5 });
    expect(outcome.calls.map((call) => [call.id, call.name, call.outcome, call.handled])).toEqual([
      [1, 'f', 'ok', true],
      [2, 'f', 'failed', true],
      [3, 'f', 'failed', true],
      [4, 'f', 'failed', true],
      [5, 'f', 'failed', false],
    ]);
  });

  it('that fail inside a dropped async function make the run an error', async () => {
    const outcome = await sandbox.run('[1, 2].forEach(async (x) => {\n  await f(x);\n});\nreturn "done"', {
      functions: {
        f: async ([x]) => {
          if (x === 2) throw new Error('two is wrong');
        },
      },
    });
    expect(outcome).toMatchObject({
      ok: false,
      code: 'script-error',
      line: 2,
      message: expect.stringMatching(/two is wrong/),
    });
  });

  it('that were started are finished before the run ends, those after the end are refused and said', async () => {
    const done: unknown[] = [];
    const functions: Record<string, HostFunction> = {
      f: async ([x]) => {
        await sleep(5);
        done.push(x);
      },
    };
    expect(await sandbox.run('f(1); f(2); return "sent"', { functions })).toMatchObject({ ok: true, value: 'sent' });
    expect(done).toEqual([1, 2]);
    const late = await sandbox.run('[3].forEach(async () => { await f(3); await f(4) }); return 1', { functions });
    expect(late).toMatchObject({
      ok: false,
      code: 'script-error',
      message: expect.stringMatching(/after the body had ended/),
    });
    expect(done).toEqual([1, 2, 3]);
  });

  it.each([
    ['timeout', 'f(); await g(); for (;;) await null', {}],
    ['timeout', 'f(); return 1', {}],
    ['script-error', 'f(); await g(); throw new Error("x")', {}],
    ['aborted', 'await f()', { abort: true }],
    ['out-of-memory', 'f(); await g(); const a = []; for (;;) a.push(new Array(1e6).fill(7))', { timeoutMs: 20_000 }],
  ] as const)(
    'in flight are aborted when a run ends by %s: %s',
    async (code, body, { abort, timeoutMs }: { abort?: boolean; timeoutMs?: number }) => {
      const seen = { aborted: 0, started: 0 };
      const caller = new AbortController();
      const f = untilAborted(seen);
      const outcome = await sandbox.run(body, {
        timeoutMs: timeoutMs ?? 1500,
        signal: caller.signal,
        functions: {
          f: (args, context) => {
            if (abort) setTimeout(() => caller.abort(), 10);
            return f(args, context);
          },
          g: async () => undefined,
        },
      });
      expect(outcome).toMatchObject({ ok: false, code });
      expect(seen).toEqual({ aborted: 1, started: 1 });
      expect(outcome.calls[0]).toMatchObject({ outcome: 'aborted' });
    },
    30_000,
  );

  it('get clear words for results that are no JSON or too large', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const functions = { circular: async () => circular, huge: async () => 'x'.repeat(2000), bigint: async () => 1n };
    const limits = { maxCallResultBytes: 1000 };
    for (const name of ['circular', 'bigint']) {
      expect(await sandbox.run(`return await ${name}()`, { functions, limits })).toMatchObject({
        code: 'not-serialisable',
      });
    }
    expect(await sandbox.run('return await huge()', { functions, limits })).toMatchObject({ code: 'limit-exceeded' });
  });
});

describe('the clock', () => {
  it('does not count time in which a person decides', async () => {
    const outcome = await sandbox.run('await free(); await asks(); await free(); return 1', {
      timeoutMs: 500,
      functions: {
        free: async () => undefined,
        asks: async (_args, { pauseClock }) => {
          const resume = pauseClock();
          await sleep(900);
          resume();
          resume();
        },
      },
    });
    expect(outcome).toMatchObject({ ok: true, value: 1 });
    expect(outcome.usage.pausedMs).toBeGreaterThan(500);
  });

  it('counts what the body computes meanwhile', async () => {
    const outcome = await sandbox.run('const p = asks(); await free(); for (;;);', {
      timeoutMs: 400,
      functions: {
        free: async () => undefined,
        asks: (_args, { pauseClock, signal }) => {
          pauseClock();
          return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
      },
    });
    expect(outcome).toMatchObject({ ok: false, code: 'timeout' });
  });

  it('ends a run whose caller aborts while a person decides', async () => {
    const caller = new AbortController();
    const outcome = await sandbox.run('await asks()', {
      timeoutMs: 500,
      signal: caller.signal,
      functions: {
        asks: (_args, { pauseClock, signal }) => {
          pauseClock();
          setTimeout(() => caller.abort(), 700);
          return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
      },
    });
    expect(outcome).toMatchObject({ ok: false, code: 'aborted' });
  });
});

describe('the limits', () => {
  const functions = { f: async ([x]: readonly unknown[]) => typeof x };

  it.each([
    ['a body', `return ${' '.repeat(300)}1`, { maxBodyBytes: 100 }],
    ['the arguments', "await f('ü'.repeat(600))", { maxArgumentBytes: 1000 }],
    ['a value', "return 'ü'.repeat(600)", { maxValueBytes: 1000 }],
    ['an array of holes', 'return new Array(1e9)', { maxValueBytes: 1000 }],
    ['all arguments', "for (;;) await f('x'.repeat(900))", { maxTransferBytes: 10_000 }],
  ])('hold for %s', async (_what, body, limits) => {
    expect(await sandbox.run(body, { functions, limits })).toMatchObject({ ok: false, code: 'limit-exceeded' });
  });

  it('hold for logs, which are cut and counted', async () => {
    const outcome = await sandbox.run("for (let i = 0; i < 5000; i++) console.log('line ' + i); return 1", {
      functions,
      limits: { maxLogBytes: 2000 },
    });
    expect(outcome).toMatchObject({ ok: true, value: 1 });
    expect(outcome.logs.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThan(2000);
    expect(outcome.usage.logLinesDropped + outcome.logs.length).toBeGreaterThanOrEqual(5000);
  });
});
