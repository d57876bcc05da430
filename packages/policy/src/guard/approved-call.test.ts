import type { JsonObject } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { createApprovals } from '../approvals/approvals.ts';
import { call, context, entry, manualClock, textOf } from '../fixtures.ts';
import type { ToolHook } from '../hooks/hook.ts';
import { counted, OPEN, read } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';
import type { GuardOptions } from './guard-options.ts';

describe('what is approved is exactly what runs', () => {
  test('the approver sees the final arguments, frozen, and nobody can change them afterwards', async () => {
    const seen: JsonObject[] = [];
    const given = { path: '/a', list: ['x'] };
    const approvals = createApprovals({
      rules: { '*': 'always' },
      approvers: [
        {
          name: 'cli',
          ask: async ({ args }) => {
            seen.push(args);
            given.list.push('y');
            expect(() => (args.list as string[]).push('z')).toThrow(TypeError);
            return 'allow-once';
          },
        },
      ],
    });
    const tool = counted();
    const hooks: ToolHook[] = [{ name: 'h', beforeToolCall: ({ args }) => ({ args: { ...args, added: true } }) }];
    await guardExecute({ policy: OPEN, approvals, hooks })(call(read, { args: given, run: tool.run }));
    expect(seen).toEqual([{ path: '/a', list: ['x'], added: true }]);
    expect(tool.ran[0]).toBe(seen[0]);
  });

  test('an approval of other arguments does not count', async () => {
    const tool = counted();
    const approvals = {
      request: async () =>
        ({ allowed: true, how: 'allow-once', requestId: '1', argsHash: 'other', by: 'cli' }) as const,
    };
    const result = await guardExecute({ policy: OPEN, approvals })(call(read, { run: tool.run }));
    expect(result.error?.code).toBe('blocked-by-approval');
    expect(tool.ran).toEqual([]);
  });

  test('a hook that asks while there is nobody to ask blocks', async () => {
    const hooks: ToolHook[] = [{ name: 'h', beforeToolCall: () => ({ ask: 'Really?' }) }];
    const result = await guardExecute({ policy: OPEN, hooks })(call(read));
    expect(textOf(result)).toContain('there is nobody who could be asked');
  });

  test('policy and availability are looked at again after a long wait for a person', async () => {
    const tool = counted();
    let allowed = true;
    const approvals = createApprovals({
      rules: { '*': 'always' },
      approvers: [
        {
          name: 'slow',
          ask: async () => {
            allowed = false;
            return 'allow-once';
          },
        },
      ],
    });
    const policy = {
      decide: () => (allowed ? { allowed } : ({ allowed, reason: 'denied', layer: 'global' } as const)),
    };
    const result = await guardExecute({ policy: policy as GuardOptions['policy'], approvals })(
      call(read, { run: tool.run }),
    );
    expect(result.error?.code).toBe('blocked-by-policy');
    expect(tool.ran).toEqual([]);
  });

  test('field report 55: the clock of the caller stands still while a person is waited for, and only then', async () => {
    const clock = manualClock();
    const pauses: string[] = [];
    const pauseClock = () => {
      pauses.push('pause');
      return () => void pauses.push('resume');
    };
    const at = () => context({ pauseClock });
    const approvals = createApprovals({ rules: { 'plugin:files': 'always' }, clock });
    const execute = guardExecute({ policy: OPEN, approvals, clock });
    await execute(call(entry('openclaw', 'free'), { context: at() }));
    expect(pauses).toEqual([]);
    const asked = execute(call(read, { context: at() }));
    await clock.advance(5_000);
    expect(pauses).toEqual(['pause']);
    const [request] = approvals.pending();
    approvals.answer(request?.id ?? '', 'allow-once');
    expect((await asked).isError).toBeUndefined();
    expect(pauses).toEqual(['pause', 'resume']);
  });
});
