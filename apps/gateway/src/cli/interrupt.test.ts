/** What Ctrl+C does to commands in processes of their own. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type StartedProgram, startNode, startProgram } from './program.harness.ts';

// Whole gateways, with children of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

/** A folder in whose place of `/tmp` and of the home a command may write. */
function ownPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-interrupt-'));
  const home = mkdtempSync(join(tmpdir(), 'toolsearch-home-'));
  return { folder, environment: { TMPDIR: folder, HOME: home, OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '' } };
}

/** Ctrl+C on `npm start`: the terminal tells every process, and npm tells its child once more. */
async function interruptTwice({ child }: StartedProgram): Promise<void> {
  child.kill('SIGINT');
  await sleep(20);
  child.kill('SIGINT');
}

function said(program: StartedProgram, text: string) {
  return expect.poll(program.out, { timeout: 60_000 }).toContain(text);
}

describe('two signals 20 ms apart are one word, and the demonstration cleans up behind itself', () => {
  test('while it serves', async () => {
    const { folder, environment } = ownPlace();
    const demo = startProgram(['demo', '--port', '0'], environment);
    await said(demo, 'Press Ctrl+C to stop.');
    expect(readdirSync(folder)).not.toEqual([]);
    await interruptTwice(demo);
    expect(await demo.exited).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('while it measures', async () => {
    const { folder, environment } = ownPlace();
    const demo = startProgram(['demo', '--port', '0'], environment);
    await said(demo, 'One question to the same tools');
    await interruptTwice(demo);
    expect(await demo.exited).toBe(130);
    expect(demo.out()).not.toContain('Serving on');
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('the end-to-end proof begins no further lane once it is interrupted, and leaves no folder', async () => {
  const { folder, environment } = ownPlace();
  const proof = startProgram(['qa', 'suite'], environment);
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).not.toEqual([]);
  await interruptTwice(proof);
  expect(await proof.exited).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
});

test('a command that waits for a server ends when it is interrupted', async () => {
  const { folder, environment } = ownPlace();
  const config = join(folder, 'config.json5');
  const silent = { command: process.execPath, args: ['-e', 'console.error("here"); setInterval(() => {}, 1000)'] };
  const plugin = join(folder, 'told.mjs');
  writeFileSync(plugin, `export default { id: 'told', register() { console.log('loaded'); } };\n`);
  writeFileSync(config, JSON.stringify({ plugins: { paths: [plugin] }, mcp: { servers: { silent } } }));
  const search = startProgram(['--config', config, 'search', 'x'], environment);
  await said(search, 'loaded');
  await interruptTwice(search);
  expect(await search.exited).toBe(130);
  expect(search.err()).toBe('');
});

test('one more signal when the end takes too long ends the process at once, its folder included', async () => {
  const { folder, environment } = ownPlace();
  const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const stuck = startNode(
    [
      '--input-type=module',
      '-e',
      `const { processTerminal } = await import(${here('./terminal.ts')});
       const { temporaryFolder } = await import(${here('../temporary-folder.ts')});
       processTerminal().interrupted.addEventListener('abort', () => console.log('heard'));
       temporaryFolder('stuck');
       setInterval(() => {}, 1_000);
       console.log('ready');`,
    ],
    environment,
  );
  await said(stuck, 'ready');
  expect(readdirSync(folder)).toHaveLength(1);
  await interruptTwice(stuck);
  await said(stuck, 'heard');
  await sleep(1_200);
  expect(stuck.child.exitCode).toBeNull();
  stuck.child.kill('SIGINT');
  expect(await stuck.exited).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
});
