/** The phrases that the lexicon knows among the words of a query, also where other words stand between theirs. */
import type { EnglishWord } from './english-words.ts';
import type { KnownPhrase, PhraseNode } from './phrase-tree.ts';

/** A known phrase of several words in its place. */
export interface PlacedPhrase {
  readonly known: KnownPhrase;
  /** Positions of its words, rising. */
  readonly span: readonly number[];
}

/** Words that may stand inside a phrase and change nothing: `stop my server`. */
const DETERMINERS = new Set('a an the my your our his her its their this that these those some any each'.split(' '));
/** What belongs to a verb some words before it: `turn the noisy alert off`. */
const PARTICLES = new Set('off on out up down back away aside over apart together through around'.split(' '));
/** Words between a verb and its particle. */
const WIDEST_GAP = 4;

/** Every known phrase of several words: longer ones first, those of one length in the order in which they begin. */
export function findPhrases(words: readonly EnglishWord[]): readonly PlacedPhrase[] {
  const found: PlacedPhrase[] = [];
  for (let start = 0; start < words.length; start++) {
    const { begins } = words[start] as EnglishWord;
    if (begins?.next === undefined) continue;
    addUnbroken(begins, words, start, found);
    addAcrossDeterminers(begins, words, start, found);
    addParted(begins, words, start, found);
  }
  return found.sort((a, b) => b.span.length - a.span.length);
}

/** Adds the phrases from `start` on whose words stand side by side. */
function addUnbroken(first: PhraseNode, words: readonly EnglishWord[], start: number, found: PlacedPhrase[]): void {
  let node: PhraseNode | undefined = first;
  for (let at = start + 1; at < words.length && node?.next !== undefined; at++) {
    node = node.next.get((words[at] as EnglishWord).stem);
    if (node?.known !== undefined) found.push({ known: node.known, span: range(start, at) });
  }
}

/** Adds those that determiners stand in and are no words of. */
function addAcrossDeterminers(
  first: PhraseNode,
  words: readonly EnglishWord[],
  start: number,
  found: PlacedPhrase[],
): void {
  const span = [start];
  let node: PhraseNode | undefined = first;
  for (let at = start + 1; at < words.length && node?.next !== undefined; at++) {
    const { text, stem } = words[at] as EnglishWord;
    if (DETERMINERS.has(text)) continue;
    span.push(at);
    node = node.next.get(stem);
    const isBroken = at >= start + span.length;
    if (isBroken && node?.known !== undefined) found.push({ known: node.known, span: [...span] });
  }
}

/** Adds verbs with a particle that more than determiners part from them. */
function addParted(first: PhraseNode, words: readonly EnglishWord[], start: number, found: PlacedPhrase[]): void {
  const end = Math.min(words.length, start + 2 + WIDEST_GAP);
  let isParted = false;
  for (let at = start + 1; at < end; at++) {
    const { text, stem } = words[at] as EnglishWord;
    if (isParted && PARTICLES.has(text)) {
      const known = first.next?.get(stem)?.known;
      if (known !== undefined) found.push({ known, span: [start, at] });
    }
    isParted ||= !DETERMINERS.has(text);
  }
}

/** The positions from `first` to `last`. */
function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
