import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCodePoint } from './order.ts';

test('strings are ordered by code point, also beyond U+FFFF', () => {
  expect(['\u{1F600}', '\uFFFD', 'a', 'B', ''].sort(byCodePoint)).toEqual(['', 'B', 'a', '\uFFFD', '\u{1F600}']);
});

test('the order is that of the first code point in which two strings differ', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left, right] = [[...a], [...b]];
      const at = left.findIndex((character, index) => character !== right[index]);
      const difference =
        at === -1 ? left.length - right.length : (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
      expect(Math.sign(byCodePoint(a, b))).toBe(Math.sign(difference));
    }),
  );
});

test('only equal strings are equal, halves of surrogate pairs included', () => {
  const units = fc.array(fc.constantFrom('a', '\uD83D', '\uDE00', '\uFFFD')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(units, units, (a, b) => {
      expect(byCodePoint(a, b) === 0).toBe(a === b);
      expect(Math.sign(byCodePoint(a, b)) + Math.sign(byCodePoint(b, a))).toBe(0);
    }),
  );
});
