import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { context, deferred, entry, manualClock, settle } from '../fixtures.ts';
import type { ApprovalGrant, ApprovalStore, Approver } from './approval.ts';
import { type ApprovalEvent, type ApprovalOptions, createApprovals } from './approvals.ts';
import { createMemoryApprovalStore } from './memory-store.ts';

const tool = entry('mcp', 'github:create_issue');
const args = Object.freeze({ title: 'Bug' });
const answers = (name: string, verdict: unknown): Approver => ({ name, ask: async () => verdict });
const loses = (name: string): Approver => ({ name, ask: () => Promise.reject(new Error('gone')) });

/** Approvals that ask about everything, with ids that count. */
function asking(options: ApprovalOptions = {}) {
  let ids = 0;
  return createApprovals({ rules: { '*': 'on-miss' }, ids: () => `r${++ids}`, ...options });
}
const request = (approvals: ReturnType<typeof asking>, overrides: Parameters<typeof context>[0] = {}) =>
  approvals.request({ tool, args, context: context(overrides) });

describe('ask modes', () => {
  test('the most specific pattern wins, of equals the first written; no rule means never', () => {
    const approvals = createApprovals({
      rules: {
        '*': 'on-miss',
        'group:mcp': 'always',
        'group:own': 'never',
        'mcp:github:*': 'on-miss',
        'mcp:github:create_*': 'always',
        'mcp:*hub:create_i*': 'never',
        'mcp:github:create_issue': 'on-miss',
      },
      groups: { own: ['mcp:slack'] },
    });
    expect(approvals.modeFor(tool)).toBe('on-miss');
    expect(approvals.modeFor(entry('mcp', 'github:create_release'))).toBe('always');
    expect(approvals.modeFor(entry('mcp', 'github:close'))).toBe('on-miss');
    expect(approvals.modeFor(entry('mcp', 'slack:send'))).toBe('never');
    expect(approvals.modeFor(entry('mcp', 'jira:close'))).toBe('always');
    expect(approvals.modeFor(entry('openclaw', 'x'))).toBe('on-miss');
    expect(createApprovals({ rules: { 'mcp:a*:b': 'always', 'mcp:*a:b': 'never' } }).modeFor(entry('mcp', 'a:b'))).toBe(
      'always',
    );
    expect(createApprovals().modeFor(tool)).toBe('never');
  });

  test('a mode or a time that is none is refused', () => {
    expect(() => createApprovals({ rules: { x: 'sometimes' as never } })).toThrow('ask["x"]: found "sometimes"');
    expect(() => createApprovals({ timeoutMs: 0 })).toThrow('timeoutMs');
    expect(() => createApprovals({ rules: { 'mpc:x': 'always' } })).toThrow('Did you mean mcp');
  });

  test('a rule that asks about no tool can be found', () => {
    const approvals = createApprovals({ rules: { 'mcp:github': 'always', 'mcp:githb': 'always' } });
    expect(approvals.unusedRules([tool])).toEqual(['mcp:githb']);
  });
});

