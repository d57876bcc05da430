import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance', () => {
  test.each([
    ['', 'abc', 3],
    ['search', 'search', 0],
    ['serach', 'search', 1],
    ['seach', 'search', 1],
    ['searchh', 'search', 1],
    ['seerch', 'search', 1],
    // Swapped and then parted: three edits, since a pair that was swapped is not edited again.
    ['ca', 'abc', 3],
    ['describe', 'weather', 7],
  ])('from %j to %j is %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
  });

  test('is the same both ways, 0 for equal texts alone, and one edit away from a text with one edit', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, fc.nat(8), (a, b, at) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, `${a.slice(0, at)}x${a.slice(at)}`)).toBe(1);
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
