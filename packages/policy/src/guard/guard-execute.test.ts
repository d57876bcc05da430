import type { CallContract, JsonObject } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { createApprovals } from '../approvals/approvals.ts';
import { call, context, entry, textOf, textResult } from '../fixtures.ts';
import type { ToolHook } from '../hooks/hook.ts';
import { createPolicy } from '../policy.ts';
import { createFailureLimiter } from './failure-limiter.ts';
import { counted, NEEDS_PATH, OPEN, ORIGINS, read } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';
import type { GuardOptions } from './guard-options.ts';
import type { CallRecord } from './record.ts';

describe('every way in meets every reason to stop', () => {
  const reasons: readonly [reason: string, options: Partial<GuardOptions>, code: string, words: string][] = [
    ['policy', { policy: createPolicy([{ name: 'run', deny: ['read'] }]) }, 'blocked-by-policy', 'Blocked by policy'],
    [
      'a hook',
      { hooks: [{ name: 'guard', beforeToolCall: () => ({ block: 'no reading on Fridays' }) }] },
      'blocked-by-hook',
      'Blocked by the hook guard: no reading on Fridays',
    ],
    [
      'an approval that is denied',
      {
        approvals: createApprovals({ rules: { '*': 'always' }, approvers: [{ name: 'cli', ask: async () => 'deny' }] }),
      },
      'blocked-by-approval',
      'it was denied',
    ],
    [
      'an approval nobody gives',
      { approvals: createApprovals({ rules: { '*': 'always' }, timeoutMs: 1 }) },
      'blocked-by-approval',
      'nobody answered in time',
    ],
    [
      'invalid input',
      { hooks: [{ name: 'rewriter', beforeToolCall: () => ({ args: { path: 7 } }) }] },
      'invalid-input',
      'args/path must be a string. Expected { path: string }',
    ],
    ['a tool that is gone', { isAvailable: () => false }, 'tool-unavailable', 'cannot be reached now: it is gone'],
    ['a source that is down', { isAvailable: () => 'files is restarting' }, 'tool-unavailable', 'files is restarting'],
  ];
  const cases = ORIGINS.flatMap((origin) => reasons.map((reason) => [origin, ...reason] as const));

  test.each(cases)('%s, stopped by %s', async (origin, _, options, code, words) => {
    const tool = counted();
    const records: CallRecord[] = [];
    const execute = guardExecute({ policy: OPEN, record: (record) => records.push(record), ...options });
    const result = await execute(
      call(read, { args: { path: '/a' }, context: context({ origin }), contract: NEEDS_PATH, run: tool.run }),
    );
    expect(tool.ran).toEqual([]);
    expect(result.isError).toBe(true);
    expect(result.error?.code).toBe(code);
    expect(textOf(result)).toContain(words);
    const outcome = code.startsWith('blocked-by-') ? 'blocked' : 'error';
    expect(records).toMatchObject([{ origin, executed: false, outcome, errorCode: code }]);
  });
});

test('the steps come in their order', async () => {
  const steps: string[] = [];
  const note = <T>(step: string, value: T): T => {
    steps.push(step);
    return value;
  };
  const execute = guardExecute({
    policy: { decide: () => note('policy', { allowed: true }) },
    isAvailable: () => note('available', true),
    hooks: [
      { name: 'h', beforeToolCall: () => note('before', undefined), afterToolCall: () => note('after', undefined) },
    ],
    approvals: { request: async () => note('approval', { allowed: true, how: 'not-asked' }) },
    record: () => note('record', undefined),
  });
  const contract: CallContract = {
    signature: '{}',
    checkInput: () => note('input', { ok: true }),
    compileOutput: () => note('compile', { ok: true }),
    checkOutput: () => note('output', { ok: true }),
  };
  const tool = entry('openclaw', 'say', { outputSchema: { type: 'object' } });
  await execute(call(tool, { contract, run: async () => note('run', textResult('hi', { details: {} })) }));
  expect(steps.join(' ')).toBe(
    'available policy before approval input compile available policy run after output record',
  );
});

