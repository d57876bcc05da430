/**
 * A segment: the postings of some documents, read once into typed arrays and never changed. An engine is a few
 * segments; only how rare a term is depends on all of them.
 */
import type { IndexedDocument } from '../document.ts';

/** An immutable part of the index. Term and document numbers are positions in `terms` and `documents`. */
export interface Segment {
  readonly documents: readonly IndexedDocument[];
  /** Distinct terms, sorted by UTF-16 unit. */
  readonly terms: readonly string[];
  /** Postings of term `t` stand at `starts[t]` up to `starts[t + 1]`, by rising document number. */
  readonly starts: Uint32Array;
  readonly postingDocuments: Uint32Array;
  /** How much the document is about the term, 1..255, see `impactOf`. */
  readonly postingImpacts: Uint8Array;
  /** Bit `i` is set where the term stands in `FIELDS[i]`. */
  readonly postingFields: Uint8Array;
  /** Term numbers of document `d`'s name, in order, stand at `nameStarts[d]` up to `nameStarts[d + 1]`. */
  readonly nameStarts: Uint32Array;
  readonly nameTerms: Uint32Array;
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
