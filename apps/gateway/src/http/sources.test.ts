import { markedProcesses, replayCommand } from '@toolsearch/mcp-replay';
import { describe, expect, test, vi } from 'vitest';
import { MODES, testGateway } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const instruments = { command: replayCommand().command, args: replayCommand({ instruments: true }).args };
const absent = { command: '/nowhere/absent-server' };

describe('field report 26: tools that a call made appear', () => {
  test.each(MODES)('are found and called in the same run, and those that went are not reached (%s)', async (mode) => {
    const { ask, gateway } = await testGateway({ mode, config: { mcp: { servers: { lab: instruments } } } });
    const answer = await ask('use unlock with {} then use secret_number with {}', { user: 'ann' });
    expect(answer).toContain('42');
    const calls = (await gateway.readSession('ann'))?.runs[0]?.callList ?? [];
    expect(calls.map(({ toolId, outcome }) => `${toolId} ${outcome}`)).toEqual([
      'mcp:lab:unlock ok',
      'mcp:lab:secret_number ok',
    ]);
    await ask('use old_tool with {}', { user: 'ann' });
    const later = (await gateway.readSession('ann'))?.runs[1]?.callList ?? [];
    expect(later.map(({ toolId }) => toolId)).not.toContain('mcp:lab:old_tool');
  });
});

describe('field report 29: a server that cannot start', () => {
  test.each(MODES)('keeps nobody from working, and the model is told in one line (%s)', async (mode) => {
    const { ask, mock, fetch } = await testGateway({ mode, config: { mcp: { servers: { gone: absent } } } });
    expect(await ask('use add_numbers with {"a":1,"b":2}')).toBe('3');
    const told = mock.requests.map(({ bytes }) => bytes.toString()).join('\n');
    if (mode !== 'directory') expect(told).toMatch(/gone/);
    expect(told).not.toContain('/nowhere');
    const ready = await fetch('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      unavailable: [{ source: 'mcp', owner: 'gone', reason: expect.any(String) }],
    });
    const { data } = (await (await fetch('/v1/sources')).json()) as { data: object[] };
    expect(data).toContainEqual(expect.objectContaining({ owner: 'desk', state: 'ready', toolCount: 43 }));
  });

  test('that is required: the run is refused, and the gateway is not ready', async () => {
    const { fetch, mock } = await testGateway({
      config: { mcp: { servers: { gone: { ...absent, required: true } } } },
    });
    const response = await fetch('/v1/chat/completions', {
      json: { model: 'toolsearch', messages: [{ role: 'user', content: 'Hello' }] },
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { code: 'required-source-missing', message: expect.stringContaining('"gone"') },
    });
    expect(mock.requests).toHaveLength(0);
    expect((await fetch('/readyz')).status).toBe(503);
  });
});

describe('field report 58: a child session', () => {
  test('has the sources of its parent under its own rules, never more', async () => {
    const { gateway } = await testGateway({
      config: { mcp: { servers: { lab: instruments } } },
      tools: { deny: ['drawer_1'] },
    });
    const parent = gateway.openSession({ name: 'parent', tools: { deny: ['drawer_2'] } });
    const child = gateway.openSession({
      name: 'child',
      parent,
      tools: { allow: ['plugin:desk:drawer_*', 'mcp:lab:*'] },
    });
    const grandchild = gateway.openSession({
      name: 'grandchild',
      parent: child,
      tools: { allow: ['drawer_4', 'add_numbers'] },
    });
    const ask = async (session: typeof child, text: string) => {
      const turn = await session.run({ input: [{ role: 'user', parts: [{ type: 'text', text }] }] });
      let answer = '';
      for await (const event of turn.answer().events) if (event.type === 'text-delta') answer += event.text;
      return answer;
    };
    expect(await ask(child, 'use plugin:desk:drawer_3 with {"reason":"x"}')).toBe('drawer 3 opened: x');
    expect(await ask(child, 'use mcp:lab:stats with {}')).toContain('listRequests');
    for (const hidden of ['drawer_1', 'drawer_2', 'add_numbers']) {
      expect(await ask(child, `use ${hidden} with {"reason":"x","a":1,"b":2}`), hidden).toMatch(
        /^No tool|drawer (?!1 |2 )/,
      );
    }
    expect(await ask(grandchild, 'use drawer_4 with {"reason":"y"}')).toBe('drawer 4 opened: y');
    expect(await ask(grandchild, 'use add_numbers with {"a":1,"b":2}')).not.toBe('3');

    const [run] = (await gateway.readSession('child'))?.runs ?? [];
    expect(run).toMatchObject({
      sessionId: 'child',
      finalCall: { sessionId: 'child', toolId: 'plugin:desk:drawer_3' },
    });
    expect(await gateway.readSession('grandchild')).toMatchObject({ parentId: 'child' });
  });
});

test('nothing is left running when the gateway is closed, a call in flight included', async () => {
  const marker = `gateway-close-${process.pid}`;
  const { args, command } = replayCommand({ instruments: true, marker });
  const { ask, gateway } = await testGateway({
    mode: 'direct',
    config: { mcp: { servers: { lab: { command, args } } } },
  });
  expect(await ask('use stats with {}')).toContain('listRequests');
  expect(markedProcesses(marker).length).toBeGreaterThan(0);
  const waiting = ask('use wait_long with {}', { user: 'slow' }).catch((error: unknown) => error);
  await expect.poll(async () => (await gateway.readSession('slow'))?.messages.length, { timeout: 5_000 }).toBe(2);
  await gateway.close();
  expect(await waiting).toBeInstanceOf(Error);
  await expect.poll(() => markedProcesses(marker), { timeout: 5_000 }).toEqual([]);
});

test('a new configuration reaches sessions that are open', async () => {
  const { ask, gateway, mock, stateDir } = await testGateway();
  expect(await ask('use drawer_3 with {"reason":"x"}', { user: 'ann' })).toBe('drawer 3 opened: x');
  const { parseConfig } = await import('../config/load.ts');
  await gateway.reconfigure(
    parseConfig({
      gateway: { port: 0, stateDir },
      model: 'mock/mock-model',
      providers: { mock: { baseUrl: mock.url } },
      plugins: { paths: [`${stateDir}/desk.mjs`] },
      tools: { toolSearch: { mode: 'tools' }, deny: ['drawer_*'] },
    }),
  );
  expect(await ask('use drawer_3 with {"reason":"x"}', { user: 'ann' })).toMatch(/^No tool found/);
  expect(await ask('use add_numbers with {"a":1,"b":2}', { user: 'ann' })).toBe('3');
});
