import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitGroups, MAX_BATCH_QUERIES, MIN_BATCH_BYTES } from './batch.ts';
import type { SearchHit } from './contract.ts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const hit = (description: string): SearchHit => ({
  id: 'openclaw:x',
  name: 'x',
  source: 'openclaw',
  description,
  input: '{}',
});
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  // What JSON escapes is six times as long there.
  fc.nat(3_000).map((length) => '\u0000"\n'.repeat(length)),
);
const group = fc.record(
  {
    query: text,
    hits: fc.array(text.map(hit), { maxLength: 20 }),
    advice: fc.constant('No tool fits. '.repeat(12)),
    omittedExact: fc.nat(100),
  },
  { requiredKeys: ['query', 'hits'] },
);

describe('a batch', () => {
  test('is never over its budget, whatever was asked and found, and keeps the place of every query', () => {
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: MAX_BATCH_QUERIES }),
        fc.integer({ min: MIN_BATCH_BYTES, max: 20_000 }),
        (groups, maxBytes) => {
          const { results, truncated } = fitGroups(groups, maxBytes);
          expect(bytesOf(results)).toBeLessThanOrEqual(maxBytes);
          expect(results).toHaveLength(groups.length);
          if (bytesOf(groups) <= maxBytes) expect({ results, truncated }).toEqual({ results: groups });
          for (const [index, { hits, ...result }] of results.entries()) {
            const asked = groups[index]?.hits ?? [];
            expect(hits).toEqual(asked.slice(0, hits.length));
            expect(result.truncated ?? false).toBe(hits.length < asked.length);
          }
          expect(truncated ?? false).toBe(results.some((result) => result.truncated));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('loses the ends of long queries before it loses hits, and hits before advice', () => {
    const groups = [
      { query: 'list '.repeat(500), hits: [hit('short')] },
      { query: 'other', hits: [], advice: 'No tool fits.' },
    ];
    const { results } = fitGroups(groups, MIN_BATCH_BYTES);
    expect(results[0]?.query).toMatch(/^list list .*…$/);
    expect(results[0]?.hits).toHaveLength(1);
    expect(results[1]).toEqual(groups[1]);
    const many = [{ query: 'many', hits: Array.from({ length: 20 }, () => hit('x'.repeat(200))) }, groups[1] as never];
    expect(fitGroups(many, MIN_BATCH_BYTES).results).toMatchObject([{ truncated: true }, { advice: 'No tool fits.' }]);
  });
});
