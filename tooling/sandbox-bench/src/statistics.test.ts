import { expect, it } from 'vitest';
import { median, quantile } from './statistics.ts';

it('takes quantiles by nearest rank', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
