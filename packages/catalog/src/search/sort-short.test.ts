import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortShort } from './sort-short.ts';

test('any list is sorted as the built-in sort does, equal values as they stand', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 100 }), (numbers) => {
      const list = numbers.map((number, place) => ({ number, place }));
      const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number;
      expect(sortShort([...list], byNumber)).toEqual([...list].sort(byNumber));
    }),
  );
});
