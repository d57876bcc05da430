import type { ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test, vi } from 'vitest';
import { type Mode, type TestGateway, testGateway } from '../harness.ts';
import { connect, type Person, textOf, upstream } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const ASK = { ask: { add_numbers: 'on-miss' }, approvalTimeoutMs: 60_000 };
const ADD = 'plugin:desk:add_numbers';
const ARGS = { a: 19, b: 23 };

const accept = (verdict: unknown): ElicitResult => ({ action: 'accept', content: { verdict } as never });
const silent: Person = () => new Promise(() => {});

const CALLS: Readonly<Record<Exclude<Mode, 'directory'>, readonly [string, Record<string, unknown>]>> = {
  direct: ['desk__add_numbers', ARGS],
  tools: ['tool_call', { id: ADD, args: ARGS }],
  code: ['tool_search_code', { code: `return await openclaw.tools.call('${ADD}', ${JSON.stringify(ARGS)});` }],
};

/** A gateway that asks before numbers are added, a client with this person, and the call. */
async function asking(person: Person, tools: object = ASK, mode: keyof typeof CALLS = 'direct') {
  const started = await testGateway({ mode, tools: { ...tools } });
  const messages: string[] = [];
  const { call } = await connect(started.gateway, {
    headers: { 'x-session-id': 'ann' },
    person(message, signal, form) {
      messages.push(message);
      return person(message, signal, form);
    },
  });
  const calls = async () => (await started.gateway.readSession('ann'))?.runs[0]?.calls;
  return { ...started, messages, calls, add: () => call(...CALLS[mode]) };
}

async function pendingId({ gateway }: TestGateway): Promise<string> {
  await expect.poll(() => gateway.approvals.pending().length, { timeout: 10_000 }).toBe(1);
  return gateway.approvals.pending()[0]?.id ?? '';
}

describe.each(['direct', 'tools', 'code'] as const)('the person at an MCP client, in %s mode', (mode) => {
  test('is asked about the call that will run, and allows it once', async () => {
    const { add, messages, calls } = await asking(() => accept('allow-once'), ASK, mode);
    expect(textOf(await add())).toContain('42');
    expect(messages).toEqual([
      `May the tool ${ADD} run?\nArguments: {"a":19,"b":23}\nWhy you are asked: rule add_numbers: on-miss`,
    ]);
    await add();
    expect(messages).toHaveLength(2);
    expect(await calls()).toMatchObject({ ok: 2, blocked: 0 });
  });

  test('denies it', async () => {
    const { add, calls } = await asking(() => accept('deny'), ASK, mode);
    const result = await add();
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/not approved, it was denied/);
    expect(await calls()).toMatchObject({ executed: 0, blocked: 1 });
  });
});

test('allow-always stands for later calls, and can be revoked like any other', async () => {
  const { add, messages, gateway } = await asking(() => accept('allow-always'));
  await add();
  await add();
  expect(messages).toHaveLength(1);
  const [grant] = await gateway.approvals.grants();
  expect(grant).toMatchObject({ toolId: ADD, by: 'MCP client' });
  await gateway.approvals.revoke(grant?.id ?? '');
  await add();
  expect(messages).toHaveLength(2);
});

test.each([
  ['on-miss', ['allow-once', 'allow-always', 'deny']],
  ['always', ['allow-once', 'deny']],
])('a rule %s offers the verdicts that have an effect under it, and no other counts', async (ask, verdicts) => {
  const offered: unknown[] = [];
  const { add, gateway } = await asking(
    (_, __, { properties }) => {
      offered.push(properties.verdict);
      return accept('allow-always');
    },
    { ...ASK, ask: { add_numbers: ask } },
  );
  expect((await add()).isError ?? false).toBe(ask === 'always');
  expect(offered).toMatchObject([{ enum: verdicts }]);
  expect(await gateway.approvals.grants()).toHaveLength(ask === 'always' ? 0 : 1);
});

test.each<[string, Person, RegExp]>([
  ['declining', () => ({ action: 'decline' }), /it was denied/],
  ['cancelling', () => ({ action: 'cancel' }), /it was denied/],
  ['a verdict that is none', () => accept('yes please'), /the answer was none of those that the question takes/],
  ['an empty form', () => ({ action: 'accept', content: {} }), /the answer was none of those that the question takes/],
  ['a form that is missing', () => ({ action: 'accept' }), /the answer was none of those that the question takes/],
  [
    'a client that fails',
    () => {
      throw new Error('no window');
    },
    /could not be reached any more/,
  ],
])('%s blocks the call, with its reason', async (_, person, says) => {
  const { add, calls } = await asking(person);
  const result = await add();
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(says);
  expect(await calls()).toMatchObject({ executed: 0, blocked: 1 });
});

