import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { splitWords } from './words.ts';

const pieces = constantFrom(
  'create_issue',
  'getURLs',
  'K8s',
  'the',
  "user's",
  'Ünïcode',
  '创建issue',
  '_',
  '-',
  ' ',
  '.',
);
const texts = oneof(
  array(pieces, { maxLength: 30 }).map((some) => some.join('')),
  string({ unit: 'grapheme', maxLength: 200 }),
);

test('any text is analysed to the stems of its words, stop words dropped, remembered or not', () => {
  assert(
    property(texts, (text) => {
      const expected = splitWords(text)
        .filter((word) => !isStopWord(word.text))
        .map((word) => ({ ...word, term: stem(word.text) }));
      expect(analyse(text)).toEqual(expected);
      expect(analyse(text)).toEqual(expected);
    }),
  );
});
