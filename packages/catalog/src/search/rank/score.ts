/**
 * From features to one score: a weighted sum. The weights were chosen on the development halves of the query sets, by
 * coordinate steps on the mean of nDCG@5 and recall@5, and checked by leaving one family of sets out at a time.
 */
import type { Features } from './features.ts';

/** What a feature adds at its best. */
export const FEATURE_WEIGHTS: Record<keyof Features, number> = {
  evidence: 1,
  name: 0.05,
  pairs: 0.25,
};

/** What each feature adds to the score. */
export function scoreParts(features: Features): Features {
  const parts = { ...features };
  for (const feature of Object.keys(FEATURE_WEIGHTS) as (keyof Features)[]) {
    (parts as Record<keyof Features, number>)[feature] = FEATURE_WEIGHTS[feature] * features[feature];
  }
  return parts;
}

/** The sum of the parts. */
export function scoreOf(features: Features): number {
  let score = 0;
  for (const feature in FEATURE_WEIGHTS) {
    score += FEATURE_WEIGHTS[feature as keyof Features] * features[feature as keyof Features];
  }
  return score;
}