describe('verdicts', () => {
  test('allow-once is for one call, deny for one call', async () => {
    for (const verdict of ['allow-once', 'deny']) {
      const approvals = asking({ approvers: [answers('cli', verdict)] });
      const outcomes = [await request(approvals), await request(approvals)];
      expect(outcomes.map((outcome) => outcome.allowed)).toEqual(Array(2).fill(verdict === 'allow-once'));
      expect(outcomes).toMatchObject([{ requestId: 'r1', by: 'cli' }, { requestId: 'r2' }]);
      expect(await approvals.grants()).toEqual([]);
    }
  });

  test('allow-always stands for the tool and the agent, is listed, and can be revoked', async () => {
    const approvals = asking({ approvers: [answers('cli', 'allow-always')], clock: manualClock() });
    expect(await request(approvals)).toMatchObject({ how: 'allow-always' });
    expect(await request(approvals)).toMatchObject({
      allowed: true,
      how: 'standing',
      grant: { toolId: tool.id, agentId: 'main' },
    });
    expect(await request(approvals, { agentId: 'other' })).toMatchObject({ how: 'allow-always' });
    const grants = await approvals.grants();
    expect(grants).toMatchObject([{ by: 'cli', grantedAt: 1_000 }, { by: 'cli' }]);
    const mine = grants.find((grant) => grant.agentId === 'main') as ApprovalGrant;
    expect(await approvals.revoke(mine.id)).toBe(true);
    expect(await approvals.revoke(mine.id)).toBe(false);
    expect(await request(approvals)).toMatchObject({ how: 'allow-always' });
  });

  test('a standing permission answers neither a rule "always" nor the question of a hook', async () => {
    const store = createMemoryApprovalStore();
    const granted = asking({ store, approvers: [answers('cli', 'allow-always')] });
    await request(granted);
    const strict = asking({ store, rules: { '*': 'always' }, approvers: [answers('cli', 'deny')] });
    expect(await request(strict)).toMatchObject({ how: 'denied' });
    const hooked = asking({ store, approvers: [answers('cli', 'deny')] });
    expect(await hooked.request({ tool, args, context: context(), ask: ['Sure?'] })).toMatchObject({ how: 'denied' });
  });

  test.each<[string, NonNullable<ApprovalOptions['rules']>, string[]]>([
    ['a rule "always"', { '*': 'always' }, []],
    ['the question of a hook alone', {}, ['Sure?']],
  ])(
    '%s takes no permission that would stand: allow-always is malformed, and nothing is kept',
    async (_, rules, ask) => {
      const approver = asking({ rules, approvers: [answers('cli', 'allow-always')] });
      expect(await approver.request({ tool, args, context: context(), ask })).toMatchObject({
        allowed: false,
        how: 'malformed',
      });
      expect(await approver.grants()).toEqual([]);

      const open = asking({ rules });
      const outcome = open.request({ tool, args, context: context(), ask });
      expect(open.pending()).toMatchObject([{ verdicts: ['allow-once', 'deny'] }]);
      expect(open.answer('r1', 'allow-always')).toEqual({
        accepted: false,
        reason: 'malformed-verdict',
        message: 'Wanted one of allow-once, deny. The call stays blocked until then.',
      });
      expect(open.answer('r1', 'allow-once', 'ann')).toMatchObject({ accepted: true });
      expect(await outcome).toMatchObject({ allowed: true, how: 'allow-once', by: 'ann' });
    },
  );

  test('a store that fails grants nothing, and a permission it cannot keep holds for this call', async () => {
    const fail = () => Promise.reject(new Error('disk'));
    const store: ApprovalStore = { list: fail, add: fail, revoke: fail };
    const events: ApprovalEvent[] = [];
    const approvals = asking({
      store,
      approvers: [answers('cli', 'allow-always')],
      observe: (event) => events.push(event),
    });
    expect(await request(approvals)).toMatchObject({ allowed: true });
    expect(events.map((event) => event.type)).toEqual(['requested', 'not-kept', 'decided']);
  });
});

describe('a request', () => {
  test('carries all that a person needs, and the exact arguments with their hash', async () => {
    const approvals = asking({ clock: manualClock(), timeoutMs: 500 });
    void approvals.request({
      tool,
      args,
      context: context({ callId: 'c', parentCallId: 'outer', origin: 'code' }),
      ask: ['Sure?'],
    });
    expect(approvals.pending()).toEqual([
      {
        id: 'r1',
        toolId: tool.id,
        toolName: 'create_issue',
        source: 'mcp',
        owner: 'github',
        args,
        argsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        runId: 'run-1',
        sessionId: 'session-1',
        agentId: 'main',
        callId: 'c',
        parentCallId: 'outer',
        origin: 'code',
        reasons: ['rule *: on-miss', 'Sure?'],
        verdicts: ['allow-once', 'allow-always', 'deny'],
        requestedAt: 1_000,
        expiresAt: 1_500,
      },
    ]);
  });

  test('blocks when its time is up, and a later answer is told so', async () => {
    const clock = manualClock();
    const approvals = asking({ clock, timeoutMs: 50 });
    const outcome = request(approvals);
    await clock.advance(50);
    expect(await outcome).toEqual({ allowed: false, how: 'timeout', requestId: 'r1' });
    expect(approvals.pending()).toEqual([]);
    expect(approvals.answer('r1', 'allow-once')).toMatchObject({
      accepted: false,
      reason: 'already-decided',
      message: 'This request is over: timeout.',
    });
    expect(clock.waiting).toBe(0);
  });

  test('is withdrawn with its call: approvers are told, later answers do nothing', async () => {
    const caller = new AbortController();
    let told = false;
    const approvals = asking({
      approvers: [
        {
          name: 'cli',
          ask: (_, signal) => {
            signal.addEventListener('abort', () => {
              told = true;
            });
            return new Promise(() => {});
          },
        },
      ],
    });
    const outcome = request(approvals, { signal: caller.signal });
    await settle();
    caller.abort();
    expect(await outcome).toMatchObject({ allowed: false, how: 'aborted' });
    expect(told).toBe(true);
    expect(approvals.answer('r1', 'allow-once').accepted).toBe(false);
  });

  test('several people answering at once is one decision', async () => {
    const approvals = asking({ approvers: [{ name: 'slow', ask: () => new Promise(() => {}) }] });
    const outcome = request(approvals);
    await settle();
    const given = [
      approvals.answer('r1', 'deny', 'ann'),
      approvals.answer('r1', 'allow-always', 'bob'),
      approvals.answer('r1', 'allow-once', 'cid'),
    ];
    expect(given.map((answer) => answer.accepted)).toEqual([true, false, false]);
    expect(await outcome).toMatchObject({ allowed: false, how: 'denied', by: 'ann' });
    expect(await approvals.grants()).toEqual([]);
  });

  test.each([undefined, null, 'yes', 'ALLOW-ONCE', true, { verdict: 'allow-once' }])(
    'a malformed answer decides nothing: %s',
    async (verdict) => {
      const approvals = asking();
      void request(approvals);
      await settle();
      expect(approvals.answer('r1', verdict)).toMatchObject({ accepted: false, reason: 'malformed-verdict' });
      expect(approvals.pending()).toHaveLength(1);
      expect(approvals.answer('nothing', 'deny')).toMatchObject({ accepted: false, reason: 'unknown-request' });
    },
  );
});

