import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCodePoint } from './order.ts';

test('strings are ordered by code point, also beyond U+FFFF', () => {
  expect(['\u{1F600}', '\uFFFD', 'a', 'B', 'ä', ''].sort(byCodePoint)).toEqual([
    '',
    'B',
    'a',
    'ä',
    '\uFFFD',
    '\u{1F600}',
  ]);
});

test('the order agrees with comparing code points one by one', () => {
  const byPoints = (a: string, b: string): number => {
    const left = [...a].map((c) => c.codePointAt(0) ?? 0);
    const right = [...b].map((c) => c.codePointAt(0) ?? 0);
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
      const difference = (left[i] ?? 0) - (right[i] ?? 0);
      if (difference !== 0) return Math.sign(difference);
    }
    return Math.sign(left.length - right.length);
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(byCodePoint(a, b))).toBe(byPoints(a, b));
    }),
  );
});
