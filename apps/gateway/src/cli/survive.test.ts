import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type StartedProgram, startProgram } from './program.harness.ts';

// Real processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** `toolsearch serve` in a process of its own, with a plugin whose `register` has this body. */
function serveWith(body: string): StartedProgram {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-survive-'));
  // Runs after the process has ended: what is asked for last is done first.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'plugin.mjs'), `export default { id: 'careless', register() { ${body} } };\n`);
  const config = join(folder, 'config.json5');
  writeFileSync(
    config,
    JSON.stringify({ gateway: { port: 0, stateDir: folder }, plugins: { paths: ['./plugin.mjs'] } }),
  );
  return startProgram(['--config', config, 'serve']);
}

test('a rejection that a plugin left unhandled is one line, and the gateway goes on serving', async () => {
  const served = serveWith(`setInterval(() => Promise.reject(new Error('nobody\\nlooked')), 300).unref();`);
  await expect.poll(served.out, { timeout: 30_000 }).toContain('Serving on ');
  const seen = served.err().length;
  await expect.poll(() => served.err().slice(seen), { timeout: 30_000 }).toContain('unhandled: nobody\\u{a}looked\n');
  const url = /Serving on (\S+);/.exec(served.out())?.[1] ?? '';
  // Nothing is configured that could answer, which is said as well.
  expect(served.err()).toContain(
    'Note: model: none is configured; MCP clients at /mcp need none, model APIs under /v1 do\n',
  );
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(served.err()).not.toMatch(/^ +at /m);
  served.child.kill('SIGTERM');
  expect(await served.exited).toBe(0);
});

test('an exception that a plugin left unhandled is one line, and the gateway closes and ends with code 1', async () => {
  const served = serveWith(`setInterval(() => { throw new Error('in a timer'); }, 2_000);`);
  expect(await served.exited).toBe(1);
  expect(served.err()).toContain('A plugin or library left an error unhandled: in a timer\n');
  expect(served.err()).not.toMatch(/^ +at /m);
});
