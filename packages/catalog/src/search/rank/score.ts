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
export function scoresOf({ evidence, name, pairs }: FeatureColumns): number[] {
  const scores: number[] = [];
  for (let row = 0; row < evidence.length; row++) {
    scores.push(
      FEATURE_WEIGHTS.evidence * (evidence[row] as number) +
        FEATURE_WEIGHTS.name * (name[row] as number) +
        FEATURE_WEIGHTS.pairs * (pairs[row] as number),
    );
  }
  return scores;
}
