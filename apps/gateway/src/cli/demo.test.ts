import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commandLine } from './harness.ts';

afterEach(() => vi.unstubAllEnvs());

test('the demonstration answers in every mode and leaves nothing in the temporary folder', async () => {
  const run = commandLine({});
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-demo-test-'));
  vi.stubEnv('TMPDIR', folder);
  const { code, out } = await run('demo', '--once');
  expect(code).toBe(0);
  expect(out.match(/third of March/g)).toHaveLength(3);
  expect(readdirSync(folder)).toEqual([]);
}, 120_000);

test('a port that is taken is said before anything is shown, with the option that names another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { code, out, err } = await commandLine({})('demo', '--port', String(port));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `Cannot listen on 127.0.0.1:${port}: EADDRINUSE. Choose another port with --port <n> (npm start -- --port <n>); 0 takes a free one.\n`,
  );
});
