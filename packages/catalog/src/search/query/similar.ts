/**
 * Terms of the index that look like a word it does not know: a slip of the finger, another inflection, a part of a
 * longer word. Candidates come from shared letter triples, and are then compared in full.
 */
import { editDistance } from '../../edit-distance.ts';
import { byCodePoint } from '../../order.ts';
import { remembering } from '../remember.ts';
import { type Segment, termNumbers } from '../segment/segment.ts';
import { irregularForms } from '../text/stem.ts';

export interface SimilarTerm {
  readonly term: string;
  /** 0..1, 1 is the same word. */
  readonly similarity: number;
}

/** Buckets that letter triples are hashed to; a shared bucket only proposes a term. */
const BUCKETS = 1 << 14;
const MIN_CHARS = 4;
const MIN_SIMILARITY = 0.6;
const MAX_TERMS = 3;
/** Terms that share less of a word's triples are not compared; one slip of the finger touches three of them. */
const MIN_SHARED = 0.3;

/** A common beginning of so many letters is the same stem, a shorter one where it is most of the longer word. */
const STEM_CHARS = 7;
const SHORT_STEM = { chars: 5, share: 0.7 };
/** From this length on two edits may be slips, below it one. */
const TWO_EDITS_FROM_CHARS = 8;
/** Below this length words have many neighbours that differ in the first letter, which slips seldom touch. */
const SAFE_FIRST_LETTER_CHARS = 6;
/** What an edit takes away, as a share of the letter it touches: a slip is still nearly the word. */
const EDIT_COST = 0.8;

interface TripleIndex {
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly shared: Uint8Array;
}

/** Words remembered of one segment: names of people, places and products come again. */
const REMEMBERED_WORDS = 1_024;

const lookups = new WeakMap<Segment, (word: string) => readonly SimilarTerm[]>();

/** The most similar terms of a segment, best first. Words of fewer than four letters have none. */
export function similarTerms(segment: Segment, word: string): readonly SimilarTerm[] {
  let lookup = lookups.get(segment);
  if (lookup === undefined) {
    const spellings = spellingsOf(segment);
    const index = buildTripleIndex(spellings.map(({ spelling }) => spelling));
    lookup = remembering((text) => findSimilar(spellings, index, text), REMEMBERED_WORDS);
    lookups.set(segment, lookup);
  }
  return word.length < MIN_CHARS ? [] : lookup(word);
}

/** A way to write a term. */
interface Spelling {
  readonly spelling: string;
  readonly term: string;
}

/** The terms as they are, and the irregular forms that stand for them: a slip in `payment` looks like nothing in `pay`. */
function spellingsOf(segment: Segment): readonly Spelling[] {
  const numbers = termNumbers(segment);
  const irregular = irregularForms().filter(({ form, stem }) => numbers.has(stem) && !numbers.has(form));
  return [
    ...segment.terms.map((term) => ({ spelling: term, term })),
    ...irregular.map(({ form, stem }) => ({ spelling: form, term: stem })),
  ];
}

function findSimilar(spellings: readonly Spelling[], index: TripleIndex, word: string): SimilarTerm[] {
  const touched: number[] = [];
  const triples = triplesOf(word);
  for (const bucket of triples) {
    for (let at = index.starts[bucket] ?? 0; at < (index.starts[bucket + 1] ?? 0); at++) {
      const term = index.terms[at] ?? 0;
      const count = index.shared[term] ?? 0;
      if (count === 0) touched.push(term);
      index.shared[term] = count + 1;
    }
  }
  const found: SimilarTerm[] = [];
  const enough = Math.max(2, Math.floor(triples.length * MIN_SHARED));
  for (const number of touched) {
    const count = index.shared[number] ?? 0;
    index.shared[number] = 0;
    const { spelling, term } = spellings[number] as Spelling;
    // Two letters that have changed places leave a single triple of a short word.
    if (count < enough && !hasSameLetters(word, spelling)) continue;
    const similarity = similarityOf(word, spelling);
    if (similarity >= MIN_SIMILARITY) found.push({ term, similarity });
  }
  return found.sort((a, b) => b.similarity - a.similarity || byCodePoint(a.term, b.term)).slice(0, MAX_TERMS);
}

/** The better of: share of letters that need no edit, share of the longer word that the common beginning makes up. */
function similarityOf(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const begin = commonBeginning(a, b);
  const isStem = begin >= STEM_CHARS || (begin >= SHORT_STEM.chars && begin >= SHORT_STEM.share * longer);
  const byBeginning = isStem ? begin / longer : 0;
  if (begin === 0 && a[0] !== b[1] && longer < SAFE_FIRST_LETTER_CHARS) return byBeginning;
  const allowed = longer >= TWO_EDITS_FROM_CHARS ? 2 : 1;
  const edits = Math.abs(a.length - b.length) > allowed ? Number.POSITIVE_INFINITY : editDistance(a, b);
  return Math.max(byBeginning, edits <= allowed ? 1 - (EDIT_COST * edits) / longer : 0);
}

function hasSameLetters(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

function commonBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function buildTripleIndex(terms: readonly string[]): TripleIndex {
  const starts = new Uint32Array(BUCKETS + 1);
  const buckets = terms.map((term) => (term.length < MIN_CHARS - 1 ? [] : triplesOf(term)));
  for (const list of buckets) for (const bucket of list) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const numbers = new Uint32Array(starts[BUCKETS] ?? 0);
  const next = starts.slice();
  for (const [number, list] of buckets.entries()) {
    for (const bucket of list) {
      const at = next[bucket] ?? 0;
      next[bucket] = at + 1;
      numbers[at] = number;
    }
  }
  return { starts, terms: numbers, shared: new Uint8Array(terms.length) };
}

/** Distinct buckets of the letter triples of a word, its edges included. */
function triplesOf(word: string): number[] {
  const buckets: number[] = [];
  let before = 1;
  let current = word.charCodeAt(0);
  for (let at = 1; at <= word.length; at++) {
    const next = at < word.length ? word.charCodeAt(at) : 1;
    const bucket = (Math.imul(Math.imul(before, 31) + current, 31) + next) & (BUCKETS - 1);
    if (!buckets.includes(bucket)) buckets.push(bucket);
    before = current;
    current = next;
  }
  return buckets;
}
