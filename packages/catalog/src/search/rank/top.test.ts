import { array, assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createCorpus } from '../corpus.ts';
import { DOCUMENTS } from '../fixtures.ts';
import { indexDocuments } from '../segment/index-documents.ts';
import { scratchOf } from './scratch.ts';
import { bestDocuments } from './top.ts';

/** Enough documents for a heap of some depth, in two parts, so that numbers and ids do not rise together. */
const documents = DOCUMENTS.flatMap((document) =>
  Array.from({ length: 8 }, (_, copy) => ({ ...document, id: `${copy}:${document.id}` })),
);
const corpus = createCorpus([
  { segment: indexDocuments(documents.filter((_, at) => at % 3 > 0)) },
  { segment: indexDocuments(documents.filter((_, at) => at % 3 === 0)) },
]);

test('the best documents are those that a full sort puts first', () => {
  const sum = oneof(
    constantFrom(1, 2, 3),
    double({ min: 1e-6, max: 2_000, noNaN: true }),
    integer({ min: 0, max: 90 }),
  );
  const sums = array(sum, { minLength: corpus.numberCount, maxLength: corpus.numberCount });
  assert(
    property(sums, integer({ min: 1, max: 130 }), (values, limit) => {
      const scratch = scratchOf(corpus);
      for (const [document, value] of values.entries()) {
        scratch.totals[document] = value;
        if (value > 0) scratch.touched[scratch.touchedCount++] = document;
      }
      const found = bestDocuments(scratch, corpus, limit);
      const sorted = [...scratch.touched.slice(0, scratch.touchedCount)].sort(
        (a, b) => (scratch.totals[b] as number) - (scratch.totals[a] as number) || corpus.compareIds(a, b),
      );
      scratch.clear();
      expect(found).toEqual(sorted.slice(0, limit));
    }),
    { numRuns: 300 },
  );
});
