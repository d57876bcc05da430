/**
 * How much a document is about a term: BM25F's saturated, length-normalised frequency (S. Robertson, H. Zaragoza,
 * M. Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004), without the rarity of the term.
 *
 * Field lengths are compared with fixed typical lengths, not with the averages of the catalog, so that a document's
 * impacts do not depend on its neighbours and a segment stays valid whatever is added beside it.
 */
import type { Field } from '../document.ts';

interface FieldWeight {
  readonly weight: number;
  /** 0: the length of the field does not matter, 1: frequencies count per length. */
  readonly lengthPenalty: number;
  readonly typicalLength: number;
}

export const FIELD_WEIGHTS: Record<Field, FieldWeight> = {
  name: { weight: 3.75, lengthPenalty: 0.5, typicalLength: 3.75 },
  owner: { weight: 2, lengthPenalty: 0.3, typicalLength: 1.1 },
  title: { weight: 1, lengthPenalty: 0.5, typicalLength: 4 },
  head: { weight: 1.15, lengthPenalty: 0.65, typicalLength: 9 },
  description: { weight: 0.45, lengthPenalty: 0.45, typicalLength: 14 },
  parameters: { weight: 0.5, lengthPenalty: 0.28, typicalLength: 25 },
};

/** Weighted frequency at which the impact is half of the highest. */
export const SATURATION = { k: 1.6 };
export const IMPACT_MAX = 255;

/** What `frequency` occurrences in one field of `length` terms add to a term's weighted frequency. */
export function fieldFrequency(field: Field, frequency: number, length: number): number {
  const { weight, lengthPenalty, typicalLength } = FIELD_WEIGHTS[field];
  return (weight * frequency) / (1 + lengthPenalty * (length / typicalLength - 1));
}

/** The saturated impact of a weighted frequency, quantised to 1..255. */
export function impactOf(weightedFrequency: number): number {
  return Math.max(1, Math.round((IMPACT_MAX * weightedFrequency) / (SATURATION.k + weightedFrequency)));
}
