/** Words cut short, as identifiers have them: `dir` for `directory`, `exec` for `execute`. */
import { byCodePoint } from '../../order.ts';
import type { Corpus, CorpusTerm } from '../corpus.ts';

/** Shorter words begin too much, longer ones are hardly cut short. */
const MIN_CHARS = 3;
const MAX_CHARS = 5;
/** Letters that were cut off at least; with fewer it is an inflection. */
const MIN_CUT_CHARS = 2;
/** A beginning that more terms share says too little. */
const MAX_TERMS = 24;
const KEPT_TERMS = 2;

/** The most frequent terms that begin so. */
export function longForms(word: string, corpus: Corpus): CorpusTerm[] {
  if (word.length < MIN_CHARS || word.length > MAX_CHARS) return [];
  const found = new Map<string, CorpusTerm>();
  for (const { segment } of corpus.parts) {
    for (const text of termsFrom(segment.terms, word)) {
      if (text.length >= word.length + MIN_CUT_CHARS) found.set(text, corpus.term(text));
      if (found.size > MAX_TERMS) return [];
    }
  }
  const alive = [...found.values()].filter(({ frequency }) => frequency > 0);
  return alive.sort((a, b) => b.frequency - a.frequency || byCodePoint(a.text, b.text)).slice(0, KEPT_TERMS);
}

/** The terms that begin so, out of sorted ones. */
export function* termsFrom(terms: readonly string[], beginning: string): Generator<string> {
  for (let at = firstFrom(terms, beginning); terms[at]?.startsWith(beginning); at++) yield terms[at] as string;
}

/** The place of the first term that is not below `wanted`. */
function firstFrom(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
