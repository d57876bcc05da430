/** Documents to a segment: lunr's builder makes the postings, which are read into typed arrays and let go. */
import lunr from 'lunr';
import { FIELDS, type Field, fieldTexts, type SearchDocument } from '../document.ts';
import { createExactKeys } from '../exact.ts';
import { analyse, createPipeline, tokenizer } from '../text/analyse.ts';
import { fieldFrequency, impactOf } from './impact.ts';
import { type ForwardPostings, invert } from './invert.ts';
import type { Segment, Sequences } from './segment.ts';

/** The parts of lunr's builder that hold postings; public on the object, absent from its typings. */
interface LunrPostings {
  readonly invertedIndex: Readonly<Record<string, unknown>>;
  readonly fieldTermFrequencies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly fieldLengths: Readonly<Record<string, number>>;
}

type FieldTexts = Record<Field, string>;

/** Indexes documents. Their order is kept; ids must be distinct. */
export function buildSegment(documents: readonly SearchDocument[]): Segment {
  const texts = documents.map(fieldTexts);
  const lunrPostings = indexWithLunr(texts);
  const terms = Object.keys(lunrPostings.invertedIndex).sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const indexed = documents.map(({ id, name, alias = '', owner = '' }) => ({ id, name, alias, owner }));
  const sequences = (field: Field) => sequencesOf(texts, field, numbers);
  return {
    documents: indexed,
    terms,
    postings: invert(readPostings(lunrPostings, texts.length, numbers), terms.length),
    sequences: { name: sequences('name'), head: sequences('head') },
    exact: createExactKeys(indexed),
  };
}

function indexWithLunr(texts: readonly FieldTexts[]): LunrPostings {
  const builder = new lunr.Builder();
  builder.tokenizer = tokenizer as typeof lunr.tokenizer;
  builder.pipeline = createPipeline();
  for (const field of FIELDS) builder.field(field);
  for (const [index, text] of texts.entries()) builder.add({ id: String(index), ...text });
  return builder as unknown as LunrPostings;
}

/** lunr counts by field; here the fields of a document are weighed together, and become one impact a term. */
function readPostings(
  lunrPostings: LunrPostings,
  count: number,
  numbers: ReadonlyMap<string, number>,
): ForwardPostings {
  const forward = { terms: [] as number[], documents: [] as number[], impacts: [] as number[], fields: [] as number[] };
  for (let index = 0; index < count; index++) {
    const found = new Map<number, { frequency: number; fields: number }>();
    for (const [bit, field] of FIELDS.entries()) {
      const reference = `${field}/${index}`;
      const frequencies = lunrPostings.fieldTermFrequencies[reference] ?? {};
      const length = lunrPostings.fieldLengths[reference] ?? 0;
      for (const term in frequencies) {
        const number = numbers.get(term) as number;
        const added = fieldFrequency(field, frequencies[term] as number, length);
        const known = found.get(number);
        if (known === undefined) found.set(number, { frequency: added, fields: 1 << bit });
        else {
          known.frequency += added;
          known.fields |= 1 << bit;
        }
      }
    }
    for (const [number, { frequency, fields }] of found) {
      forward.terms.push(number);
      forward.documents.push(index);
      forward.impacts.push(impactOf(frequency));
      forward.fields.push(fields);
    }
  }
  return forward;
}

function sequencesOf(texts: readonly FieldTexts[], field: Field, numbers: ReadonlyMap<string, number>): Sequences {
  const starts = new Uint32Array(texts.length + 1);
  const terms: number[] = [];
  for (const [index, text] of texts.entries()) {
    for (const { term, form } of analyse(text[field])) if (form !== 'joined') terms.push(numbers.get(term) as number);
    starts[index + 1] = terms.length;
  }
  return { starts, terms: Uint32Array.from(terms) };
}
