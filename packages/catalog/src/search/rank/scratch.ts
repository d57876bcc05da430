/** Working arrays of one corpus, a cell for each document, kept between queries and all 0 between them. */
import type { Corpus, PostingRange } from '../corpus.ts';

/** Sums in the making. */
export interface Scratch {
  /** The sum of each document. */
  readonly totals: Float32Array;
  /** Documents whose sum is not 0: the first `touchedCount` entries. */
  readonly touched: Uint32Array;
  touchedCount: number;
  /** For each candidate its row plus one. */
  readonly rows: Uint32Array;
  /** What one alternative adds to the rows of the candidates. */
  readonly sums: RowSums;
  /** Cells for the evidence of one query, all 0, good until the next one; there may be more than asked for. */
  cellsFor(rowCount: number, groupCount: number): Cells;
  /** Adds a term's postings to the sums. */
  addToTotals(range: PostingRange, factor: number): void;
  /** Raises the best alternative of the group at hand by an alternative of one term. */
  raiseBest(range: PostingRange, factor: number): void;
  /** Adds a term's postings to the phrase at hand. */
  addToPhrase(range: PostingRange, factor: number): void;
  /** Ends a phrase: documents keep it where it is the best alternative of the group so far. */
  keepBestPhrase(): void;
  /** Ends a group: adds the best alternatives to the sums. */
  addBest(): void;
  clear(): void;
}

/** What one alternative adds to the rows, all 0 between two alternatives. */
export interface RowSums {
  readonly values: Float32Array;
  readonly fields: Uint8Array;
  /** Rows whose value is not 0: the first `seenCount` entries. */
  readonly seen: Uint32Array;
  seenCount: number;
}

/** The cells of `Evidence`. */
export interface Cells {
  readonly values: Float32Array;
  readonly chosen: Uint8Array;
  readonly fields: Uint8Array;
}

const scratches = new WeakMap<Corpus, Scratch>();

/** The working arrays of a corpus. A search is one synchronous step, so that two never share them. */
export function scratchOf(corpus: Corpus): Scratch {
  let scratch = scratches.get(corpus);
  if (scratch === undefined) {
    scratch = createScratch(corpus.numberCount);
    scratches.set(corpus, scratch);
  }
  return scratch;
}

function createScratch(size: number): Scratch {
  const totals = new Float32Array(size);
  const touched = new Uint32Array(size);
  const phrase = createSums(size);
  const best = createSums(size);
  let cells = createCells(0);
  const scratch: Scratch = {
    totals,
    touched,
    touchedCount: 0,
    rows: new Uint32Array(size),
    sums: { values: new Float32Array(size), fields: new Uint8Array(size), seen: new Uint32Array(size), seenCount: 0 },
    cellsFor(rowCount, groupCount) {
      const count = rowCount * groupCount;
      if (cells.values.length < count) cells = createCells(2 * count);
      else for (const column of [cells.values, cells.chosen, cells.fields]) column.fill(0, 0, count);
      return cells;
    },
    addToTotals({ part, start, end }, factor) {
      const { documents, impacts } = part.segment.postings;
      const { offset, removed } = part;
      let count = scratch.touchedCount;
      for (let at = start; at < end; at++) {
        const local = documents[at] as number;
        if (removed !== undefined && removed[local] === 1) continue;
        const document = offset + local;
        const before = totals[document] as number;
        if (before === 0) touched[count++] = document;
        totals[document] = before + factor * (impacts[at] as number);
      }
      scratch.touchedCount = count;
    },
    raiseBest({ part, start, end }, factor) {
      const { documents, impacts } = part.segment.postings;
      const { offset, removed } = part;
      for (let at = start; at < end; at++) {
        const local = documents[at] as number;
        if (removed !== undefined && removed[local] === 1) continue;
        raise(best, offset + local, factor * (impacts[at] as number));
      }
    },
    addToPhrase({ part, start, end }, factor) {
      const { documents, impacts } = part.segment.postings;
      const { offset, removed } = part;
      for (let at = start; at < end; at++) {
        const local = documents[at] as number;
        if (removed !== undefined && removed[local] === 1) continue;
        add(phrase, offset + local, factor * (impacts[at] as number));
      }
    },
    keepBestPhrase() {
      const { values, held } = phrase;
      for (let at = 0; at < phrase.count; at++) {
        const document = held[at] as number;
        raise(best, document, values[document] as number);
        values[document] = 0;
      }
      phrase.count = 0;
    },
    addBest() {
      const { values, held } = best;
      for (let at = 0; at < best.count; at++) {
        const document = held[at] as number;
        const before = totals[document] as number;
        if (before === 0) touched[scratch.touchedCount++] = document;
        totals[document] = before + (values[document] as number);
        values[document] = 0;
      }
      best.count = 0;
    },
    clear() {
      for (let at = 0; at < scratch.touchedCount; at++) totals[touched[at] as number] = 0;
      scratch.touchedCount = 0;
    },
  };
  return scratch;
}

function createCells(count: number): Cells {
  return { values: new Float32Array(count), chosen: new Uint8Array(count), fields: new Uint8Array(count) };
}

/** A sparse list of numbers by document. */
interface Sums {
  readonly values: Float32Array;
  /** Documents whose number is not 0: the first `count` entries. */
  readonly held: Uint32Array;
  count: number;
}

function createSums(size: number): Sums {
  return { values: new Float32Array(size), held: new Uint32Array(size), count: 0 };
}

function add(sums: Sums, document: number, value: number): void {
  const before = sums.values[document] as number;
  if (before === 0) sums.held[sums.count++] = document;
  sums.values[document] = before + value;
}

function raise(sums: Sums, document: number, value: number): void {
  const before = sums.values[document] as number;
  if (before === 0) sums.held[sums.count++] = document;
  if (value > before) sums.values[document] = value;
}
