import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startProgram } from './program.harness.ts';

// Real processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const variable = (name: string) => `\${${name}}`;

/** `serve` on a file with this configuration, its state beside it. */
function serving(config: object) {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-serve-'));
  const path = join(folder, 'config.json5');
  writeFileSync(path, JSON.stringify({ gateway: { port: 0, stateDir: folder }, ...config }));
  return startProgram(['--config', path, 'serve']);
}

test('a provider whose key names a variable that is not set keeps the gateway from starting', async () => {
  const apiKey = variable('TOOLSEARCH_TEST_UNSET');
  const served = serving({ providers: { far: { baseUrl: 'http://127.0.0.1:9/v1', apiKey } } });
  expect(await served.exited).toBe(1);
  expect(served.out()).toBe('');
  expect(served.err()).toContain('providers.far.apiKey: found the variable TOOLSEARCH_TEST_UNSET, which is not set; ');
});

test('a server that cannot start without a variable is warned of, with the variable and the place', async () => {
  const headers = { authorization: `Bearer ${variable('TOOLSEARCH_TEST_UNSET')}` };
  const far = { url: 'http://127.0.0.1:9/mcp', headers };
  const served = serving({ mcp: { servers: { far, off: { ...far, enabled: false } } } });
  await expect.poll(served.err, { timeout: 30_000 }).toContain('Warning: mcp.servers.far.headers.authorization: ');
  expect(served.err()).toContain('found the variable TOOLSEARCH_TEST_UNSET, which is not set');
  expect(served.err()).not.toContain('mcp.servers.off');
  served.child.kill('SIGTERM');
  expect(await served.exited).toBe(0);
});
