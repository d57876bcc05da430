import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concepts } from './concepts.ts';
import { findPhrases } from './english-phrases.ts';
import { englishWord } from './english-words.ts';
import { slotsByKey } from './intents.ts';

const read = (text: string) => text.split(' ').map(englishWord);
const phrases = (text: string) =>
  findPhrases(read(text)).map(({ span }) => span.map((at) => text.split(' ')[at]).join(' '));

describe('a phrase of the lexicon is found', () => {
  test.each([
    ['where its words stand side by side', 'turn off the server', 'turn off'],
    ['with determiners between them', 'approve this merge request', 'approve merge request'],
    ['where determiners are words of it', 'get to the bottom of it', 'get to the bottom of'],
    ['where a determiner parts a verb from its particle', 'turn it off', 'turn off'],
    ['where other words do', 'turn the very noisy alert off', 'turn off'],
    ['by the stems of its words', 'turned the servers off', 'turned off'],
  ])('%s: %s', (_, text, phrase) => expect(phrases(text)).toContain(phrase));

  test('but not with any word between, nor with a particle far away', () => {
    expect(phrases('approve this old merge request')).not.toContain('approve merge request');
    expect(phrases('turn the very old noisy alert off')).not.toContain('turn off');
  });

  test('the longer before the shorter', () => {
    const lengths = findPhrases(read('sign up and approve this merge request')).map(({ span }) => span.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(new Set(lengths).size).toBeGreaterThan(1);
  });
});

const determiners = new Set(['the', 'my', 'this', 'a']);
const particles = new Set(['off', 'on', 'up', 'away', 'back']);
const words = [
  ...determiners,
  ...particles,
  ...'turn bring get hold of keep tabs log in as approve merge request to bottom server old'.split(' '),
];

/** Whether the words of a span may be one phrase although others stand between them. */
function mayBePhrase(text: readonly string[], span: readonly number[]): boolean {
  const [first = 0, ...others] = span;
  const last = span.at(-1) as number;
  const between = text.slice(first, last).filter((_, at) => !span.includes(first + at));
  if (between.length === 0) return true;
  if (others.length === 1 && particles.has(text[last] as string) && between.length <= 4) return true;
  return [...between, ...others.map((at) => text[at] as string)].every(
    (word, index) => determiners.has(word) === index < between.length,
  );
}

function spansOf(count: number): number[][] {
  const masks = Array.from({ length: 2 ** count }, (_, mask) => mask);
  const places = Array.from({ length: count }, (_, at) => at);
  return masks.map((mask) => places.filter((at) => (mask & (1 << at)) !== 0)).filter((span) => span.length > 1);
}

test('those that are found are all that the lexicon knows among the words, each once', () => {
  const known = new Set([...concepts().synonyms.keys(), ...slotsByKey().keys()]);
  const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(text, (some) => {
      const stems = some.map((word) => englishWord(word).stem);
      const expected = spansOf(some.length).filter(
        (span) => mayBePhrase(some, span) && known.has(span.map((at) => stems[at]).join(' ')),
      );
      const found = findPhrases(some.map(englishWord)).map(({ span }) => span.join(' '));
      expect(found.toSorted()).toEqual(expected.map((span) => span.join(' ')).toSorted());
    }),
    { numRuns: 500 },
  );
});
