/** The terms of a query inside the short texts of one segment's documents. */
import type { Corpus, Part } from '../corpus.ts';
import type { Query } from '../query/query.ts';
import type { SequenceField } from '../segment/segment.ts';

/** Answers about one document's short texts. */
export interface Matches {
  /** The share of a text's terms that the query says, by rarity and by how well it says them. */
  coverage(field: SequenceField, document: number): number;
  /** Neighbours in a text that are neighbours in the query, per pair of the query. */
  pairs(field: SequenceField, document: number): number;
}

interface Said {
  readonly weight: number;
  /** The place of its group in the query. */
  readonly place: number;
}

const rarities = new WeakMap<Corpus, Map<Part, Float32Array>>();

/** Prepares a query for a part. */
export function createMatches({ groups }: Query, part: Part, corpus: Corpus): Matches {
  const said = new Map<number, Said>();
  let places = 0;
  for (const { alternatives, importance } of groups) {
    for (const { terms, weight } of alternatives) {
      for (const { ranges } of terms) {
        const number = ranges.find((range) => range.part === part)?.term;
        if (number === undefined) continue;
        const known = said.get(number);
        if (known === undefined || known.weight < weight) said.set(number, { weight, place: known?.place ?? places });
      }
    }
    if (importance > 0) places++;
  }
  const rarity = raritiesOf(corpus, part);
  const { segment } = part;
  return {
    coverage(field, document) {
      const { starts, terms } = segment.sequences[field];
      let covered = 0;
      let whole = 0;
      for (let at = starts[document] as number; at < (starts[document + 1] as number); at++) {
        const term = terms[at] as number;
        let value = rarity[term] as number;
        if (value === 0) {
          // Rounded before its first use, so that it is the same number in every later one.
          value = Math.fround(corpus.term(segment.terms[term] as string).rarity);
          rarity[term] = value;
        }
        whole += value;
        covered += value * (said.get(term)?.weight ?? 0);
      }
      return whole === 0 ? 0 : covered / whole;
    },
    pairs(field, document) {
      if (places < 2) return 0;
      const { starts, terms } = segment.sequences[field];
      const found: number[] = [];
      let before: Said | undefined;
      for (let at = starts[document] as number; at < (starts[document + 1] as number); at++) {
        const current = said.get(terms[at] as number);
        if (before !== undefined && current?.place === before.place + 1 && !found.includes(before.place)) {
          found.push(before.place);
        }
        before = current;
      }
      return found.length / (places - 1);
    },
  };
}

/** Rarities of a part's terms, filled in when first asked for; 0 is not yet known. */
function raritiesOf(corpus: Corpus, part: Part): Float32Array {
  const byPart = rarities.get(corpus) ?? new Map<Part, Float32Array>();
  const found = byPart.get(part) ?? new Float32Array(part.segment.terms.length);
  rarities.set(corpus, byPart.set(part, found));
  return found;
}
