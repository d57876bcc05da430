import { array, assert, constantFrom, oneof, property, shuffledSubarray, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearchEngine, loadSearchEngine } from './engine.ts';
import { DOCUMENTS, idsOf } from './fixtures.ts';
import { readQuery } from './lexicon/index.ts';

const engine = createSearchEngine({ expand: readQuery }).with({ add: DOCUMENTS });
const first = (query: string) => idsOf(engine.search(query, { limit: 5 }))[0];

const words = constantFrom(
  'create',
  'issue',
  'calendar event',
  'file',
  'unknown',
  'crear',
  '问题',
  'the',
  'refund',
  '_',
  '*',
);
const queries = oneof(
  string({ unit: 'binary', maxLength: 300 }),
  string({ unit: 'grapheme', maxLength: 100 }),
  array(words, { maxLength: 12 }).map((some) => some.join(' ')),
);

describe('search', () => {
  test.each([
    ['create issue', 'mcp:forge:create_issue'],
    ['comment on an issue', 'mcp:forge:create_issue_comment'],
    ['merge the pull request', 'mcp:forge:merge_pull_request'],
    ['what is on my calendar', 'mcp:agenda:listEvents'],
    ['bill a customer', 'mcp:shop:create-invoice'],
    ['give the money back to a customer', 'mcp:shop:refund-payment'],
    ['raed file', 'mcp:disk:read_file'],
    ['calender event', 'mcp:agenda:createEvent'],
    ['crear una incidencia', 'mcp:forge:create_issue'],
    ['http server', 'mcp:shop:getURLsForHTTPServer'],
  ])('%s finds %s', (query, id) => expect(idsOf(engine.search(query, { limit: 3 }))).toContain(id));

  test.each(
    DOCUMENTS.flatMap(({ id, name, alias = '' }) => [id, name, alias, name.toUpperCase()].map((query) => [query, id])),
  )('%s, spelled exactly, is first', (query, id) => expect(first(query)).toBe(id));

  test('a name of nothing but stop words is found by its name', () => expect(first('get me')).toBe('mcp:forge:get_me'));

  test('several exact names come first, and those beyond the limit are counted', () => {
    const named = ['create_issue', 'read_file', 'deleteEvent'];
    expect(
      idsOf(engine.search(named.join(' '), { limit: 8 }))
        .slice(0, 3)
        .sort(),
    ).toEqual(['mcp:agenda:deleteEvent', 'mcp:disk:read_file', 'mcp:forge:create_issue'].sort());
    expect(engine.search(named.join(', '), { limit: 2 })).toMatchObject({ omittedExact: 1 });
  });

  test.each(['', '   ', 'the of and', 'zzqx', '*', '???', 'knitting pattern for a scarf'])(
    '%j finds nothing',
    (query) => {
      expect(engine.search(query, { limit: 8 }).hits).toEqual([]);
    },
  );

  test('any text is answered within the limit, by falling scores above 0, the same every time', () => {
    assert(
      property(queries, (query) => {
        const { hits } = engine.search(query, { limit: 4 });
        expect(hits.length).toBeLessThanOrEqual(4);
        for (const [index, { score }] of hits.entries()) {
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(hits[index - 1]?.score ?? Number.POSITIVE_INFINITY);
        }
        expect(JSON.stringify(engine.search(query, { limit: 4 }).hits)).toBe(JSON.stringify(hits));
      }),
    );
  });

  test('a tool is given once, also where a number of the query has another word', () => {
    const expand = () => ({
      expansions: [{ term: 'retry', weight: 0.4, from: '3', kind: 'synonym' as const }],
      noise: [],
    });
    const tools = ['retry 3 times', 'retry after 3 failures', 'retry with pages', 'pages of a book'].map(
      (description, at) => ({
        ...(DOCUMENTS[at] as (typeof DOCUMENTS)[number]),
        description,
      }),
    );
    const { hits } = createSearchEngine({ expand }).with({ add: tools }).search('3 pages', { limit: 8 });
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
  });

  test('literal words alone are searched when the lexicon is off', () => {
    const literal = createSearchEngine().with({ add: DOCUMENTS });
    const query = 'Termin löschen';
    expect(literal.search(query, { limit: 5 }).hits).toEqual([]);
    expect(first(query)).toBe('mcp:agenda:deleteEvent');
  });
});

describe('an engine', () => {
  test('answers and saves by what it holds, not by how it came about', () => {
    assert(
      property(shuffledSubarray([...DOCUMENTS]), shuffledSubarray([...DOCUMENTS]), queries, (one, other, query) => {
        const wanted = createSearchEngine({ expand: readQuery }).with({ add: other });
        let changed = createSearchEngine({ expand: readQuery });
        for (const document of one) changed = changed.with({ add: [{ ...document, description: 'old words' }] });
        const stays = new Set(other.map(({ id }) => id));
        changed = changed.with({ remove: one.flatMap(({ id }) => (stays.has(id) ? [] : [id])) });
        for (const document of other) changed = changed.with({ add: [document] });
        expect(changed.size).toBe(wanted.size);
        expect(changed.search(query, { limit: 5 })).toEqual(wanted.search(query, { limit: 5 }));
        expect(changed.save()).toEqual(wanted.save());
      }),
      { numRuns: 30 },
    );
  });

  test('is not changed by a change', () => {
    const before = engine.search('create issue', { limit: 5 });
    const smaller = engine.with({ remove: ['mcp:forge:create_issue', 'unknown'] });
    expect(idsOf(smaller.search('create issue', { limit: 5 }))).not.toContain('mcp:forge:create_issue');
    expect(engine.search('create issue', { limit: 5 })).toEqual(before);
  });

  test('saved and loaded, answers the same', () => {
    const loaded = loadSearchEngine(engine.save(), { expand: readQuery });
    for (const query of ['create issue', 'calendar', 'mcp:disk:read_file', 'zzqx']) {
      expect(loaded.search(query, { limit: 5, explain: true })).toEqual(
        engine.search(query, { limit: 5, explain: true }),
      );
    }
    expect(
      loadSearchEngine(createSearchEngine({ expand: readQuery }).save()).search('anything', {
        limit: 5,
      }).hits,
    ).toEqual([]);
  });

  test('explains a hit: words, kinds, fields, and the parts that make its score', () => {
    const [hit] = engine.search('create issues', { limit: 1, explain: true }).hits;
    expect(hit?.id).toBe('mcp:forge:create_issue');
    expect(hit?.why?.matched).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ word: 'issues', kind: 'word', fields: expect.arrayContaining(['name', 'head']) }),
      ]),
    );
    const parts = Object.values(hit?.why?.parts ?? {}) as number[];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(hit?.score ?? 0, 5);
    expect(engine.search('create_issue', { limit: 1, explain: true }).hits[0]?.why?.exact).toBe(true);
    expect(engine.search('create issues', { limit: 1 }).hits[0]).not.toHaveProperty('why');
  });
});
