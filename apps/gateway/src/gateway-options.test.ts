import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultConfig, parseConfig } from './config/load.ts';
import { startGateway } from './gateway.ts';
import { testGateway } from './http/harness.ts';

/** As a program without types calls it. */
const start = startGateway as (options?: unknown) => ReturnType<typeof startGateway>;
const config = defaultConfig();

test.each([
  [undefined, ['config', 'baseDir']],
  [null, ['config', 'baseDir']],
  ['config.json5', ['config', 'baseDir']],
  [{ config }, ['baseDir']],
  [{ config, baseDir: '' }, ['baseDir']],
  [{ config: './config.json5', baseDir: '/' }, ['config']],
  [{ config: { modell: 'a/b' }, baseDir: '/' }, ['config']],
  [{ config: { ...config, gateway: { ...config.gateway, port: '1' } }, baseDir: '/' }, ['config.gateway.port']],
  [
    { config: { ...config, gateway: { host: '127.0.0.1', port: 0, stateDir: '/' } }, baseDir: '/' },
    ['config.gateway.maxBodyBytes'],
  ],
  [
    {
      config,
      baseDir: '/',
      log: 1,
      environment: [],
      approvers: {},
      settleTimeoutMs: '1',
      drainTimeoutMs: -1,
      clock: {},
    },
    ['log', 'environment', 'approvers', 'settleTimeoutMs', 'drainTimeoutMs', 'clock'],
  ],
])('started with %j a gateway says what was wanted of %j, and starts nothing', async (options, paths) => {
  const error = await start(options).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ConfigError', code: 'invalid-options' });
  const { faults } = error as { faults: { path: string; message: string }[] };
  expect(faults.map(({ path }) => path)).toEqual(paths);
  for (const { message } of faults) expect(message).toMatch(/^found .+; wanted .+/);
});

test('a configuration that nobody parsed is told from one that is wrong', async () => {
  await expect(start({ config: {}, baseDir: '/' })).rejects.toThrow(
    'startGateway: config.gateway: found nothing; wanted its default filled in, as parseConfig does',
  );
});

test('what parseConfig gives is taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-options-'));
  const full = parseConfig({
    gateway: { port: 0, stateDir: folder },
    providers: { a: { baseUrl: 'http://127.0.0.1:9/v1' } },
    agents: { ann: { tools: { deny: ['x'] } } },
    mcp: { servers: { off: { command: 'x', enabled: false }, far: { url: 'http://127.0.0.1:9/', enabled: false } } },
    tools: { toolSearch: { mode: 'tools' }, ask: { x: 'always' }, sandbox: { deny: ['x'] } },
  });
  const gateway = await startGateway({ config: full, baseDir: folder });
  await gateway.close();
});

test('a gateway that is to take over something else goes on as it was', async () => {
  const { gateway, ask } = await testGateway();
  const reconfigure = gateway.reconfigure as (next?: unknown) => Promise<void>;
  for (const next of [undefined, {}, { model: 1 }])
    await expect(reconfigure(next)).rejects.toMatchObject({ name: 'ConfigError', code: 'invalid-options' });
  expect(await ask('use add_numbers with {"a":19,"b":23}')).toBe('42');
});
