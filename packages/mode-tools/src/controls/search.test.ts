import { type CatalogEvent, createCatalog } from '@toolsearch/catalog';
import { callContext, textOf, tool } from '@toolsearch/tool-fixtures';
import { describe, expect, test } from 'vitest';
import { toolsMode } from '../tools-mode.ts';

const events: CatalogEvent[] = [];
const surface = toolsMode(
  createCatalog(
    [
      tool({ name: 'create_issue', owner: 'github', description: 'Create an issue in a repository' }),
      tool({ name: 'create_event', owner: 'calendar', description: 'Create a calendar event' }),
      tool({ name: 'list_events', owner: 'calendar', description: 'List the events of a calendar' }),
    ],
    { observe: (event) => events.push(event) },
  ),
);

async function search(args: unknown) {
  const result = await surface.dispatch('tool_search', args, callContext({ callId: 'search-1' }));
  return { result, value: JSON.parse(textOf(result)) };
}

describe('tool_search', () => {
  test('gives hits as compact JSON text, and the same value in details', async () => {
    const { result, value } = await search({ query: 'crear una incidencia de GitHub' });
    expect(value.hits[0]).toMatchObject({ id: 'mcp:github:create_issue', name: 'create_issue', input: 'unknown' });
    expect(result.details).toEqual(value);
    expect(textOf(result)).toBe(JSON.stringify(value));
  });

  test.each<[string, unknown]>([
    ['a number', { query: 'event', limit: 1 }],
    ['a numeral', { query: 'event', limit: '1' }],
    ['an option', { query: 'event', options: { limit: 1 } }],
    ['below the least', { query: 'event', limit: -3 }],
  ])('reads a limit that is %s', async (_, args) => {
    expect((await search(args)).value.hits).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['null', { query: 'event', limit: null }],
    ['a word', { query: 'event', limit: 'all' }],
    ['bare text for all arguments', 'event'],
  ])('falls back to the default limit: %s', async (_, args) => {
    expect((await search(args)).value.hits.length).toBeGreaterThan(1);
  });

  test.each<[string, unknown]>([
    ['a list', { queries: ['github issue', 'calendar event'] }],
    ['a list of objects', { queries: [{ query: 'github issue', limit: 1 }, { query: 'calendar event' }] }],
    ['a list as JSON text', { queries: '["github issue","calendar event"]' }],
    ['a list under query', { query: ['github issue', 'calendar event'] }],
    ['query first, queries after', { query: 'github issue', queries: ['calendar event'] }],
  ])('answers several queries at once: %s', async (_, args) => {
    const { value } = await search(args);
    expect(value.results.map(({ query }: { query: string }) => query)).toEqual(['github issue', 'calendar event']);
    expect(value.results[0].hits[0].id).toBe('mcp:github:create_issue');
    expect(value.results[1].hits[0].id).toBe('mcp:calendar:create_event');
  });

  test.each<[string, unknown]>([
    ['no arguments', undefined],
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['an empty list', { queries: [] }],
    ['nothing that matches', { query: 'xyzzy plugh' }],
  ])('answers %s with advice and no hits', async (_, args) => {
    const { result, value } = await search(args);
    expect(value.hits).toEqual([]);
    expect(value.advice).toMatch(/verb and an object/);
    expect(result.isError).toBeUndefined();
  });

  test('refuses more queries than a batch holds, and queries that are no text', async () => {
    const many = { queries: Array.from({ length: 17 }, () => 'event') };
    for (const args of [many, { queries: [{ q: 1 }] }]) {
      const result = await surface.dispatch('tool_search', args, callContext());
      expect(result).toMatchObject({ isError: true, error: { code: 'invalid-input' } });
    }
  });

  test('passes its context on to the observer', async () => {
    events.length = 0;
    await search({ query: 'event' });
    expect(events).toMatchObject([{ type: 'search', queries: ['event'], context: { callId: 'search-1' } }]);
  });
});
