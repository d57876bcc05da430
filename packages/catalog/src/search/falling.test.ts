import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsByFalling } from './falling.ts';

test('positions stand as the built-in sort puts them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 80 }), (pairs) => {
      const tied = (a: number, b: number) => (pairs[a]?.[1] ?? 0) - (pairs[b]?.[1] ?? 0);
      const expected = pairs
        .map((_, at) => at)
        .sort((a, b) => (pairs[b]?.[0] ?? 0) - (pairs[a]?.[0] ?? 0) || tied(a, b));
      expect(
        positionsByFalling(
          pairs.map(([number]) => number),
          tied,
        ),
      ).toEqual(expected);
    }),
  );
});
