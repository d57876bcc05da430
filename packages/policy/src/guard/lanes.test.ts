import type { CallOrigin, ToolResult } from '@toolsearch/catalog';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call, context, deferred, entry, manualClock, settle, textResult } from '../fixtures.ts';
import { createPolicy } from '../policy.ts';
import { guardExecute } from './guard-execute.ts';
import { createLanes, laneOf } from './lanes.ts';

const POLICY = createPolicy([]);
const one = entry('mcp', 'browser:click', { sequential: true });
const two = entry('mcp', 'browser:type', { sequential: true });
const other = entry('mcp', 'shell:run', { sequential: true });

/** Tools that run until they are told to end. */
function heldTools() {
  const log: string[] = [];
  const holds = new Map<string, ReturnType<typeof deferred<void>>>();
  return {
    log,
    end: async (name: string) => {
      holds.get(name)?.resolve();
      await settle();
    },
    run: (name: string) => async (): Promise<ToolResult> => {
      log.push(`+${name}`);
      const hold = deferred();
      holds.set(name, hold);
      await hold.promise;
      log.push(`-${name}`);
      return textResult(name);
    },
  };
}

describe('sequential tools', () => {
  test('run one at a time per owner, in the order of arrival, whatever the way in and the guard', async () => {
    const lanes = createLanes();
    const tools = heldTools();
    const start = (origin: CallOrigin, tool: typeof one, name: string) =>
      guardExecute({ policy: POLICY, lanes })(call(tool, { context: context({ origin }), run: tools.run(name) }));
    const all = [start('code', one, 'a'), start('direct', two, 'b'), start('code', one, 'c'), start('mcp', other, 'd')];
    await settle();
    expect(tools.log).toEqual(['+a', '+d']);
    await tools.end('a');
    expect(tools.log).toEqual(['+a', '+d', '-a', '+b']);
    for (const name of ['b', 'c', 'd']) await tools.end(name);
    expect((await Promise.all(all)).every((result) => !result.isError)).toBe(true);
    expect(tools.log.filter((step) => step.startsWith('+'))).toEqual(['+a', '+d', '+b', '+c']);
  });

  test('leave the queue when their caller gives up, and the next one moves up', async () => {
    const lanes = createLanes();
    const tools = heldTools();
    const execute = guardExecute({ policy: POLICY, lanes });
    const caller = new AbortController();
    const first = execute(call(one, { run: tools.run('a') }));
    const second = execute(call(one, { run: tools.run('b'), context: context({ signal: caller.signal }) }));
    const third = execute(call(one, { run: tools.run('c') }));
    await settle();
    caller.abort();
    expect((await second).error?.code).toBe('aborted');
    await tools.end('a');
    await tools.end('c');
    await Promise.all([first, third]);
    expect(tools.log).toEqual(['+a', '-a', '+c', '-c']);
  });

  test('hold their lane until they really end, also past their time limit', async () => {
    const clock = manualClock();
    const tools = heldTools();
    const execute = guardExecute({ policy: POLICY, clock, limits: { timeoutMs: 10 } });
    const first = execute(call(one, { run: tools.run('a') }));
    const second = execute(call(one, { run: tools.run('b') }));
    await clock.advance(10);
    expect((await first).error?.code).toBe('timeout');
    expect(tools.log).toEqual(['+a']);
    await tools.end('a');
    await tools.end('b');
    expect((await second).isError).toBeUndefined();
  });

  test('do not wait for their turn for ever', async () => {
    const clock = manualClock();
    const tools = heldTools();
    const execute = guardExecute({ policy: POLICY, clock, limits: { timeoutMs: 1_000, turnTimeoutMs: 20 } });
    const first = execute(call(one, { run: tools.run('a') }));
    const second = execute(call(one, { run: tools.run('b') }));
    await clock.advance(20);
    expect((await second).error).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('its turn did not come'),
    });
    await tools.end('a');
    await first;
    const third = execute(call(one, { run: tools.run('c') }));
    await settle();
    await tools.end('c');
    expect((await third).isError).toBeUndefined();
  });

  test('are refused when they would wait for themselves', async () => {
    const execute = guardExecute({ policy: POLICY });
    const at = context({ callId: 'outer' });
    const result = await execute(
      call(one, {
        context: at,
        run: () => execute(call(two, { context: context({ callId: 'inner', parentCallId: 'outer' }) })),
      }),
    );
    expect(result.error).toMatchObject({ code: 'limit-exceeded', message: expect.stringContaining('from inside') });
  });

  test('whose call is blocked while it waits give their turn on', async () => {
    const tools = heldTools();
    let available = true;
    const execute = guardExecute({ policy: POLICY, isAvailable: () => available });
    const first = execute(call(one, { run: tools.run('a') }));
    const second = execute(call(one, { run: tools.run('b') }));
    await settle();
    available = false;
    await tools.end('a');
    expect((await second).error?.code).toBe('tool-unavailable');
    available = true;
    const third = execute(call(one, { run: tools.run('c') }));
    await settle();
    await tools.end('c');
    await Promise.all([first, third]);
    expect(tools.log).toEqual(['+a', '-a', '+c', '-c']);
  });

  test('a full queue refuses', async () => {
    const lanes = createLanes({ maxWaiting: 1 });
    await lanes.enter('x', context());
    void lanes.enter('x', context());
    expect(await lanes.enter('x', context())).toEqual({ ok: false, reason: 'queue-full' });
  });
});

test('a lane belongs to a plugin or server, else to the source', () => {
  expect([one, entry('plugin', 'browser:x'), entry('openclaw', 'x'), entry('client', 'x')].map(laneOf)).toEqual([
    'mcp:browser',
    'plugin:browser',
    'openclaw',
    'client',
  ]);
});

test('whatever the order of arrivals, ends and cancellations: never two at once, and nobody is left behind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('enter', 'leave', 'abort'), fc.nat(20)), { maxLength: 40 }),
      async (steps) => {
        const lanes = createLanes();
        const running: (() => void)[] = [];
        const waits: { readonly controller: AbortController; done: boolean }[] = [];
        let inside = 0;
        for (const [step, pick] of steps) {
          if (step === 'enter') {
            const controller = new AbortController();
            const wait = { controller, done: false };
            waits.push(wait);
            void lanes.enter('x', context({ signal: controller.signal })).then((turn) => {
              wait.done = true;
              if (!turn.ok) return;
              inside++;
              running.push(() => {
                inside--;
                turn.leave();
              });
            });
          } else if (step === 'leave') running.shift()?.();
          else waits[pick % Math.max(1, waits.length)]?.controller.abort();
          await settle();
          expect(inside).toBeLessThanOrEqual(1);
        }
        while (running.length > 0) {
          running.shift()?.();
          await settle();
        }
        expect(waits.every((wait) => wait.done)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
