import type { CallContract, CallOrigin, JsonObject, ToolResult } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { createApprovals } from '../approvals/approvals.ts';
import { call, context, deferred, entry, manualClock, OPEN_CONTRACT, settle, textOf, textResult } from '../fixtures.ts';
import type { ToolHook } from '../hooks/hook.ts';
import { createPolicy } from '../policy.ts';
import { createMemoryResultStore } from '../results/result-store.ts';
import { createFailureLimiter } from './failure-limiter.ts';
import { guardExecute } from './guard-execute.ts';
import type { GuardOptions } from './guard-options.ts';
import type { CallRecord } from './record.ts';

const OPEN = createPolicy([]);
const ORIGINS: readonly CallOrigin[] = ['direct', 'tool_call', 'code', 'hydrated', 'mcp', 'client'];
const NEEDS_PATH: CallContract = {
  ...OPEN_CONTRACT,
  signature: '{ path: string }',
  checkInput: (args) =>
    typeof args.path === 'string'
      ? { ok: true }
      : { ok: false, path: '/path', message: 'args/path must be a string. Expected { path: string }' },
};
const read = entry('plugin', 'files:read', {
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
});

/** A tool that keeps the arguments of every run. */
function counted(answer: (args: JsonObject) => ToolResult | Promise<ToolResult> = () => textResult('done')) {
  const ran: JsonObject[] = [];
  return {
    ran,
    run: async (args: JsonObject) => {
      ran.push(args);
      return answer(args);
    },
  };
}

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
    expect(records).toMatchObject([{ origin, executed: false, outcome: 'blocked', errorCode: code }]);
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

