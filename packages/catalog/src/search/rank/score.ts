/**
 * From features to one score: a weighted sum. The weights were chosen on the development halves of the query sets, by
 * coordinate steps on the mean of nDCG@5 and recall@5, and checked by leaving one family of sets out at a time.
 */
import type { Features } from './features.ts';

/** What a feature adds at its best. */
const FEATURE_WEIGHTS: Features = {
  evidence: 1,
  name: 0.05,
  pairs: 0.25,
};

/** What each feature adds to the score. */
export function scoreParts({ evidence, name, pairs }: Features): Features {
  return {
    evidence: FEATURE_WEIGHTS.evidence * evidence,
    name: FEATURE_WEIGHTS.name * name,
    pairs: FEATURE_WEIGHTS.pairs * pairs,
  };
}

/** The sum of the parts. */
export function scoreOf(features: Features): number {
  const { evidence, name, pairs } = scoreParts(features);
  return evidence + name + pairs;
}
