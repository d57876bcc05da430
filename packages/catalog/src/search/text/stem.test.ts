import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';

describe('stems', () => {
  test.each([
    ['create', 'creation', 'creating', 'creates'],
    ['schedule', 'scheduling', 'schedules', 'scheduled'],
    ['repository', 'repositories'],
    ['analyze', 'analysis', 'analyses', 'analytics'],
    ['convert', 'conversion', 'converter', 'converting'],
    ['subscribe', 'subscription'],
    ['query', 'queries'],
    ['send', 'sent'],
    ['index', 'indices'],
  ])('%s and its forms are one term', (word, ...forms) => {
    for (const form of forms) expect(stem(form)).toBe(stem(word));
  });

  test.each([
    ['customer', 'custom'],
    ['container', 'contain'],
    ['setting', 'set'],
    ['news', 'new'],
    ['policy', 'police'],
    ['organization', 'organ'],
    ['general', 'generate'],
  ])('%s and %s are told apart', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  test('plurals of words that are kept whole still lose their s', () => {
    expect(stem('customers')).toBe(stem('customer'));
    expect(stem('containers')).toBe(stem('container'));
  });

  test('words of other scripts stay as they are', () => expect(stem('файлы')).toBe('файлы'));
});
