import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
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
