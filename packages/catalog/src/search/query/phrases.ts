/** Phrases of a lexicon as terms of a corpus. A lexicon says the same few thousand again and again. */
import type { Corpus, CorpusTerm } from '../corpus.ts';
import { remembering } from '../remember.ts';
import { analyse } from '../text/analyse.ts';
import { isAction } from './action-words.ts';

/** A phrase that some live document holds a term of. */
export interface Phrase {
  readonly terms: readonly CorpusTerm[];
  /** Of its rarest known term. */
  readonly rarity: number;
  /** How much it says as a whole: n terms say as much as the square root of n words. */
  readonly says: number;
  /** It names what is done, and no thing. */
  readonly isAction: boolean;
}

const REMEMBERED_PHRASES = 4_096;

/** The distinct terms of a phrase, joined forms left out. */
export const phraseTerms: (phrase: string) => readonly string[] = remembering(
  (phrase) => [...new Set(analyse(phrase).flatMap(({ form, term }) => (form === 'joined' ? [] : [term])))],
  REMEMBERED_PHRASES,
);

type ReadPhrase = (phrase: string) => Phrase | undefined;

const readers = new WeakMap<Corpus, ReadPhrase>();

/** The reader of phrases of a corpus. It gives nothing for a phrase whose terms no live document holds. */
export function phrasesOf(corpus: Corpus): ReadPhrase {
  let reader = readers.get(corpus);
  if (reader === undefined) {
    reader = remembering((phrase) => readPhrase(phrase, corpus), REMEMBERED_PHRASES);
    readers.set(corpus, reader);
  }
  return reader;
}

function readPhrase(phrase: string, corpus: Corpus): Phrase | undefined {
  const terms = phraseTerms(phrase).map((text) => corpus.term(text));
  const known = terms.filter(({ frequency }) => frequency > 0);
  if (known.length === 0) return undefined;
  return {
    terms,
    rarity: Math.max(...known.map(({ rarity }) => rarity)),
    says: terms.reduce((sum, { rarity }) => sum + rarity, 0) / Math.sqrt(terms.length),
    isAction: terms.every(({ text }) => isAction(text)),
  };
}