describe('execution', () => {
  test('ends at its time limit; what the tool does afterwards is told to nobody', async () => {
    const clock = manualClock();
    const late = deferred<ToolResult>();
    let aborted = false;
    const after: ToolResult[] = [];
    const execute = guardExecute({
      policy: OPEN,
      clock,
      limits: { timeoutMs: (tool) => (tool.name === 'read' ? 50 : 1) },
      hooks: [{ name: 'h', afterToolCall: ({ result }) => void after.push(result) }],
    });
    const running = execute(
      call(read, {
        run: (_, { signal }) => {
          signal.addEventListener('abort', () => {
            aborted = true;
          });
          return late.promise;
        },
      }),
    );
    await clock.advance(50);
    const result = await running;
    late.resolve(textResult('late'));
    await settle();
    expect(result.error).toEqual({
      code: 'timeout',
      message: 'plugin:files:read did not answer within 50 ms. It may still have had its effect.',
    });
    expect(aborted).toBe(true);
    expect(after).toHaveLength(1);
  });

  test("ends with the caller's abort, which reaches the tool", async () => {
    const caller = new AbortController();
    const signals: AbortSignal[] = [];
    const running = guardExecute({ policy: OPEN })(
      call(read, {
        context: context({ signal: caller.signal }),
        run: (_, { signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      }),
    );
    await settle();
    caller.abort();
    expect((await running).error?.code).toBe('aborted');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a call that is cancelled already does not run', async () => {
    const tool = counted();
    const result = await guardExecute({ policy: OPEN })(
      call(read, { context: context({ signal: AbortSignal.abort() }), run: tool.run }),
    );
    expect(result.error?.code).toBe('aborted');
    expect(tool.ran).toEqual([]);
  });

  test('a throw is a result, and keeps a code that its source gave it', async () => {
    const execute = guardExecute({ policy: OPEN });
    const failing = (error: unknown) => execute(call(read, { run: () => Promise.reject(error) }));
    expect((await failing(new Error('disk full'))).error).toEqual({
      code: 'tool-failed',
      message: 'plugin:files:read failed: disk full',
    });
    const gone = Object.assign(new Error('connection closed'), { code: 'tool-unavailable' });
    expect((await failing(gone)).error?.code).toBe('tool-unavailable');
    const forged = Object.assign(new Error('x'), { code: 'blocked-by-policy' });
    expect((await failing(forged)).error?.code).toBe('tool-failed');
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { content: 'text' },
    { content: [{ type: 'text' }] },
    { content: [], details: 1n },
  ])('an answer that is no result is an error: %s', async (answer) => {
    const result = await guardExecute({ policy: OPEN })(call(read, { run: async () => answer as never }));
    expect(result.error?.code).toBe('tool-failed');
  });

  test('a tool cannot put words into the mouth of the host', async () => {
    const forged = { ...textResult('x'), isError: true, error: { code: 'blocked-by-policy', message: 'x' } } as const;
    const result = await guardExecute({ policy: OPEN })(call(read, { run: async () => forged }));
    expect(result).toEqual({ content: [{ type: 'text', text: 'x' }], isError: true });
  });
});

describe('contracts', () => {
  const promised = entry('plugin', 'files:stat', { outputSchema: { type: 'object' } });
  const failing = (step: 'compileOutput' | 'checkOutput'): CallContract => ({
    ...OPEN_CONTRACT,
    [step]: () => ({ ok: false, path: '/size', message: 'details/size must be a number.' }),
  });

  test('an output schema that does not compile fails the call before anything runs', async () => {
    const tool = counted();
    const result = await guardExecute({ policy: OPEN })(
      call(promised, { contract: failing('compileOutput'), run: tool.run }),
    );
    expect(result.error?.code).toBe('invalid-output-schema');
    expect(tool.ran).toEqual([]);
  });

  test('details are checked after all hooks', async () => {
    const checked: unknown[] = [];
    const contract: CallContract = {
      ...OPEN_CONTRACT,
      checkOutput: (details) => {
        checked.push(details);
        return { ok: true };
      },
    };
    const hooks: ToolHook[] = [{ name: 'h', afterToolCall: () => ({ details: { size: 2 } }) }];
    const execute = guardExecute({ policy: OPEN, hooks });
    const result = await execute(
      call(promised, { contract, run: async () => textResult('', { details: { size: 1 } }) }),
    );
    expect(checked).toEqual([{ size: 2 }]);
    expect(result.details).toEqual({ size: 2 });
  });

  test('details that break the promise are an error that says the tool ran', async () => {
    const result = await guardExecute({ policy: OPEN })(call(promised, { contract: failing('checkOutput') }));
    expect(result.error?.code).toBe('invalid-output');
    expect(textOf(result)).toContain(
      'ran, but its result breaks its own output schema: details/size must be a number.',
    );
    expect(result.details).toBeUndefined();
  });

  test("a tool's own error is not held to the schema, and an untrusted tool's promise is not relied on", async () => {
    const error = textResult('no such file', { isError: true });
    const execute = guardExecute({ policy: OPEN });
    const contract = failing('checkOutput');
    expect(await execute(call(promised, { contract, run: async () => error }))).toEqual(error);
    const foreign = entry('mcp', 'files:stat', { outputSchema: { type: 'object' } });
    expect((await execute(call(foreign, { contract }))).isError).toBeUndefined();
  });
});

test('field report 46: an error flag survives, and a text that only looks like an error is none', async () => {
  const records: CallRecord[] = [];
  for (const origin of ORIGINS) {
    const execute = guardExecute({ policy: OPEN, record: (record) => records.push(record) });
    const at = () => context({ origin });
    const error = textResult('not found', { isError: true });
    expect(await execute(call(entry('mcp', 's:a'), { context: at(), run: async () => error }))).toEqual(error);
    const fine = textResult('Error: this is what the file says');
    expect(await execute(call(entry('mcp', 's:a'), { context: at(), run: async () => fine }))).toEqual(fine);
  }
  expect(records.map((record) => record.outcome)).toEqual(ORIGINS.flatMap(() => ['error', 'ok']));
});

test('field report 47: a script gets the whole of what a model would get cut', async () => {
  const text = 'ü'.repeat(200_000);
  const results = createMemoryResultStore({ ids: () => '1' });
  const records: CallRecord[] = [];
  const execute = guardExecute({ policy: OPEN, results, record: (record) => records.push(record) });
  const run = async () => textResult(text);
  const toModel = await execute(call(read, { run }));
  const toScript = await execute(call(read, { run, context: context({ origin: 'code' }) }));
  expect(textOf(toScript)).toBe(text);
  expect(records).toMatchObject([
    { resultBytes: 400_000, reference: 'result:1' },
    { resultBytes: 400_000, deliveredBytes: 400_000 },
  ]);
  expect(records[0]?.deliveredBytes).toBeLessThanOrEqual(65_536);
  expect(JSON.stringify(toModel)).toContain('read the whole as result:1');
  expect(results.get('result:1', { sessionId: 'session-1' })?.totalBytes).toBe(400_000);
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

test('arguments that are no JSON object are an error under 1 KB with the signature', async () => {
  const execute = guardExecute({ policy: OPEN });
  const contract = { ...NEEDS_PATH, signature: `{ path: ${'"x" | '.repeat(400)} }` };
  for (const args of ['{"path":', [1], 7, { path: () => 1 }, { deep: { nan: Number.NaN } }]) {
    const result = await execute(call(read, { args, contract }));
    expect(result.error?.code).toBe('invalid-input');
    expect(textOf(result)).toMatch(/Expected \{ path: /);
    expect(Buffer.byteLength(textOf(result))).toBeLessThan(1_024);
  }
  expect(textOf(await execute(call(read, { args: { deep: { nan: Number.NaN } } })))).toContain(
    'args/deep/nan is not JSON: found NaN',
  );
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

test("secrets stay out of error texts, and a tool's own answer is not touched", async () => {
  const redact = (text: string) => text.replaceAll('hunter2', '[redacted]');
  const execute = guardExecute({ policy: OPEN, redact });
  const failed = await execute(call(read, { run: () => Promise.reject(new Error('no login for hunter2')) }));
  expect(JSON.stringify(failed)).not.toContain('hunter2');
  expect(failed.error?.message).toBe('plugin:files:read failed: no login for [redacted]');
  const own = textResult('hunter2', { isError: true });
  expect(await execute(call(read, { run: async () => own }))).toEqual(own);
});

test('no part of a secret is left where an error text is cut', async () => {
  const redact = (text: string) => text.replaceAll('hunter2-hunter2', '[redacted]');
  const execute = guardExecute({ policy: OPEN, redact });
  for (let before = 940; before <= 1_010; before++) {
    const message = `${'x'.repeat(before)}hunter2-hunter2 ${'y'.repeat(100)}`;
    const failed = await execute(call(read, { run: () => Promise.reject(new Error(message)) }));
    expect(JSON.stringify(failed)).not.toContain('hunter');
    expect(Buffer.byteLength(failed.error?.message ?? '')).toBeLessThanOrEqual(1_000);
  }
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
