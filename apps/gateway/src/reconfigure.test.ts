/** What a gateway takes over while it runs. */
import { expect, test, vi } from 'vitest';
import { parseConfig } from './config/load.ts';
import { type TestGateway, type TestGatewayOptions, testGateway } from './http/harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const QUESTION = 'use add_numbers with {"a":19,"b":23}';

/** Starts a gateway; gives it with a way to change its configuration, key by key. */
async function running(options: TestGatewayOptions = {}) {
  const started = await testGateway({ mode: 'tools', ...options });
  const { stateDir, mock, gateway } = started;
  const change = (changed: { readonly tools?: object; readonly [section: string]: unknown }) =>
    gateway.reconfigure(
      parseConfig({
        gateway: { port: 0, stateDir },
        providers: { mock: { baseUrl: mock.url } },
        plugins: { paths: [`${stateDir}/desk.mjs`] },
        ...changed,
        tools: { toolSearch: { mode: 'tools' }, ...changed.tools },
      }),
    );
  return { ...started, change };
}

async function nextQuestion({ gateway }: TestGateway): Promise<string> {
  await expect.poll(() => gateway.approvals.pending().length, { timeout: 5_000 }).toBe(1);
  return gateway.approvals.pending()[0]?.id ?? '';
}

test('a rule of asking holds for the next call, and no longer once it is gone', async () => {
  const test = await running();
  expect(await test.ask(QUESTION)).toBe('42');
  await test.change({ tools: { groups: { sums: ['add_*'] }, ask: { 'group:sums': 'always' } } });
  const asked = test.ask(QUESTION);
  expect(test.gateway.approvals.answer(await nextQuestion(test), 'deny')).toMatchObject({ accepted: true });
  expect(await asked).toMatch(/not approved, it was denied/);
  await test.change({});
  expect(await test.ask(QUESTION)).toBe('42');
});

test('a question that waits outlives the rule by which it was asked', async () => {
  const test = await running({ tools: { ask: { add_numbers: 'always' } } });
  const asked = test.ask(QUESTION);
  const id = await nextQuestion(test);
  await test.change({});
  await test.change({ tools: { ask: { add_numbers: 'on-miss' } } });
  expect(test.gateway.approvals.pending().map((request) => request.id)).toEqual([id]);
  expect(test.gateway.approvals.answer(id, 'allow-once')).toMatchObject({ accepted: true });
  expect(await asked).toBe('42');
  expect(test.gateway.approvals.pending()).toEqual([]);
});

test('rules that could never be honoured change nothing', async () => {
  const test = await running();
  const config = parseConfig({ tools: { toolSearch: false } });
  const broken = { ...config, tools: { ...config.tools, ask: { '**': 'always' as const } } };
  await expect(test.gateway.reconfigure(broken)).rejects.toMatchObject({ code: 'invalid-pattern' });
  expect(await test.ask(QUESTION)).toBe('42');
});

test('code mode that is asked for later than at the start is code mode', async () => {
  const test = await running({ mode: 'direct' });
  expect(await test.ask(QUESTION, { user: 'ann' })).toBe('42');
  await test.change({ tools: { toolSearch: true } });
  expect(await test.ask(QUESTION, { user: 'ann' })).toBe('42');
  const { runs } = (await test.gateway.readSession('ann')) ?? {};
  expect(runs?.map(({ mode }) => mode)).toEqual(['direct', 'code']);
});

test('what waits for the next start is said', async () => {
  const test = await running();
  await test.change({ turn: { maxSteps: 3 } });
  expect(test.lines.join('\n')).not.toContain('next start');
  await test.change({ turn: { maxRepeatedFailures: 7 } });
  expect(test.lines).toContain('Takes effect at the next start: turn.maxRepeatedFailures.');
});
