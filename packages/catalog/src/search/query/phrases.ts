/** Phrases of a lexicon as terms of a corpus. A lexicon says the same few thousand again and again. */
import type { Corpus, CorpusTerm } from '../corpus.ts';
import { remembering } from '../remember.ts';
import { analyse } from '../text/analyse.ts';
import { isAction } from './action-words.ts';

/** A phrase that some live document holds a term of. */
export interface CorpusPhrase {
  readonly terms: readonly CorpusTerm[];
  /** Of its rarest term that some live document holds. */
  readonly rarity: number;
  /** Of the phrase as a whole: n words together say as much as the square root of n of them one by one. */
  readonly wholeRarity: number;
  /** It names what is done, and no thing. */
  readonly isAction: boolean;
}

const REMEMBERED_PHRASES = 4_096;

/** The distinct terms of a phrase, joined forms left out. */
export const phraseTerms: (phrase: string) => readonly string[] = remembering(
  (phrase) => [...new Set(analyse(phrase).flatMap(({ form, term }) => (form === 'joined' ? [] : [term])))],
  REMEMBERED_PHRASES,
);

/** Reads a phrase; nothing where no live document holds any term of it. */
export type PhraseReader = (phrase: string) => CorpusPhrase | undefined;

const readers = new WeakMap<Corpus, PhraseReader>();

/** The reader of a corpus. It remembers what it has read. */
export function phraseReader(corpus: Corpus): PhraseReader {
  let reader = readers.get(corpus);
  if (reader === undefined) {
    reader = remembering((phrase) => readPhrase(phrase, corpus), REMEMBERED_PHRASES);
    readers.set(corpus, reader);
  }
  return reader;
}

function readPhrase(phrase: string, corpus: Corpus): CorpusPhrase | undefined {
  const terms = phraseTerms(phrase).map((text) => corpus.term(text));
  const known = terms.filter(({ frequency }) => frequency > 0);
  if (known.length === 0) return undefined;
  return {
    terms,
    rarity: Math.max(...known.map(({ rarity }) => rarity)),
    wholeRarity: terms.reduce((sum, { rarity }) => sum + rarity, 0) / Math.sqrt(terms.length),
    isAction: terms.every(({ text }) => isAction(text)),
  };
}
