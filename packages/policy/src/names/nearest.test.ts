import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestName } from './nearest.ts';

test('the name with the fewest edits is the nearest, whatever the case', () => {
  expect(nearestName('serach', ['search', 'sketch', 'describe'])).toBe('search');
  expect(nearestName('TOOLSEARCH', ['tools', 'toolSearch'])).toBe('toolSearch');
  expect(nearestName('weather', ['search', 'describe'])).toBeUndefined();
});

test('of equal distances the first by code point wins, beyond U+FFFF too', () => {
  expect(nearestName('a_', ['a\u{1F600}', 'a\uFFFD'])).toBe('a\uFFFD');
});

test('the answer is one of the candidates and does not depend on their order', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4 }), names, (wanted, candidates) => {
      const nearest = nearestName(wanted, candidates);
      expect(nearestName(wanted, candidates.toReversed())).toBe(nearest);
      if (nearest !== undefined) expect(candidates).toContain(nearest);
      if (candidates.includes(wanted)) expect(nearest?.toLowerCase()).toBe(wanted.toLowerCase());
    }),
  );
});
