import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import { CatalogError } from './errors.ts';
import { callContext, tool } from './fixtures.ts';

const catalog = createCatalog([
  tool({ name: 'read' }),
  tool({ owner: 'calendar', name: 'create_event' }),
  tool({ owner: 'azure', name: 'search' }),
  tool({ owner: 'duckduckgo', name: 'search' }),
  tool({ owner: 'vault', name: 'rotate', visible: 'never' }),
]);

function failure(ref: string): CatalogError {
  try {
    catalog.resolve(ref);
  } catch (error) {
    if (error instanceof CatalogError) return error;
  }
  throw new Error(`${ref} resolved`);
}

describe('a reference', () => {
  test.each([
    'mcp:calendar:create_event',
    'mcp__calendar__create_event',
    'create_event',
    'calendar__create_event',
    'mcp:calendar:calendar__create_event',
    '  mcp:calendar:create_event\n',
  ])('%j means the calendar tool', (ref) => {
    expect(catalog.resolve(ref).id).toBe('mcp:calendar:create_event');
  });

  test('field report 2: a raw name that several tools share is an error that lists their ids', () => {
    const error = failure('search');
    expect(error.code).toBe('ambiguous-tool');
    expect(error.candidates).toEqual(['mcp:azure:search', 'mcp:duckduckgo:search']);
    expect(error.message).toContain('mcp:azure:search, mcp:duckduckgo:search');
  });

  test('in other case is an error that suggests the right id', () => {
    const error = failure('Create-Event');
    expect(error.code).toBe('unknown-tool');
    expect(error.message).toContain('Did you mean mcp:calendar:create_event?');
  });

  test('that means nothing is an error of bounded size', () => {
    expect(failure('x'.repeat(100_000)).message.length).toBeLessThan(400);
  });

  test('to a tool that is never visible works by its exact id alone, and no error names it', () => {
    expect(catalog.resolve('mcp:vault:rotate').name).toBe('rotate');
    for (const ref of ['rotate', 'mcp__vault__rotate', 'Rotate', 'vault rotate'])
      expect(failure(ref).message).not.toContain('vault:');
  });

  test('reaches its own source only', async () => {
    const { tool: called } = await catalog.call('mcp:duckduckgo:search', { q: 'x' }, callContext());
    expect(called).toEqual({ id: 'mcp:duckduckgo:search', name: 'search', source: 'mcp', owner: 'duckduckgo' });
  });
});