test('no answer in time blocks the call, and one that comes late changes nothing', async () => {
  let answer: (result: ElicitResult) => void = () => {};
  let taken = false;
  const late: Person = (_, signal) => {
    signal.addEventListener('abort', () => {
      taken = true;
    });
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const { add, calls } = await asking(late, { ...ASK, approvalTimeoutMs: 1_000 });
  const result = await add();
  expect(textOf(result)).toMatch(/nobody answered in time/);
  await expect.poll(() => taken).toBe(true);
  answer(accept('allow-once'));
  expect(await calls()).toMatchObject({ executed: 0, blocked: 1 });
});

describe('the first answer decides, wherever it comes from', () => {
  test('over the HTTP API; the question at the client is withdrawn', async () => {
    let withdrawn = false;
    const started = await asking((_, signal) => {
      signal.addEventListener('abort', () => {
        withdrawn = true;
      });
      return new Promise(() => {});
    });
    const added = started.add();
    const id = await pendingId(started);
    const answered = await started.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-once' } });
    expect(answered.status).toBe(200);
    expect(textOf(await added)).toBe('42');
    await expect.poll(() => withdrawn).toBe(true);
  });

  test('at the client; a later answer over the HTTP API is told so', async () => {
    let answer: (result: ElicitResult) => void = () => {};
    const started = await asking(() => new Promise((resolve) => (answer = resolve)));
    const added = started.add();
    const id = await pendingId(started);
    answer(accept('deny'));
    expect(textOf(await added)).toMatch(/it was denied/);
    expect((await started.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-once' } })).status).toBe(409);
  });

  test('several at once are one decision, and the tool runs at most once', async () => {
    let answer: (result: ElicitResult) => void = () => {};
    const started = await asking(() => new Promise((resolve) => (answer = resolve)));
    const added = started.add();
    const id = await pendingId(started);
    answer(accept('allow-once'));
    const statuses = await Promise.all(
      ['deny', 'allow-once', 'deny'].map(
        async (verdict) => (await started.fetch(`/v1/approvals/${id}`, { json: { verdict } })).status,
      ),
    );
    const { isError = false } = await added;
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await started.calls()).toMatchObject(isError ? { executed: 0, blocked: 1 } : { executed: 1, ok: 1 });
  });
});

test('a client without elicitation waits for the other ways to answer', async () => {
  const started = await testGateway({ mode: 'direct', tools: ASK });
  const { call } = await connect(started.gateway);
  const added = call(...CALLS.direct);
  const id = await pendingId(started);
  await started.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-once' } });
  expect(textOf(await added)).toBe('42');
});

test('only the client that made the call is asked', async () => {
  const { gateway } = await testGateway({ mode: 'direct', tools: ASK });
  const asked: string[] = [];
  const [ann] = await Promise.all(
    ['ann', 'bob'].map((name) =>
      connect(gateway, {
        headers: { 'x-session-id': 'common' },
        person() {
          asked.push(name);
          return accept('allow-once');
        },
      }),
    ),
  );
  await ann?.call(...CALLS.direct);
  expect(asked).toEqual(['ann']);
});

test('a call that is taken back while the person is asked withdraws the question', async () => {
  const controller = new AbortController();
  let withdrawn = false;
  const { gateway } = await testGateway({ mode: 'direct', tools: ASK });
  const { call } = await connect(gateway, {
    person(_, signal) {
      signal.addEventListener('abort', () => {
        withdrawn = true;
      });
      controller.abort();
      return new Promise(() => {});
    },
  });
  await expect(call(...CALLS.direct, controller.signal)).rejects.toThrow();
  await expect.poll(() => gateway.approvals.pending().length).toBe(0);
  await expect.poll(() => withdrawn).toBe(true);
});

test('arguments are shown without anything that hides a part, and bounded with a word on what is missing', async () => {
  const { mcp } = await upstream();
  const { gateway } = await testGateway({ mode: 'direct', config: { mcp }, tools: { ask: { 'mcp:a:*': 'always' } } });
  const messages: string[] = [];
  const { call } = await connect(gateway, {
    person(message) {
      messages.push(message);
      return accept('deny');
    },
  });
  await call('mcp__a__counter', { note: 'a\u202Eb\u001b[2J' });
  await call('mcp__a__counter', { note: 'x'.repeat(10_000) });
  expect(messages[0]).toContain('a\\u{202e}b\\u001b[2J');
  expect(messages[1]).toMatch(/x… \(6011 more characters: look at GET \/v1\/approvals/);
  expect(messages[1]?.length).toBeLessThan(4_400);
});

test('a client that wants progress is told that a person is waited for', async () => {
  const started = await testGateway({ mode: 'tools', tools: ASK });
  const { client } = await connect(started.gateway, { person: silent });
  const told: (string | undefined)[] = [];
  const [name, args] = CALLS.tools;
  const added = client.callTool({ name, arguments: args }, undefined, {
    onprogress: ({ message }) => told.push(message),
  });
  const id = await pendingId(started);
  await expect.poll(() => told).toEqual(['Waiting for a person to allow the call.']);
  await started.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-once' } });
  await added;
});
