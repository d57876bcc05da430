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
      const tool = { inputSchema: { type: 'object' }, execute: () => ({ content: [] }) };
      api.tool({ ...tool, name: 'add_numbers' });
      api.tool({ ...tool, name: 'pinned', visible: 'always' });
      api.tool({ ...tool, name: 'bare', catalogMode: 'direct-only' });
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

test.each([
  ['add_numbers', {}, 'visible: search, by default', 'ask: never, by default'],
  ['pinned', {}, 'visible: always, by the tool itself', 'ask: never, by default'],
  ['bare', {}, 'visible: always, by the tool itself, which is direct-only', 'ask: never, by default'],
  ['bare', { visible: { '*': 'never' } }, 'visible: never, by tools.visible "*"', 'ask: never, by default'],
  [
    'pinned',
    { visible: { 'plugin:desk': 'search', '*': 'never' }, ask: { '*': 'on-miss', 'group:pins': 'always' } },
    'visible: search, by tools.visible "plugin:desk"',
    'ask: always, by tools.ask "group:pins"',
  ],
  [
    'mcp:a%3Ab:say',
    { ask: { 'mcp:a\\:b:*': 'on-miss' } },
    'visible: search, by default',
    'ask: on-miss, by tools.ask "mcp:a\\\\:b:*"',
  ],
])('of %s, under %j, it says whether a model sees it and a person is asked', async (tool, rules, visible, ask) => {
  const groups = { pins: ['pin*'] };
  const { out } = await deskWith({ groups, ...rules })('policy', 'explain', tool);
  expect(out).toContain(`\n  ${visible}\n  ${ask}\n`);
});

test('as JSON it says the same', async () => {
  const { out } = await deskWith({ ask: { add_numbers: 'always' } })('policy', 'explain', 'add_numbers', '--json');
  expect(JSON.parse(out).tools).toMatchObject([
    {
      id: 'plugin:desk:add_numbers',
      visible: { value: 'search', by: 'default' },
      ask: { value: 'always', by: 'tools.ask "add_numbers"' },
    },
  ]);
});
