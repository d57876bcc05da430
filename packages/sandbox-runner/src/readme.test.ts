import { readFileSync } from 'node:fs';
import { runReadmeExample } from '@toolsearch/readme-example';
import { expect, it, vi } from 'vitest';
import { DEFAULT_LIMITS } from './index.ts';
import { resolveOptions } from './options.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('shows the example that runs', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  expect(log.mock.calls).toEqual([[6]]);
  log.mockRestore();
});

it('names every limit with its default', () => {
  const rows = new Map([...readme.matchAll(/^\| `(max\w+)` \| ([\d,]+) \|/gm)].map((row) => [row[1], row[2]]));
  const limits = Object.entries(DEFAULT_LIMITS).map(([name, value]) => [name, value.toLocaleString('en-US')]);
  for (const [name, value] of limits) expect([name, rows.get(name)]).toEqual([name, value]);
});

it('names every option with its default', () => {
  const rows = new Map([...readme.matchAll(/^\| `(\w+)` \| `([^`]*)` \|/gm)].map((row) => [row[1], row[2]]));
  const { execPath: _execPath, limits: _limits, ...defaults } = resolveOptions({});
  for (const [name, value] of Object.entries(defaults)) {
    expect([name, rows.get(name)]).toEqual([
      name,
      JSON.stringify(value)
        .replaceAll('"', "'")
        .replaceAll(':', ': ')
        .replaceAll(',', ', ')
        .replaceAll("'uid'", 'uid')
        .replaceAll("'gid'", 'gid')
        .replace('{', '{ ')
        .replace('}', ' }'),
    ]);
  }
});
