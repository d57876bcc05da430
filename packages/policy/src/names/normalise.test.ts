import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseName } from './normalise.ts';

test('white space, case, width and invisible characters make no difference', () => {
  for (const spelling of [' CRON ', 'Cron', 'ｃｒｏｎ', 'cr\u200bon', '\ufeffcron']) {
    expect(normaliseName(spelling)).toBe('cron');
  }
});

test('folding a folded name changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
    }),
    { numRuns: 2_000 },
  );
});

test('this holds for every character by itself', () => {
  const unstable: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const folded = normaliseName(String.fromCodePoint(point));
    if (normaliseName(folded) !== folded) unstable.push(point.toString(16));
  }
  expect(unstable).toEqual([]);
});
