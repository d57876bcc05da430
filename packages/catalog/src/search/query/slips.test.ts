import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '../engine.ts';
import { readQuery } from '../lexicon/index.ts';

const NOUNS = 'invoice contract booking recipe holiday payment password customer order meeting'.split(' ');
const TOOLS = NOUNS.flatMap((noun) =>
  ['create', 'delete'].map((verb) => ({
    id: `plugin:desk:${verb}_${noun}`,
    name: `${verb}_${noun}`,
    owner: 'desk',
    description: `${verb} one ${noun} of the back office.`,
  })),
);
const engine = createSearchEngine({ expand: (query, written) => readQuery(query, written) }).with({ add: TOOLS });

describe('a slip of the finger', () => {
  test.each([
    ['in a form that the stemmer knows by heart', 'paymet', 'payment'],
    ['that keeps the stemmer from its work', 'cutomer', 'customer'],
    ['in an ending', 'boking', 'booking'],
    ['that leaves an e in its place', 'rcipe', 'recipe'],
    ['of two letters of a short word', 'odrer', 'order'],
    ['that looks like a word of another language', 'contrct', 'contract'],
    ['that looks like another word of another language', 'invoce', 'invoice'],
  ])('%s finds its word: %s', (_, slip, word) => {
    expect(engine.search(`create ${slip}`, { limit: 1 }).hits[0]?.id).toBe(`plugin:desk:create_${word}`);
  });

  test('in any one place of any word finds its word', () => {
    for (const noun of NOUNS) {
      for (let at = 1; at < noun.length - 1; at++) {
        const slips = [
          noun.slice(0, at) + noun.slice(at + 1),
          noun.slice(0, at) + noun.charAt(at + 1) + noun.charAt(at) + noun.slice(at + 2),
          `${noun.slice(0, at)}x${noun.slice(at + 1)}`,
        ];
        for (const slip of slips) {
          const [hit] = engine.search(`create ${slip}`, { limit: 1 }).hits;
          expect(`${slip}: ${hit?.id}`).toBe(`${slip}: plugin:desk:create_${noun}`);
        }
      }
    }
  });
});
