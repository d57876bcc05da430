/**
 * Terms of the index that look like a word it does not know: a slip of the finger, another inflection, a part of a
 * longer word. Candidates come from shared letter triples, and are then compared in full.
 */
import type { Segment } from '../segment/segment.ts';

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

interface TripleIndex {
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly shared: Uint8Array;
}

const indexes = new WeakMap<Segment, TripleIndex>();

/** The most similar terms of a segment, best first. Words of fewer than four letters have none. */
export function similarTerms(segment: Segment, word: string): SimilarTerm[] {
  if (word.length < MIN_CHARS) return [];
  const index = tripleIndex(segment);
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
  const enough = Math.max(2, Math.floor(triples.length * 0.3));
  for (const number of touched) {
    const count = index.shared[number] ?? 0;
    index.shared[number] = 0;
    if (count < enough) continue;
    const term = segment.terms[number] ?? '';
    const similarity = similarityOf(word, term);
    if (similarity >= MIN_SIMILARITY) found.push({ term, similarity });
  }
  return found.sort((a, b) => b.similarity - a.similarity || (a.term < b.term ? -1 : 1)).slice(0, MAX_TERMS);
}

/** The better of: share of letters that need no edit, share of the longer word that the common beginning makes up. */
function similarityOf(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const begin = commonBeginning(a, b);
  const byBeginning = begin >= 7 || (begin >= 5 && begin >= 0.7 * longer) ? begin / longer : 0;
  // Slips seldom touch the first letter, and short words have many neighbours there.
  if (begin === 0 && a[0] !== b[1] && longer < 6) return byBeginning;
  const allowed = longer >= 8 ? 2 : 1;
  const edits = Math.abs(a.length - b.length) > allowed ? Number.POSITIVE_INFINITY : editDistance(a, b);
  return Math.max(byBeginning, edits <= allowed ? 1 - (0.8 * edits) / longer : 0);
}

function commonBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

function tripleIndex(segment: Segment): TripleIndex {
  let index = indexes.get(segment);
  if (index === undefined) {
    index = buildTripleIndex(segment.terms);
    indexes.set(segment, index);
  }
  return index;
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
