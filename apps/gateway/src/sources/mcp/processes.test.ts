import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Fault, markedProcesses, replayCommand } from '@toolsearch/mcp-replay';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callTool, openTestSources, settledSession, statusOf, stdioEntry, until } from '../harness.ts';

function marked(...faults: Fault[]) {
  const marker = `marker-${randomUUID()}`;
  onTestFinished(() => {
    for (const pid of markedProcesses(marker)) process.kill(pid, 'SIGKILL');
  });
  return { marker, entry: stdioEntry(replayCommand({ instruments: true, faults, marker })) };
}

describe.skipIf(process.platform !== 'linux')('field report 37: no process is left behind', () => {
  test.each([
    [['stubborn'], 2],
    [['stray'], 2],
    [['stubborn', 'stray'], 2],
    [['hang-on-call'], 1],
  ] as const)('after close, with a server that is %j', async (faults, processes) => {
    const { marker, entry } = marked(...faults);
    const sources = await openTestSources({ a: entry });
    await settledSession(sources);
    await until(() => markedProcesses(marker).length === processes);
    await sources.close();
    expect(markedProcesses(marker)).toEqual([]);
  });

  test('when the launcher dies and its child lives on', async () => {
    const { marker, entry } = marked('stubborn', 'kill-mid-call');
    const session = await settledSession(await openTestSources({ a: { ...entry, shared: true, required: true } }));
    await callTool(session, 'a', 'counter');
    await until(() => statusOf(session, 'a').state === 'unavailable');
    // The next start is 500 ms away; what the first left must be gone at once.
    await until(() => markedProcesses(marker).length === 0);
  });

  test('a session has one process per server, however many calls run at once, and none after it ended', async () => {
    const { marker, entry } = marked();
    const sources = await openTestSources({ a: entry });
    const session = await settledSession(sources);
    expect(markedProcesses(marker)).toHaveLength(1);
    const results = await Promise.all(Array.from({ length: 50 }, () => callTool(session, 'a', 'pid')));
    expect(new Set(results.map(({ details }) => JSON.stringify(details))).size).toBe(1);
    expect(markedProcesses(marker)).toHaveLength(2);
    await session.close();
    expect(markedProcesses(marker)).toHaveLength(1);
  });

  test('50 sessions that are opened and closed leave what the first one found', async () => {
    const { marker, entry } = marked();
    const sources = await openTestSources({ a: { ...entry, shared: true } });
    await settledSession(sources);
    const before = markedProcesses(marker);
    for (let index = 0; index < 50; index++) {
      const session = await settledSession(sources, `session-${index}`);
      await callTool(session, 'a', 'counter');
      await session.close();
    }
    expect(markedProcesses(marker)).toEqual(before);
  });

  test('a gateway that is killed takes its servers with it, stubborn ones included', async () => {
    const { marker, entry } = marked('stubborn');
    const gateway = spawn(
      process.execPath,
      [
        '--conditions=@toolsearch/source',
        fileURLToPath(new URL('./crash.harness.ts', import.meta.url)),
        JSON.stringify(entry),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => gateway.stdout.once('data', resolve));
    await until(() => markedProcesses(marker).length >= 2);
    gateway.kill('SIGKILL');
    await until(() => markedProcesses(marker).length === 0);
  });
});
