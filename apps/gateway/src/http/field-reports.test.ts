import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunSummary } from '@toolsearch/telemetry';
import { expect, test, vi } from 'vitest';
import { PLUGIN, testGateway } from './harness.ts';

// Whole gateways with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** A plugin whose hooks write down what they see into a list that a tool gives back. */
const WATCHER = `
const seen = [];
const facts = ({ toolId, source, callId, parentCallId, sessionId, runId, origin }) =>
  ({ toolId, source, callId, parentCallId, sessionId, runId, origin });
export default {
  id: 'watcher',
  register(api) {
    api.hook('before_tool_call', (call) => {
      if (call.toolName === 'report') return;
      seen.push({ when: 'before', ...facts(call) });
      if (call.toolName === 'drawer_7') return { block: 'drawer 7 is sealed' };
      if (call.toolName === 'add_numbers') return { args: { ...call.args, b: 100 } };
    });
    api.hook('after_tool_call', (call) => {
      if (call.toolName !== 'report') seen.push({ when: 'after', ...facts(call) });
    });
    api.tool({
      name: 'report',
      catalogMode: 'direct-only',
      inputSchema: { type: 'object', properties: {} },
      execute: async () => ({ content: [{ type: 'text', text: JSON.stringify(seen.splice(0)) }] }),
    });
  },
};
`;

interface Seen {
  readonly when: 'before' | 'after';
  readonly toolId: string;
  readonly source: string;
  readonly callId: string;
  readonly parentCallId?: string;
  readonly sessionId: string;
  readonly runId: string;
}

test.each(['direct', 'tools', 'directory', 'code'] as const)(
  'field report 53: hooks see each real call once, whole, and decide about it (%s)',
  async (mode) => {
    const { ask } = await testGateway({ mode, plugins: { desk: PLUGIN, watcher: WATCHER } });
    expect(await ask('use add_numbers with {"a":1,"b":2}', { user: 'ann' })).toBe('101');
    expect(await ask('use drawer_7 with {"reason":"x"}', { user: 'ann' })).toMatch(/watcher.*drawer 7 is sealed/);
    const seen = JSON.parse(await ask('use watcher__report with {}', { user: 'ann' })) as Seen[];
    expect(seen.map(({ when, toolId }) => `${when} ${toolId}`)).toEqual([
      'before plugin:desk:add_numbers',
      'after plugin:desk:add_numbers',
      'before plugin:desk:drawer_7',
    ]);
    for (const { sessionId, runId, callId, source, parentCallId } of seen) {
      expect({ sessionId, source }).toEqual({ sessionId: 'ann', source: 'plugin' });
      expect(runId).toMatch(/^run/);
      expect(callId).toBeTruthy();
      // In directory mode it depends on the tool: some are shown, the others go through tool_call.
      if (mode !== 'directory') expect(parentCallId !== undefined).toBe(mode !== 'direct');
    }
  },
);

/** What another process reads from the log. */
async function readElsewhere(stateDir: string, sessionId: string): Promise<{ runs: RunSummary[] }> {
  const script = `
    import { createFileSessionStore } from ${JSON.stringify(join(import.meta.dirname, '../sessions/file-store.ts'))};
    import { historyOf } from ${JSON.stringify(join(import.meta.dirname, '../sessions/history.ts'))};
    const store = createFileSessionStore({ folder: ${JSON.stringify(join(stateDir, 'sessions'))}, redact: (value) => value });
    process.stdout.write(JSON.stringify(historyOf(await store.read(${JSON.stringify(sessionId)}))));
  `;
  const args = ['--conditions=@toolsearch/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as { runs: RunSummary[] };
}

test('field report 61: nested calls are in the stored record, with equal totals whatever the mode', async () => {
  const totals: object[] = [];
  for (const mode of ['tools', 'code'] as const) {
    const { ask, gateway, stateDir } = await testGateway({ mode, plugins: { desk: PLUGIN, watcher: WATCHER } });
    const wishes = [
      'drawer_1 with {"reason":"a"}',
      'drawer_1 with {"reason":"b"}',
      'break_down with {}',
      'drawer_7 with {"reason":"c"}',
    ];
    await ask(wishes.map((wish) => `use ${wish}`).join(' then '), { user: 'ann' });
    await gateway.close();

    const [run] = (await readElsewhere(stateDir, 'ann')).runs;
    expect(run).toMatchObject({ mode, outcome: 'completed', shown: { count: mode === 'code' ? 2 : 4 } });
    for (const call of run?.callList ?? []) {
      expect(call.parentCallId).toBeDefined();
      expect(call).toMatchObject({
        source: 'plugin',
        durationMs: expect.any(Number),
        argumentBytes: expect.any(Number),
      });
    }
    totals.push({
      calls: run?.calls,
      searches: run?.searches,
      tools: run?.tools.map(({ toolId, ok, error, blocked }) => ({ toolId, ok, error, blocked })),
    });
  }
  expect(totals[0]).toMatchObject({ calls: { total: 4, executed: 3, ok: 2, error: 1, blocked: 1 }, searches: 4 });
  expect(totals[1]).toEqual(totals[0]);
});
