import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './harness.ts';

const SHELVES = 12;

function shelves(tools: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'toolsearch-search-')), 'shelves.mjs');
  writeFileSync(
    path,
    `export default { id: 'shelves', register(api) {
      for (let index = 0; index < ${SHELVES}; index++) api.tool({
        name: 'dust_shelf_' + index, description: 'Dusts a shelf.', inputSchema: { type: 'object' }, execute: () => ({ content: [] }),
      });
    } };\n`,
  );
  const cli = commandLine({ plugins: { paths: [path] }, tools });
  return async (...args: string[]): Promise<string[]> => {
    const { out } = await cli('search', 'dust a shelf', '--json', ...args);
    return (JSON.parse(out) as { hits: { id: string }[] }).hits.map(({ id }) => id);
  };
}

test('as many hits are given as a model would get, or as are asked for', async () => {
  expect(await shelves({})()).toHaveLength(8);
  const search = shelves({ toolSearch: { searchDefaultLimit: 3 } });
  expect(await search()).toHaveLength(3);
  expect(await search('--limit', '5')).toHaveLength(5);
  expect(await search('--limit', '50')).toHaveLength(SHELVES);
});

test('a tool that is denied or never visible is not found', async () => {
  const hidden = { deny: ['dust_shelf_1'], visible: { 'dust_shelf_*': 'never', dust_shelf_7: 'search' } };
  expect(await shelves(hidden)('--limit', '50')).toEqual(['plugin:shelves:dust_shelf_7']);
});
