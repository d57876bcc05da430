import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './harness.ts';

function deskWith(tools: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'toolsearch-policy-')), 'desk.mjs');
  writeFileSync(
    path,
    `export default { id: 'desk', register(api) {
      api.tool({ name: 'add_numbers', inputSchema: { type: 'object' }, execute: () => ({ content: [] }) });
    } };\n`,
  );
  return commandLine({ plugins: { paths: [path] }, tools });
}

test('a tool that is there is explained; exit code 1 when it is blocked', async () => {
  const allowed = await deskWith({})('policy', 'explain', 'add_numbers');
  expect(allowed).toMatchObject({ code: 0, out: expect.stringContaining('plugin:desk:add_numbers: allowed') });
  const blocked = await deskWith({ deny: ['add_numbers'] })('policy', 'explain', 'add_numbers');
  expect(blocked).toMatchObject({ code: 1, out: expect.stringContaining('plugin:desk:add_numbers: blocked') });
});

test('a tool that is not there is an error that comes first and names the nearest', async () => {
  const policy = deskWith({});
  const near = await policy('policy', 'explain', 'add_number');
  expect(near.code).toBe(1);
  expect(near.out).toMatch(/^No such tool is there now: add_number\. Did you mean plugin:desk:add_numbers\?\n/);
  expect(near.out.match(/Did you mean/g)).toHaveLength(1);
  const far = await policy('policy', 'explain', 'launch_rocket');
  expect(far.code).toBe(1);
  expect(far.out).toMatch(/^No such tool is there now: launch_rocket\.\n/);
  expect(far.out).not.toContain('Did you mean');
});
