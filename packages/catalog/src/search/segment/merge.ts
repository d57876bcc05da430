/** Several segments to one, without reading any text again. Documents come out sorted by id. */
import { byCodePoint } from '../../order.ts';
import { createExactKeys } from '../exact.ts';
import { invert, startsOf } from './invert.ts';
import { SEQUENCE_FIELDS, type Segment, type SequenceField, type Sequences } from './segment.ts';

/** A segment to be merged; `removed` is 1 for each document that is left out. */
export interface MergeSource {
  readonly segment: Segment;
  readonly removed?: Uint8Array;
}

/** A document that stays: where it is now, and its number in the merged segment is its place in the list. */
interface Kept {
  readonly source: number;
  readonly document: number;
  readonly id: string;
}

/** One segment that holds every document that is not removed. Equal documents give equal segments. */
export function mergeSegments(sources: readonly MergeSource[]): Segment {
  const kept = keptDocuments(sources);
  const forward = sources.map(({ segment }) => forwardPostings(segment));
  const allTerms = mergedTerms(sources, forward, kept);
  const numbers = new Map(allTerms.map((term, number) => [term, number]));
  const renumber = sources.map(({ segment }) => Int32Array.from(segment.terms, (term) => numbers.get(term) ?? -1));
  const documents = kept.map(
    ({ source, document }) => segmentOf(sources, source).documents[document] as Segment['documents'][number],
  );
  const sequences = Object.fromEntries(
    SEQUENCE_FIELDS.map((field) => [field, mergedSequences(sources, kept, renumber, field)]),
  ) as Record<SequenceField, Sequences>;
  return {
    documents,
    terms: allTerms,
    postings: invert(concatenated(forward, kept, renumber), allTerms.length),
    sequences,
    exact: createExactKeys(documents),
  };
}

function segmentOf(sources: readonly MergeSource[], source: number): Segment {
  return (sources[source] as MergeSource).segment;
}

function keptDocuments(sources: readonly MergeSource[]): Kept[] {
  const kept: Kept[] = [];
  for (const [source, { segment, removed }] of sources.entries()) {
    for (const [document, { id }] of segment.documents.entries()) {
      if (removed?.[document] !== 1) kept.push({ source, document, id });
    }
  }
  return kept.sort((a, b) => byCodePoint(a.id, b.id));
}

interface Forward {
  /** Postings of document `d` stand at `starts[d]` up to `starts[d + 1]`. */
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly impacts: Uint8Array;
  readonly fields: Uint8Array;
}

function forwardPostings({ documents, terms, postings }: Segment): Forward {
  const starts = startsOf(postings.documents, documents.length);
  const next = starts.slice();
  const size = postings.documents.length;
  const forward = { starts, terms: new Uint32Array(size), impacts: new Uint8Array(size), fields: new Uint8Array(size) };
  for (let term = 0; term < terms.length; term++) {
    for (let from = postings.starts[term] as number; from < (postings.starts[term + 1] as number); from++) {
      const document = postings.documents[from] as number;
      const to = next[document] as number;
      next[document] = to + 1;
      forward.terms[to] = term;
      forward.impacts[to] = postings.impacts[from] as number;
      forward.fields[to] = postings.fields[from] as number;
    }
  }
  return forward;
}

/** The terms that some kept document holds, sorted. */
function mergedTerms(sources: readonly MergeSource[], forward: readonly Forward[], kept: readonly Kept[]): string[] {
  const held = sources.map(({ segment }) => new Uint8Array(segment.terms.length));
  for (const { source, document } of kept) {
    const { starts, terms } = forward[source] as Forward;
    const flags = held[source] as Uint8Array;
    for (let at = starts[document] as number; at < (starts[document + 1] as number); at++)
      flags[terms[at] as number] = 1;
  }
  const all = new Set<string>();
  for (const [source, flags] of held.entries()) {
    for (const [number, term] of segmentOf(sources, source).terms.entries()) if (flags[number] === 1) all.add(term);
  }
  return [...all].sort();
}

function concatenated(forward: readonly Forward[], kept: readonly Kept[], renumber: readonly Int32Array[]) {
  let size = 0;
  for (const { source, document } of kept) {
    const { starts } = forward[source] as Forward;
    size += (starts[document + 1] as number) - (starts[document] as number);
  }
  const all = {
    terms: new Uint32Array(size),
    documents: new Uint32Array(size),
    impacts: new Uint8Array(size),
    fields: new Uint8Array(size),
  };
  let to = 0;
  for (const [number, { source, document }] of kept.entries()) {
    const { starts, terms, impacts, fields } = forward[source] as Forward;
    const numbers = renumber[source] as Int32Array;
    for (let from = starts[document] as number; from < (starts[document + 1] as number); from++, to++) {
      all.terms[to] = numbers[terms[from] as number] as number;
      all.documents[to] = number;
      all.impacts[to] = impacts[from] as number;
      all.fields[to] = fields[from] as number;
    }
  }
  return all;
}

function mergedSequences(
  sources: readonly MergeSource[],
  kept: readonly Kept[],
  renumber: readonly Int32Array[],
  field: SequenceField,
): Sequences {
  const starts = new Uint32Array(kept.length + 1);
  const all: number[] = [];
  for (const [number, { source, document }] of kept.entries()) {
    const sequence = segmentOf(sources, source).sequences[field];
    const numbers = renumber[source] as Int32Array;
    for (let at = sequence.starts[document] as number; at < (sequence.starts[document + 1] as number); at++) {
      all.push(numbers[sequence.terms[at] as number] as number);
    }
    starts[number + 1] = all.length;
  }
  return { starts, terms: Uint32Array.from(all) };
}
