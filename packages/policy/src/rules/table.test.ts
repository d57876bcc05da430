import { expect, test } from 'vitest';
import { entry } from '../fixtures.ts';
import { createPatternTable } from './table.ts';

const TOOLS = [entry('openclaw', 'read'), entry('mcp', 'fs:read'), entry('mcp', 'fs:write')];

test('a table gives the value of the most specific pattern', () => {
  const table = createPatternTable({ '*': 1, 'group:mcp': 2, read: 3, 'mcp:fs:read': 4 });
  expect(TOOLS.map((tool) => table.lookup(tool))).toEqual([
    { pattern: 'read', value: 3 },
    { pattern: 'mcp:fs:read', value: 4 },
    { pattern: 'group:mcp', value: 2 },
  ]);
  expect(createPatternTable({ 'mcp:gh': 1 }).lookup(entry('mcp', 'fs:read'))).toBeUndefined();
});

test('a table names the patterns that mean nothing, and the place of one that is wrong', () => {
  expect(createPatternTable({ 'mcp:sf': 1, read: 1, wriet: 1 }).unused(TOOLS)).toEqual(['mcp:sf', 'wriet']);
  expect(() => createPatternTable({ 'mcp:': 1 }, { where: 'tools.visible' })).toThrow('tools.visible["mcp:"]');
});