describe('field report 53: hooks on every path, once for each real call', () => {
  test.each(ORIGINS)('%s', async (origin) => {
    const before: unknown[] = [];
    const after: unknown[] = [];
    const hooks: ToolHook[] = [
      {
        name: 'counts',
        beforeToolCall: (event) => void before.push(event),
        afterToolCall: (event) => void after.push(event),
      },
      { name: 'rewrites', order: 1, beforeToolCall: ({ args }) => ({ args: { ...args, path: '/rewritten' } }) },
    ];
    const tool = counted((args) => textResult('ok', { details: args }));
    const execute = guardExecute({ policy: OPEN, hooks });
    const at = context({ origin, callId: 'inner', parentCallId: 'outer', agentId: 'child' });
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        execute(call(read, { args: { path: '/a' }, context: at, contract: NEEDS_PATH, run: tool.run })),
      ),
    );
    const facts = {
      agentId: 'child',
      sessionId: 'session-1',
      runId: 'run-1',
      callId: 'inner',
      parentCallId: 'outer',
      toolId: read.id,
      toolName: 'read',
      source: 'plugin',
      owner: 'files',
      trusted: true,
      origin,
    };
    expect(before).toHaveLength(3);
    expect(after).toHaveLength(3);
    expect(before[0]).toMatchObject({ ...facts, args: { path: '/a' } });
    expect(after[0]).toMatchObject({ ...facts, args: { path: '/rewritten' }, result: { content: [{ text: 'ok' }] } });
    expect(tool.ran).toEqual(Array(3).fill({ path: '/rewritten' }));
    expect(results[0]?.details).toEqual({ path: '/rewritten' });
  });
});

test('arguments are put right before hooks and people see them', async () => {
  const seen: JsonObject[] = [];
  const records: CallRecord[] = [];
  const tool = counted();
  const execute = guardExecute({
    policy: OPEN,
    hooks: [{ name: 'h', beforeToolCall: ({ args }) => void seen.push(args) }],
    record: (record) => records.push(record),
  });
  await execute(call(read, { args: '{"args":{"path":"/a"}}', contract: NEEDS_PATH, run: tool.run }));
  expect(seen).toEqual([{ path: '/a' }]);
  expect(tool.ran).toEqual([{ path: '/a' }]);
  expect(records[0]?.repairs).toEqual(['arguments were JSON text', 'arguments stood in "args"']);
});

test('the same failure again and again is refused, with the run marked', async () => {
  const failures = createFailureLimiter({ maxRepeated: 2 });
  const tool = counted(() => textResult('no such file', { isError: true }));
  const execute = guardExecute({ policy: OPEN, failures });
  const attempt = (path: string, runId = 'run-1') =>
    execute(call(read, { args: { path }, run: tool.run, context: context({ runId }) }));
  await attempt('/a');
  expect(failures.exhausted('run-1')).toBeUndefined();
  await attempt('/a');
  expect(failures.exhausted('run-1')).toBe(read.id);
  expect((await attempt('/a')).error?.code).toBe('limit-exceeded');
  expect(tool.ran).toHaveLength(2);
  await attempt('/b');
  await attempt('/a', 'run-2');
  expect(tool.ran).toHaveLength(4);
});

describe('the guard always answers', () => {
  test.each<[string, Partial<GuardOptions>]>([
    [
      'a policy that throws',
      {
        policy: {
          decide: () => {
            throw new Error('x');
          },
        },
      },
    ],
    ['an availability that throws', { isAvailable: () => Promise.reject(new Error('x')) }],
    ['approvals that throw', { approvals: { request: () => Promise.reject(new Error('x')) } }],
  ])('%s blocks', async (_, options) => {
    const tool = counted();
    const result = await guardExecute({ policy: OPEN, ...options })(call(read, { run: tool.run }));
    expect(result.isError).toBe(true);
    expect(result.error).toBeDefined();
    expect(tool.ran).toEqual([]);
  });

  test('a recorder or a store that throws changes nothing about the call', async () => {
    const fail = () => {
      throw new Error('x');
    };
    const execute = guardExecute({ policy: OPEN, record: fail, results: { put: fail, get: fail, whole: fail } });
    const result = await execute(call(read, { run: async () => textResult('x'.repeat(100_000)) }));
    expect(result.isError).toBeUndefined();
    expect(JSON.stringify(result)).toContain('Ask for less.');
  });
});

test.each([
  { limits: { timeoutMs: 0 } },
  { limits: { turnTimeoutMs: Number.NaN } },
  { limits: { result: { maxBytes: 10 } } },
  { hooks: [{ name: '' }] },
  { hooks: [{ name: 'h', timeoutMs: -1 }] },
])('wrong options are refused while the guard is made: %j', (options) => {
  expect(() => guardExecute({ policy: OPEN, ...options })).toThrow(expect.objectContaining({ code: 'invalid-option' }));
});
