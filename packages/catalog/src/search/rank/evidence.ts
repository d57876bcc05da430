/**
 * What speaks for a document: for every group of the query, the best of its alternatives. First every document that
 * holds any term gets its sum; then the best of them are looked at group by group.
 */
import type { Corpus, CorpusTerm, PostingRange } from '../corpus.ts';
import type { Alternative, Group, Query } from '../query/query.ts';
import { IMPACT_MAX } from '../segment/impact.ts';
import type { Segment } from '../segment/segment.ts';
import { type RowSums, type Scratch, scratchOf } from './scratch.ts';
import { bestDocuments } from './top.ts';

/** The evidence for some documents, a row each, a cell for each group. */
export interface Evidence {
  readonly documents: readonly number[];
  readonly groupCount: number;
  /** Sum of each row, falling. */
  readonly totals: readonly number[];
  /** Row by row: what the best alternative of each group adds, or 0. */
  readonly values: Float32Array;
  /** Row by row: the position of that alternative. A group has far fewer than 256: the lexicon gives 48 for all of them. */
  readonly chosen: Uint8Array;
  /** Row by row: in which fields it stands. */
  readonly fields: Uint8Array;
}

/**
 * Collects evidence for the `limit` documents with the highest sums; equal sums in the order of their ids. Its cells are
 * working arrays of the corpus: they hold until the next search.
 */
export function collectEvidence({ groups }: Query, corpus: Corpus, limit: number): Evidence {
  const scratch = scratchOf(corpus);
  for (const group of groups) addGroup(group, scratch);
  const documents = bestDocuments(scratch, corpus, limit);
  const totals = documents.map((document) => scratch.totals[document] as number);
  scratch.clear();
  const cells = scratch.cellsFor(documents.length, groups.length);
  for (let row = 0; row < documents.length; row++) scratch.rows[documents[row] as number] = row + 1;
  const evidence: Evidence = { documents, groupCount: groups.length, totals, ...cells };
  for (let column = 0; column < groups.length; column++) {
    fillColumn(evidence, column, groups[column] as Group, scratch);
  }
  for (const document of documents) scratch.rows[document] = 0;
  return evidence;
}

/** What one unit of impact of a term adds: a phrase of n terms counts as the square root of n words. */
function factorOf({ weight, terms }: Alternative, term: number): number {
  return (weight * (terms[term]?.rarity ?? 0)) / (IMPACT_MAX * Math.sqrt(terms.length));
}

function addGroup({ alternatives }: Group, scratch: Scratch): void {
  const [only, ...others] = alternatives;
  if (only === undefined) return;
  if (others.length === 0 && only.terms.length === 1) {
    forEachRange(only, scratch.addToTotals);
    return;
  }
  for (const alternative of alternatives) {
    if (alternative.terms.length === 1) {
      forEachRange(alternative, scratch.raiseBest);
    } else {
      forEachRange(alternative, scratch.addToPhrase);
      scratch.keepBestPhrase();
    }
  }
  scratch.addBest();
}

function forEachRange(alternative: Alternative, see: (range: PostingRange, factor: number) => void): void {
  for (let term = 0; term < alternative.terms.length; term++) {
    const factor = factorOf(alternative, term);
    for (const range of (alternative.terms[term] as CorpusTerm).ranges) see(range, factor);
  }
}

function fillColumn(evidence: Evidence, column: number, { alternatives }: Group, { rows, sums }: Scratch): void {
  const { documents, groupCount, values, chosen, fields } = evidence;
  for (let position = 0; position < alternatives.length; position++) {
    forEachRange(alternatives[position] as Alternative, (range, factor) => {
      addRange(range, factor, documents, rows, sums);
    });
    for (let at = 0; at < sums.seenCount; at++) {
      const row = sums.seen[at] as number;
      const cell = row * groupCount + column;
      const sum = sums.values[row] as number;
      if (sum > (values[cell] as number)) {
        values[cell] = sum;
        chosen[cell] = position;
        fields[cell] = sums.fields[row] as number;
      }
      sums.values[row] = 0;
      sums.fields[row] = 0;
    }
    sums.seenCount = 0;
  }
}

/** A list this many times longer than the candidates is searched for each of them, a shorter one is walked. */
const WALK_FACTOR = 8;

/** Adds the postings that a range has for the candidates. */
function addRange(
  range: PostingRange,
  factor: number,
  candidates: readonly number[],
  rows: Uint32Array,
  sums: RowSums,
): void {
  const { part, start, end } = range;
  if (end - start > WALK_FACTOR * candidates.length) {
    for (let row = 0; row < candidates.length; row++) {
      const at = findPosting(range, candidates[row] as number);
      if (at >= 0) addPosting(part.segment, at, row, factor, sums);
    }
    return;
  }
  const { documents } = part.segment.postings;
  for (let at = start; at < end; at++) {
    const row = rows[part.offset + (documents[at] as number)] as number;
    if (row > 0) addPosting(part.segment, at, row - 1, factor, sums);
  }
}

function addPosting({ postings }: Segment, at: number, row: number, factor: number, sums: RowSums): void {
  const before = sums.values[row] as number;
  if (before === 0) sums.seen[sums.seenCount++] = row;
  sums.values[row] = before + factor * (postings.impacts[at] as number);
  sums.fields[row] = (sums.fields[row] as number) | (postings.fields[at] as number);
}

/** The place of a document's posting in a range, or -1. */
function findPosting({ part, start, end }: PostingRange, document: number): number {
  const { documents } = part.segment.postings;
  const wanted = document - part.offset;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && documents[low] === wanted ? low : -1;
}
