/** Postings turned round: what each document holds, to who holds each term. */
import type { Postings } from './segment.ts';

/** Postings by document, in parallel lists; `documents` must not fall. */
export interface ForwardPostings {
  readonly terms: ArrayLike<number>;
  readonly documents: ArrayLike<number>;
  readonly impacts: ArrayLike<number>;
  readonly fields: ArrayLike<number>;
}

/** A counting sort by term; linear, and stable, so that document numbers rise within a term. */
export function invert({ terms, documents, impacts, fields }: ForwardPostings, termCount: number): Postings {
  const starts = startsOf(terms, termCount);
  const next = starts.slice();
  const inverted = {
    starts,
    documents: new Uint32Array(terms.length),
    impacts: new Uint8Array(terms.length),
    fields: new Uint8Array(terms.length),
  };
  for (let from = 0; from < terms.length; from++) {
    const term = terms[from] as number;
    const to = next[term] as number;
    next[term] = to + 1;
    inverted.documents[to] = documents[from] as number;
    inverted.impacts[to] = impacts[from] as number;
    inverted.fields[to] = fields[from] as number;
  }
  return inverted;
}

/** Where each of `count` numbers begins once the list is sorted by number; one more entry marks the end. */
export function startsOf(numbers: ArrayLike<number>, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    starts[number + 1] = (starts[number + 1] as number) + 1;
  }
  for (let number = 0; number < count; number++) {
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  }
  return starts;
}
