import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isContracted, writtenOut } from './contractions.ts';

const written = (text: string) => writtenOut(text.split(' ')).join(' ');

describe('a contraction', () => {
  test.each([
    ['what s in it', 'what is in it'],
    ['whats in it', 'what is in it'],
    ['it won t start', 'it will not start'],
    ['i can t log in', 'i cannot log in'],
    ['dont send', 'do not send'],
    ['it hasn t arrived', 'it has not arrived'],
    ['we re late', 'we are late'],
    ['i m away', 'i am away'],
  ])('%s is %s', (short, full) => expect(written(short)).toBe(full));

  test('is not a possessive, nor a word of another language', () => {
    expect(written('customer s order')).toBe('customer s order');
    expect(written('combien t en faut il')).toBe('combien t en faut il');
  });
});

const words = fc.oneof(
  fc.constantFrom(
    ...'what it he won can do dont does i im whats ive cant wont hows customer t s re ve ll m d'.split(' '),
  ),
  fc.stringMatching(/^[a-z]{1,6}$/),
);

test('words of which none may be contracted stay as they are', () => {
  fc.assert(
    fc.property(fc.array(words), (some) => {
      const plain = some.filter((word) => !isContracted(word));
      expect(writtenOut(plain)).toEqual(plain);
    }),
    { numRuns: 1_000 },
  );
});
