import { expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import { countBySource, formatCatalogSize, formatCounts, isSearchable } from './counts.ts';
import { tool } from './fixtures.ts';

const { entries } = createCatalog([
  tool({ name: 'a', owner: 'server' }),
  tool({ name: 'b', owner: 'server', visible: 'always' }),
  tool({ name: 'read' }),
  tool({ name: 'screenshot', catalogMode: 'direct-only' }),
  tool({ name: 'secret', visible: 'never' }),
]);

test('only what search can find is counted, host tools first', () => {
  expect(entries.filter(isSearchable).map(({ name }) => name)).toEqual(['a', 'b', 'read']);
  expect(Object.entries(countBySource(entries.filter(isSearchable)))).toEqual([
    ['openclaw', 1],
    ['mcp', 2],
  ]);
  expect(formatCatalogSize(entries)).toBe('3 tools (openclaw 1, mcp 2)');
});

test('one tool is not "tools", and no tool has no sources', () => {
  expect(formatCatalogSize(entries.filter(({ name }) => name === 'a'))).toBe('1 tool (mcp 1)');
  expect(formatCatalogSize([])).toBe('0 tools');
  expect(formatCounts({})).toBe('');
});
