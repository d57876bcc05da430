/** The terms of a query inside the short texts of one segment's documents. */
import type { Corpus, Part } from '../corpus.ts';
import type { Query } from '../query/query.ts';
import type { SequenceField } from '../segment/segment.ts';

/** Answers about one document's short texts, until they are ended. */
export interface Matches {
  /** The share of a text's terms that the query says, by rarity and by how well it says them. */
  coverage(field: SequenceField, document: number): number;
  /** Neighbours in a text that are neighbours in the query, per pair of the query. */
  pairs(field: SequenceField, document: number): number;
  /** Makes room for the next query. */
  end(): void;
}

/** What is kept of a part's terms between queries, a cell for each term. */
interface TermCells {
  /** Filled in when first asked for; 0 is not yet known. */
  readonly rarities: Float32Array;
  /** How well the query at hand says it; all 0 between queries. A search is one synchronous step. */
  readonly weights: Float64Array;
  /** The place of its group in the query; of no meaning where the weight is 0. */
  readonly places: Uint16Array;
}

const kept = new WeakMap<Corpus, Map<Part, TermCells>>();

/** Prepares a query for a part. One query at a time: it must be ended before the next. */
export function createMatches({ groups }: Query, part: Part, corpus: Corpus): Matches {
  const { rarities, weights, places } = cellsOf(corpus, part);
  const { sequences, terms: texts } = part.segment;
  const said: number[] = [];
  let placeCount = 0;
  for (const { alternatives, importance } of groups) {
    for (const { terms, weight } of alternatives) {
      for (const { ranges } of terms) {
        for (const range of ranges) if (range.part === part) say(range.term, weight);
      }
    }
    if (importance > 0) placeCount++;
  }

  function say(term: number, weight: number): void {
    const known = weights[term] as number;
    if (known === 0) {
      said.push(term);
      places[term] = placeCount;
    }
    if (weight > known) weights[term] = weight;
  }

  function rarityOf(term: number): number {
    const known = rarities[term] as number;
    if (known !== 0) return known;
    // Rounded before its first use, so that it is the same number in every later one.
    const rarity = Math.fround(corpus.term(texts[term] as string).rarity);
    rarities[term] = rarity;
    return rarity;
  }

  return {
    coverage(field, document) {
      const { starts, terms } = sequences[field];
      const end = starts[document + 1] as number;
      let covered = 0;
      let whole = 0;
      for (let at = starts[document] as number; at < end; at++) {
        const term = terms[at] as number;
        const rarity = rarityOf(term);
        whole += rarity;
        covered += rarity * (weights[term] as number);
      }
      return whole === 0 ? 0 : covered / whole;
    },
    pairs(field, document) {
      if (placeCount < 2) return 0;
      const { starts, terms } = sequences[field];
      const end = starts[document + 1] as number;
      const found: number[] = [];
      let before = NOWHERE;
      for (let at = starts[document] as number; at < end; at++) {
        const term = terms[at] as number;
        const place = weights[term] === 0 ? NOWHERE : (places[term] as number);
        if (place === before + 1 && !found.includes(before)) found.push(before);
        before = place;
      }
      return found.length / (placeCount - 1);
    },
    end() {
      for (const term of said) weights[term] = 0;
    },
  };
}

/** The place of a term that the query does not say; no place follows it. */
const NOWHERE = -2;

function cellsOf(corpus: Corpus, part: Part): TermCells {
  const byPart = kept.get(corpus) ?? new Map<Part, TermCells>();
  let cells = byPart.get(part);
  if (cells === undefined) {
    const count = part.segment.terms.length;
    cells = {
      rarities: new Float32Array(count),
      weights: new Float64Array(count),
      places: new Uint16Array(count),
    };
    kept.set(corpus, byPart.set(part, cells));
  }
  return cells;
}
