/** The segments of one engine seen as a whole: which documents are alive, and how rare a term is among them. */
import { byCodePoint } from '../order.ts';
import type { IndexedDocument } from './document.ts';
import { remembering } from './remember.ts';
import { type Segment, termNumbers } from './segment/segment.ts';

/** A segment in its place. Documents of the corpus are numbered through; removed ones keep their number. */
export interface Part {
  readonly segment: Segment;
  /** The number of the segment's first document in the corpus. */
  readonly offset: number;
  /** 1 for each document of the segment that is gone; absent where none is. */
  readonly removed?: Uint8Array;
}

/** The postings of one term in one part. */
export interface PostingRange {
  readonly part: Part;
  /** The term's number in the part's segment. */
  readonly term: number;
  readonly start: number;
  readonly end: number;
}

/** A term as the corpus knows it. */
export interface CorpusTerm {
  readonly text: string;
  readonly ranges: readonly PostingRange[];
  /** Live documents that hold it. */
  readonly frequency: number;
  /**
   * How much it says: the probabilistic inverse document frequency of BM25 (S. Robertson, H. Zaragoza, "The
   * Probabilistic Relevance Framework: BM25 and Beyond", 2009), kept above 0.
   */
  readonly rarity: number;
}

export interface Corpus {
  readonly parts: readonly Part[];
  /** Document numbers are below this. */
  readonly numberCount: number;
  readonly liveCount: number;
  /** Frequency 0 for a term that no live document holds. */
  term(term: string): CorpusTerm;
  /** The part that a document number lies in. */
  partOf(document: number): Part;
  document(document: number): IndexedDocument;
  /** Below 0 where the id of the first comes before that of the second in code-point order. */
  compareIds(a: number, b: number): number;
}

/** Terms remembered of one corpus; queries repeat few words. */
const REMEMBERED_TERMS = 4_096;

/** Puts segments side by side. */
export function createCorpus(sources: readonly Omit<Part, 'offset'>[]): Corpus {
  const parts: Part[] = [];
  let numberCount = 0;
  let liveCount = 0;
  for (const source of sources) {
    parts.push({ ...source, offset: numberCount });
    const size = source.segment.documents.length;
    numberCount += size;
    liveCount += size - (source.removed?.reduce((sum, flag) => sum + flag, 0) ?? 0);
  }
  const partOf = (document: number) => {
    let at = parts.length - 1;
    while (at > 0 && (parts[at] as Part).offset > document) at--;
    return parts[at] as Part;
  };
  const idOf = (document: number) => {
    const { segment, offset } = partOf(document);
    return (segment.documents[document - offset] as IndexedDocument).id;
  };
  return {
    parts,
    numberCount,
    liveCount,
    term: remembering((term) => findTerm(parts, liveCount, term), REMEMBERED_TERMS),
    partOf,
    document(document) {
      const { segment, offset } = partOf(document);
      return segment.documents[document - offset] as IndexedDocument;
    },
    // The documents of a segment are numbered by id.
    compareIds: (a, b) => (partOf(a) === partOf(b) ? a - b : byCodePoint(idOf(a), idOf(b))),
  };
}

function findTerm(parts: readonly Part[], liveCount: number, term: string): CorpusTerm {
  const ranges: PostingRange[] = [];
  for (const part of parts) {
    const number = termNumbers(part.segment).get(term);
    if (number === undefined) continue;
    const { starts } = part.segment.postings;
    ranges.push({ part, term: number, start: starts[number] as number, end: starts[number + 1] as number });
  }
  const frequency = ranges.reduce((sum, range) => sum + liveIn(range), 0);
  return { text: term, ranges, frequency, rarity: Math.log(1 + (liveCount - frequency + 0.5) / (frequency + 0.5)) };
}

function liveIn({ part, start, end }: PostingRange): number {
  const { removed, segment } = part;
  if (removed === undefined) return end - start;
  let live = 0;
  for (let at = start; at < end; at++) live += 1 - (removed[segment.postings.documents[at] as number] as number);
  return live;
}
