import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumExpansions } from './expansion.ts';
import { expandQuery, readQuery } from './index.ts';

const terms = (query: string) => expandQuery(query).map(({ term }) => term);

describe('expandQuery', () => {
  test('reads `crear una incidencia de GitHub` as create + issue', () => {
    expect(terms('crear una incidencia de GitHub')).toEqual(expect.arrayContaining(['create', 'issue']));
  });

  test('any string gives a bounded list of ordered weights, and the same list twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        const expansions = expandQuery(query);
        expect(expansions.length).toBeLessThanOrEqual(maximumExpansions);
        expect(expansions.every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
        expect(expansions.map(({ weight }) => weight)).toEqual(
          expansions.map(({ weight }) => weight).sort((a, b) => b - a),
        );
        expect(readQuery(query)).toEqual(readQuery(query));
      }),
    );
  });
});
