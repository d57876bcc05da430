/** The words of a query to groups: what the index knows as written, what it knows joined, what only looks alike. */
import type { Corpus, CorpusTerm } from '../corpus.ts';
import { remembering } from '../remember.ts';
import type { AnalysedWord } from '../text/analyse.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced } from '../text/words.ts';
import { longForms, termsFrom } from './abbreviations.ts';
import { isAction } from './action-words.ts';
import type { Alternative, Group, TermKind } from './query.ts';
import { similarTerms } from './similar.ts';
import { isWeakWord } from './weak-words.ts';

/**
 * How much words say, as shares of a plain word that the index knows. Chosen as the weights of `rank/score.ts` were: by
 * coordinate steps on the development halves, kept where slips and noise did not suffer.
 */
export const WORD_WEIGHTS = {
  /** A word a request is dressed in. */
  weak: 0.3,
  /** A part of an identifier whose joined form is known: `git` of `GitHub`. */
  part: 0.5,
  /** Two neighbouring words that the index knows as one: `web hook`. */
  pair: 0.45,
  /** A word of an identifier that may be cut short: `dir`. */
  abbreviated: 0.6,
  /** A word that only looks alike, times its similarity. */
  similar: 0.7,
  /** A word the index does not know: it may be a name or a value, and need not be found. */
  unknown: 0.45,
  /** An unknown word with a capital: the name of a person, a place, a work. */
  properName: 0.2,
};

const MIN_PAIR_CHARS = 5;
const REMEMBERED_WORDS = 4_096;

/** A word of a query, read. */
export interface ReadWord {
  readonly group: Group;
  /** The letters that longer terms of the index go on with after it; none for a part of an identifier. */
  readonly nextLetters: string;
}

/** Reads the words of queries against one corpus. */
export interface WordReader {
  /** Reads one word; `whole` is the joined identifier that it is a part of. */
  read(word: AnalysedWord, whole: AnalysedWord | undefined): ReadWord;
  /** The group of two plain neighbours that the index knows as one word. */
  readPair(first: AnalysedWord, second: AnalysedWord): Group | undefined;
}

const readers = new WeakMap<Corpus, WordReader>();

/** The reader of a corpus. It remembers plain words: queries repeat few. */
export function wordReader(corpus: Corpus): WordReader {
  let reader = readers.get(corpus);
  if (reader === undefined) {
    reader = createWordReader(corpus);
    readers.set(corpus, reader);
  }
  return reader;
}

function createWordReader(corpus: Corpus): WordReader {
  const readPlain = remembering((text) => plainWord(text, corpus), REMEMBERED_WORDS);
  return {
    read(word, whole) {
      if (word.form === 'plain') return readPlain(word.text);
      return { group: wordGroup(word, whole, corpus), nextLetters: '' };
    },
    readPair(first, second) {
      const joined = first.text + second.text;
      if (joined.length < MIN_PAIR_CHARS || first.form !== 'plain' || second.form !== 'plain') return undefined;
      const term = corpus.term(stem(joined));
      return term.frequency === 0 ? undefined : helping(joined, [said([term], WORD_WEIGHTS.pair, 'joined')]);
    },
  };
}

function plainWord(text: string, corpus: Corpus): ReadWord {
  const word: AnalysedWord = { text, term: stem(text), form: 'plain' };
  return { group: wordGroup(word, undefined, corpus), nextLetters: nextLetters(text, corpus) };
}

function nextLetters(text: string, { parts }: Corpus): string {
  const letters = new Set<string>();
  for (const { segment } of parts) {
    for (const term of termsFrom(segment.terms, text)) letters.add(term.charAt(text.length));
  }
  return [...letters].join('');
}

function wordGroup(word: AnalysedWord, whole: AnalysedWord | undefined, corpus: Corpus): Group {
  const term = corpus.term(word.term);
  if (word.form === 'joined') return helping(word.text, term.frequency > 0 ? [said([term], 1, 'joined')] : []);
  const isWeak = isWeakWord(word.text);
  const partOfKnown = whole !== undefined && corpus.term(whole.term).frequency > 0;
  const weight = (partOfKnown ? WORD_WEIGHTS.part : 1) * (isWeak ? WORD_WEIGHTS.weak : 1);
  const role = isWeak ? 'dressing' : isAction(word.term) ? 'action' : 'thing';
  if (isNumber(word.text)) return helping(word.text, term.frequency > 0 ? [said([term], weight, 'word')] : []);
  const long = word.form === 'part' && !partOfKnown ? longForms(word.term, corpus) : [];
  const longer = long.map((found) => said([found], weight * WORD_WEIGHTS.abbreviated, 'similar'));
  if (term.frequency > 0) {
    const alternatives = [said([term], weight, 'word'), ...longer];
    return { word: word.text, importance: weight * term.rarity, role, alternatives, covers: [] };
  }
  // Half of the letter pairs of an unspaced script straddle two words; the unknown ones say nothing.
  if (isUnspaced(word.text)) return helping(word.text, []);
  // A slip may have kept the stemmer from its work, most often from cutting the last `e`.
  const spellings = new Set([word.term, word.text, word.term.replace(/e$/, '')]);
  const similar = corpus.parts
    .flatMap(({ segment }) => [...spellings].flatMap((spelling) => similarTerms(segment, spelling)))
    .map(({ term: alike, similarity }) =>
      said([corpus.term(alike)], weight * WORD_WEIGHTS.similar * similarity, 'similar'),
    )
    .filter(({ terms }) => terms.every(({ frequency }) => frequency > 0));
  const importance = weight * WORD_WEIGHTS.unknown * term.rarity;
  return { word: word.text, importance, role, alternatives: [...similar, ...longer], covers: [] };
}

/** Whether a group is a word that the index does not know. */
export function isUnknown({ importance, alternatives }: Group): boolean {
  return importance > 0 && alternatives[0]?.kind !== 'word';
}

/** The group of an unknown word, where it is written as a name is. */
export function asName(group: Group): Group {
  return { ...group, importance: (group.importance / WORD_WEIGHTS.unknown) * WORD_WEIGHTS.properName };
}

/** A group that adds where it matches and asks for nothing where it does not. */
function helping(word: string, alternatives: readonly Alternative[]): Group {
  return { word, importance: 0, role: 'dressing', alternatives, covers: [] };
}

function said(terms: readonly CorpusTerm[], weight: number, kind: TermKind): Alternative {
  return { terms, weight, kind };
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
