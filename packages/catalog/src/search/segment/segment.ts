/**
 * A segment: the postings of some documents, read once into typed arrays and never changed. An engine is a few
 * segments; only how rare a term is depends on all of them.
 */

import type { Field, IndexedDocument } from '../document.ts';
import type { ExactKeys } from '../exact.ts';

/** Texts short enough to be compared term by term. */
export const SEQUENCE_FIELDS = ['name', 'head'] as const satisfies readonly Field[];
export type SequenceField = (typeof SEQUENCE_FIELDS)[number];

/** Term numbers of document `d` stand at `starts[d]` up to `starts[d + 1]`; joined forms are left out. */
export interface Sequences {
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
}

/** Postings of term `t` stand at `starts[t]` up to `starts[t + 1]`, by rising document number. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** How much the document is about the term, 1..255, see `impactOf`. */
  readonly impacts: Uint8Array;
  /** Bit `i` is set where the term stands in `FIELDS[i]`. */
  readonly fields: Uint8Array;
}

/** An immutable part of the index. Term and document numbers are positions in `terms` and `documents`. */
export interface Segment {
  /** Sorted by id in code-point order. */
  readonly documents: readonly IndexedDocument[];
  /** Distinct, sorted by UTF-16 unit. */
  readonly terms: readonly string[];
  readonly postings: Postings;
  readonly sequences: Readonly<Record<SequenceField, Sequences>>;
  readonly exact: ExactKeys;
}

const lookups = new WeakMap<Segment, ReadonlyMap<string, number>>();

/** The term numbers of a segment by term; made when first asked for. */
export function termNumbers(segment: Segment): ReadonlyMap<string, number> {
  let lookup = lookups.get(segment);
  if (lookup === undefined) {
    lookup = new Map(segment.terms.map((term, number) => [term, number]));
    lookups.set(segment, lookup);
  }
  return lookup;
}
