/**
 * Whether a candidate has anything to do with the query. Scores say which tool fits best; only the share of the query
 * that is answered says whether any does.
 */
import type { Query } from '../query/query.ts';
import type { Evidence } from './evidence.ts';

/** Chosen so that words of other trades find nothing, and long stories with a few telling words still find. */
export const THRESHOLD = {
  /** A candidate that answers this share of what the query says is relevant. */
  share: 0.4,
  /** One that answers several words needs no more than this share. */
  shareOfSeveral: 0.08,
  several: 2,
  /** A fainter alternative does not count as an answer to its word. */
  minStrength: 0.3,
};

/** Whether the candidate of a row answers enough of the query. */
export function isRelevant(query: Query, evidence: Evidence, row: number): boolean {
  const strengths = groupStrengths(query, evidence, row);
  let answered = 0;
  let words = 0;
  for (const [position, group] of query.groups.entries()) {
    const strength = strengths[position] as number;
    answered += group.importance * strength;
    if (group.importance > 0 && strength >= THRESHOLD.minStrength) words++;
  }
  const share = query.importance === 0 ? 0 : answered / query.importance;
  return share >= THRESHOLD.share || (words >= THRESHOLD.several && share >= THRESHOLD.shareOfSeveral);
}

/** How well each group is answered, 0..1, by itself or by a group that speaks for it. */
function groupStrengths({ groups }: Query, { values, chosen, groupCount }: Evidence, row: number): Float32Array {
  const strengths = new Float32Array(groups.length);
  for (const [position, { alternatives, covers }] of groups.entries()) {
    const cell = row * groupCount + position;
    if ((values[cell] as number) === 0) continue;
    const alternative = alternatives[chosen[cell] as number];
    const strength = alternative === undefined ? 0 : alternative.kind === 'word' ? 1 : alternative.weight;
    for (const group of [position, ...covers]) strengths[group] = Math.max(strengths[group] as number, strength);
  }
  return strengths;
}
