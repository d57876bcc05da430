import { describe, expect, test, vi } from 'vitest';
import { type TestGateway, testGateway } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const ASK = { ask: { add_numbers: 'always' }, approvalTimeoutMs: 60_000 };
const QUESTION = 'use add_numbers with {"a":19,"b":23}';

interface Pending {
  readonly id: string;
  readonly toolId: string;
  readonly args: object;
  readonly parentCallId?: string;
}

async function nextPending({ fetch }: TestGateway): Promise<Pending> {
  let pending: Pending[] = [];
  await expect
    .poll(
      async () => {
        pending = ((await (await fetch('/v1/approvals')).json()) as { pending: Pending[] }).pending;
        return pending.length;
      },
      { timeout: 5_000 },
    )
    .toBe(1);
  const [first] = pending;
  if (!first) throw new Error('Nothing waits.');
  return first;
}

describe.each(['tools', 'code', 'direct'] as const)('a call that a person is asked about, in %s mode', (mode) => {
  test.each([
    ['allow-once', /^42$/],
    ['deny', /not approved, it was denied/],
  ])('is answered over HTTP with %s', async (verdict, answer) => {
    const test = await testGateway({ mode, tools: ASK });
    const asked = test.ask(QUESTION, { user: 'ann' });
    const pending = await nextPending(test);
    expect(pending).toMatchObject({
      toolId: 'plugin:desk:add_numbers',
      args: { a: 19, b: 23 },
      verdicts: ['allow-once', 'deny'],
    });
    expect(pending.parentCallId !== undefined).toBe(mode !== 'direct');
    const answered = await test.fetch(`/v1/approvals/${pending.id}`, { json: { verdict, by: 'ann' } });
    expect(answered.status).toBe(200);
    expect(await asked).toMatch(answer);
    const [run] = (await test.gateway.readSession('ann'))?.runs ?? [];
    expect(run?.calls).toMatchObject(verdict === 'deny' ? { blocked: 1, executed: 0 } : { ok: 1 });
    expect((await test.fetch(`/v1/approvals/${pending.id}`, { json: { verdict } })).status).toBe(409);
  });
});

test('field report 55: the time a person takes does not count against a code body', async () => {
  const slow = await testGateway({
    mode: 'code',
    tools: { ...ASK, toolSearch: { mode: 'code', codeTimeoutMs: 1_000 } },
  });
  const asked = slow.ask(QUESTION);
  const { id } = await nextPending(slow);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await slow.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-once' } });
  expect(await asked).toBe('42');
});

test('a verdict that is none is refused and decides nothing; an unknown question is not found', async () => {
  const test = await testGateway({ tools: ASK });
  const asked = test.ask(QUESTION);
  const { id } = await nextPending(test);
  // A rule "always" asks again whatever was said, so nothing can stand.
  for (const verdict of ['yes', 'allow-always']) {
    const malformed = await test.fetch(`/v1/approvals/${id}`, { json: { verdict } });
    expect(malformed.status).toBe(400);
    expect(await malformed.json()).toMatchObject({
      error: { param: 'verdict', message: expect.stringContaining('Wanted one of allow-once, deny.') },
    });
  }
  expect((await test.fetch('/v1/approvals/unknown', { json: { verdict: 'deny' } })).status).toBe(404);
  await test.fetch(`/v1/approvals/${id}`, { json: { verdict: 'deny' } });
  expect(await asked).toMatch(/denied/);
});

test('a permission that stands is listed, holds for later calls and can be taken back', async () => {
  const test = await testGateway({ tools: { ask: { add_numbers: 'on-miss' } } });
  const asked = test.ask(QUESTION);
  const { id } = await nextPending(test);
  await test.fetch(`/v1/approvals/${id}`, { json: { verdict: 'allow-always' } });
  expect(await asked).toBe('42');
  expect(await test.ask(QUESTION)).toBe('42');

  const { grants } = (await (await test.fetch('/v1/approvals')).json()) as { grants: { id: string; toolId: string }[] };
  expect(grants).toMatchObject([{ toolId: 'plugin:desk:add_numbers' }]);
  const path = `/v1/approvals/grants/${grants[0]?.id}`;
  expect((await test.fetch(path, { method: 'DELETE' })).status).toBe(200);
  expect((await test.fetch(path, { method: 'DELETE' })).status).toBe(404);
});
