import { describe, expect, test, vi } from 'vitest';
import { MODES, testGateway } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe.each(MODES)('a turn in %s mode', (mode) => {
  test('reaches the tool of a plugin, and the session log says how', async () => {
    const { ask, gateway } = await testGateway({ mode });
    expect(await ask('use add_numbers with {"a":19,"b":23}', { user: 'ann' })).toBe('42');
    const [run] = (await gateway.readSession('ann'))?.runs ?? [];
    expect(run).toMatchObject({ mode, outcome: 'completed', calls: { total: 1, executed: 1, ok: 1 } });
    expect(run?.finalCall).toMatchObject({ toolId: 'plugin:desk:add_numbers', source: 'plugin' });
    if (mode === 'tools' || mode === 'code') {
      expect(run?.searches).toBe(1);
      expect(run?.finalCall?.parentCallId).toBeDefined();
    }
  });

  test('calls several tools one after the other', async () => {
    const { ask } = await testGateway({ mode });
    const answer = await ask('use drawer_3 with {"reason":"pens"} then use drawer_31 with {"reason":"paper"}');
    expect(answer).toBe('drawer 3 opened: pens\ndrawer 31 opened: paper');
  });

  test('gives the arguments of a hidden tool by its schema', async () => {
    const { ask } = await testGateway({ mode });
    expect(await ask('use drawer_5')).toBe('drawer 5 opened: example');
  });

  test('sends equal bytes for equal turns, whatever the session', async () => {
    const { ask, mock } = await testGateway({ mode });
    const question = 'use add_numbers with {"a":1,"b":2}';
    await ask(question, { user: 'one' });
    const first = mock.requests.length;
    await ask(question, { user: 'two' });
    expect(mock.requests[first]?.bytes.equals(mock.requests[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

test('a provider that speaks Responses is asked for the same', async () => {
  const { ask, mock } = await testGateway({ api: 'openai-responses' });
  expect(await ask('use add_numbers with {"a":19,"b":23}')).toBe('42');
  expect(mock.requests.map(({ path }) => path)).toEqual(Array(3).fill('/v1/responses'));
  expect(mock.requests[0]?.body.store).toBe(false);
});

test('code mode shows one tool, and its first request is smaller than that of tools mode', async () => {
  const bytes: number[] = [];
  for (const mode of ['direct', 'tools', 'code'] as const) {
    const { ask, mock } = await testGateway({ mode });
    await ask('use add_numbers with {"a":1,"b":2}');
    bytes.push(mock.requests[0]?.bytes.length ?? 0);
    if (mode === 'code') expect(mock.requests[0]?.conversation.tools).toHaveLength(1);
  }
  const [direct = 0, tools = 0, code = 0] = bytes;
  expect(code).toBeLessThan(tools);
  expect(tools).toBeLessThan(direct);
});

test('a catalog below the threshold stays direct, and the log says why', async () => {
  const { ask, mock, gateway } = await testGateway({
    tools: { toolSearch: { mode: 'tools', thresholdBytes: 1_000_000 } },
  });
  await ask('use add_numbers with {"a":1,"b":2}', { user: 'small' });
  expect(mock.requests[0]?.conversation.tools.map(({ name }) => name)).toContain('desk__add_numbers');
  const [run] = (await gateway.readSession('small'))?.runs ?? [];
  expect(run).toMatchObject({
    mode: 'direct',
    requestedMode: 'tools',
    fallbackReason: expect.stringContaining('threshold'),
  });
});

test('a tool that is denied is nowhere, and one that is set visible is everywhere', async () => {
  const { ask, mock } = await testGateway({ tools: { deny: ['drawer_*'], visible: { add_numbers: 'always' } } });
  expect(await ask('use drawer_3 with {"reason":"x"}')).toMatch(/^No tool found/);
  expect(mock.requests[0]?.conversation.tools.map(({ name }) => name)).toContain('desk__add_numbers');
  expect(mock.requests.map(({ bytes }) => bytes.toString()).join('')).not.toMatch(
    /Opens drawer|desk:drawer|desk__drawer/,
  );
});

test('tools_allow narrows one run', async () => {
  const { ask } = await testGateway();
  expect(await ask('use drawer_3 with {"reason":"x"}', { tools_allow: ['plugin:desk:add_numbers'] })).toMatch(
    /^No tool found/,
  );
  expect(await ask('use drawer_3 with {"reason":"x"}')).toBe('drawer 3 opened: x');
});

test('an agent brings its prompt and its rules, and is chosen by header or by model', async () => {
  const agents = { clerk: { systemPrompt: 'You are a clerk.', tools: { deny: ['add_numbers'] } } };
  const { fetch, mock } = await testGateway({ config: { agents } });
  for (const [headers, model] of [
    [{ 'x-agent-id': 'clerk' }, 'toolsearch'],
    [{}, 'agent:clerk'],
  ] as const) {
    const messages = [{ role: 'user', content: 'use add_numbers with {"a":1,"b":2}' }];
    const response = await fetch('/v1/chat/completions', { headers, json: { model, messages } });
    expect(JSON.stringify(await response.json())).toContain('No tool found');
    expect(mock.requests.at(-1)?.conversation.system).toBe('You are a clerk.');
  }
});

describe('a turn that gets nowhere', () => {
  test('stops after equal failures, and says so to the client and in the log', async () => {
    const { ask, gateway, mock } = await testGateway({ config: { turn: { maxRepeatedFailures: 3 } } });
    const answer = await ask('use break_down with {} until it works', { user: 'stuck' });
    expect(answer).toMatch(/^Stopped: plugin:desk:break_down failed again and again in the same way/);
    // One search, and three calls.
    expect(mock.requests).toHaveLength(4);
    const [run] = (await gateway.readSession('stuck'))?.runs ?? [];
    expect(run).toMatchObject({ outcome: 'limit-exceeded', calls: { error: 3 } });
  });

  test('stops at its last step', async () => {
    const { ask, mock } = await testGateway({ config: { turn: { maxSteps: 2, maxRepeatedFailures: 50 } } });
    expect(await ask('use break_down with {} until it works')).toMatch(/^Stopped after 2 requests to the model/);
    expect(mock.requests).toHaveLength(2);
  });
});
