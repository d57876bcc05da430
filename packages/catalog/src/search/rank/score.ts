/**
 * From features to one score: a weighted sum. The weights were chosen on the development halves of the query sets, by
 * coordinate steps on the mean of nDCG@5 and recall@5, and checked by leaving one family of sets out at a time.
 */
import type { FeatureColumns, Features } from './features.ts';

/** What a feature adds at its best. */
const FEATURE_WEIGHTS: Features = {
  evidence: 1,
  name: 0.05,
  pairs: 0.25,
};

/** What each feature adds to the score of a row. */
export function scoreParts({ evidence, name, pairs }: FeatureColumns, row: number): Features {
  return {
    evidence: FEATURE_WEIGHTS.evidence * (evidence[row] as number),
    name: FEATURE_WEIGHTS.name * (name[row] as number),
    pairs: FEATURE_WEIGHTS.pairs * (pairs[row] as number),
  };
}

/** For each row the sum of the parts. */
export function scoresOf(features: FeatureColumns): number[] {
  const scores: number[] = [];
  for (let row = 0; row < features.evidence.length; row++) {
    const { evidence, name, pairs } = scoreParts(features, row);
    scores.push(evidence + name + pairs);
  }
  return scores;
}
