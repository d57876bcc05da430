/** Documents to a segment: lunr's builder makes the postings, which are read into typed arrays and let go. */
import lunr from 'lunr';
import { FIELDS, fieldTexts, type SearchDocument } from '../document.ts';
import { analyse, createPipeline, tokenizer } from '../text/analyse.ts';
import { fieldFrequency, impactOf } from './impact.ts';
import type { Segment } from './segment.ts';

/** The parts of lunr's builder that hold postings; public on the object, absent from its typings. */
interface Postings {
  readonly invertedIndex: Readonly<Record<string, unknown>>;
  readonly fieldTermFrequencies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly fieldLengths: Readonly<Record<string, number>>;
}

/** Indexes documents. Their order is kept; ids must be distinct. */
export function buildSegment(documents: readonly SearchDocument[]): Segment {
  const postings = indexWithLunr(documents);
  const terms = Object.keys(postings.invertedIndex).sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const entries = documents.map((_, index) => documentPostings(postings, index, numbers));
  return {
    documents: documents.map(({ id, name, alias, server }) => ({ id, name, alias: alias ?? '', server: server ?? '' })),
    terms,
    ...invert(entries, terms.length),
    ...nameSequences(documents, numbers),
  };
}

function indexWithLunr(documents: readonly SearchDocument[]): Postings {
  const builder = new lunr.Builder();
  builder.tokenizer = tokenizer as typeof lunr.tokenizer;
  builder.pipeline = createPipeline();
  for (const field of FIELDS) builder.field(field);
  for (const [index, document] of documents.entries())
    builder.add({ id: String(index), ...fieldTexts(document), ref: index });
  return builder as unknown as Postings;
}

interface DocumentPosting {
  frequency: number;
  fields: number;
}

/** The weighted frequency and the fields of every term of one document. */
function documentPostings(
  postings: Postings,
  index: number,
  numbers: ReadonlyMap<string, number>,
): Map<number, DocumentPosting> {
  const found = new Map<number, DocumentPosting>();
  for (const [bit, field] of FIELDS.entries()) {
    const reference = `${field}/${index}`;
    const frequencies = postings.fieldTermFrequencies[reference] ?? {};
    const length = postings.fieldLengths[reference] ?? 0;
    for (const term in frequencies) {
      const number = numbers.get(term) ?? 0;
      const posting = found.get(number) ?? { frequency: 0, fields: 0 };
      posting.frequency += fieldFrequency(field, frequencies[term] ?? 0, length);
      posting.fields |= 1 << bit;
      found.set(number, posting);
    }
  }
  return found;
}

/** Postings by document to postings by term. */
function invert(entries: readonly ReadonlyMap<number, DocumentPosting>[], termCount: number) {
  const starts = new Uint32Array(termCount + 1);
  for (const entry of entries) for (const number of entry.keys()) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const total = starts[termCount] ?? 0;
  const postingDocuments = new Uint32Array(total);
  const postingImpacts = new Uint8Array(total);
  const postingFields = new Uint8Array(total);
  const next = starts.slice();
  for (const [index, entry] of entries.entries()) {
    for (const [number, { frequency, fields }] of entry) {
      const at = next[number] ?? 0;
      next[number] = at + 1;
      postingDocuments[at] = index;
      postingImpacts[at] = impactOf(frequency);
      postingFields[at] = fields;
    }
  }
  return { starts, postingDocuments, postingImpacts, postingFields };
}

function nameSequences(documents: readonly SearchDocument[], numbers: ReadonlyMap<string, number>) {
  const nameStarts = new Uint32Array(documents.length + 1);
  const sequence: number[] = [];
  for (const [index, { name }] of documents.entries()) {
    for (const term of analyse(name)) sequence.push(numbers.get(term) ?? 0);
    nameStarts[index + 1] = sequence.length;
  }
  return { nameStarts, nameTerms: Uint32Array.from(sequence) };
}