describe('approvers', () => {
  test('race: the first valid verdict wins', async () => {
    const late = deferred<string>();
    const approvals = asking({
      approvers: [
        { name: 'late', ask: () => late.promise },
        loses('lost'),
        answers('odd', 'maybe'),
        answers('cli', 'allow-once'),
      ],
    });
    expect(await request(approvals)).toMatchObject({ allowed: true, by: 'cli' });
    late.resolve('deny');
  });

  test.each<[string, readonly Approver[], string]>([
    ['a malformed verdict', [answers('a', 'yes')], 'malformed'],
    ['a lost approver', [loses('a')], 'approver-lost'],
    [
      'one that throws at once',
      [
        {
          name: 'a',
          ask: () => {
            throw new Error('x');
          },
        },
      ],
      'approver-lost',
    ],
    ['all of them lost, others passing', [answers('a', undefined), loses('b')], 'approver-lost'],
  ])('%s blocks when nobody else was asked', async (_, approvers, how) => {
    expect(await request(asking({ approvers }))).toMatchObject({ allowed: false, how });
  });

  test('who pass leave the request to an answer from elsewhere', async () => {
    const approvals = asking({ approvers: [answers('a', undefined), answers('b', undefined)] });
    const outcome = request(approvals);
    await settle();
    expect(approvals.answer('r1', 'allow-once', 'http')).toEqual({ accepted: true, verdict: 'allow-once' });
    expect(await outcome).toMatchObject({ allowed: true, by: 'http' });
  });
});

test('whatever approvers and people do, a call goes on only by a valid verdict that allows', async () => {
  const verdict = fc.oneof(
    fc.constantFrom('allow-once', 'allow-always', 'deny', undefined),
    fc.string(),
    fc.constant('throw'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(verdict, { maxLength: 4 }),
      fc.array(verdict, { maxLength: 3 }),
      fc.boolean(),
      async (asked, answered, abort) => {
        const clock = manualClock();
        const caller = new AbortController();
        const approvals = asking({
          clock,
          approvers: asked.map((word, index) => (word === 'throw' ? loses(`${index}`) : answers(`${index}`, word))),
        });
        const outcome = request(approvals, { signal: caller.signal });
        await settle();
        for (const word of answered) approvals.answer('r1', word);
        if (abort) caller.abort();
        await clock.advance(120_000);
        const result = await outcome;
        const words = [...answered, ...asked];
        expect(result.allowed).toBe(result.how === 'allow-once' || result.how === 'allow-always');
        if (result.allowed) expect(words).toContain(result.how);
        if (!words.some((word) => word === 'allow-once' || word === 'allow-always')) expect(result.allowed).toBe(false);
        expect(approvals.pending()).toEqual([]);
        expect(clock.waiting).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});
