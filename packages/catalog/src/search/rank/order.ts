/**
 * Candidates in their order. For a text of several requests, what earlier hits have answered counts less for later ones
 * (after maximal marginal relevance, J. Carbonell, J. Goldstein, 1998), so that each request gets its tool.
 */
import type { Corpus } from '../corpus.ts';
import type { Query } from '../query/query.ts';
import { sortShort } from '../sort-short.ts';
import type { Evidence } from './evidence.ts';

/** A candidate's row in the evidence, and its score. */
export interface Placed {
  readonly row: number;
  readonly score: number;
}

/** How a text of several requests is answered. */
const DIVERSITY = {
  /** Fewer requests are answered by the plain order. */
  minRequests: 3,
  /** What a group still counts once a hit has answered it in full. */
  kept: 0.75,
  /** Candidates that may move up. */
  pool: 40,
};

/** Candidates to be put in order. */
export interface Candidates {
  readonly query: Query;
  readonly corpus: Corpus;
  readonly evidence: Evidence;
  /** The score of each row of the evidence. */
  readonly scores: readonly number[];
}

/** The best `limit` candidates, best first, equal ones by id. */
export function orderCandidates({ query, corpus, evidence, scores }: Candidates, limit: number): Placed[] {
  const { documents } = evidence;
  const placed = scores.map((score, row) => ({ row, score }));
  sortShort(
    placed,
    (a, b) => b.score - a.score || corpus.compareIds(documents[a.row] as number, documents[b.row] as number),
  );
  return query.requests < DIVERSITY.minRequests ? placed.slice(0, limit) : spread(placed, query, evidence, limit);
}

function spread(placed: readonly Placed[], query: Query, evidence: Evidence, limit: number): Placed[] {
  const { groupCount, values } = evidence;
  const importance = query.importance || 1;
  const best = bestOfGroups(evidence);
  const left = placed.slice(0, Math.max(DIVERSITY.pool, 2 * limit));
  const counts = new Float32Array(groupCount).fill(1);
  const result: Placed[] = [];
  let ceiling = Number.POSITIVE_INFINITY;
  while (result.length < limit && left.length > 0) {
    let first = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left.length; at++) {
      const { row, score } = left[at] as Placed;
      // They stand by falling score, and none gains: what is behind without a loss stays behind.
      if (score <= highest) break;
      let lost = 0;
      for (let group = 0; group < groupCount; group++) {
        lost += (values[row * groupCount + group] as number) * (1 - (counts[group] as number));
      }
      const adjusted = score - lost / importance;
      if (adjusted > highest) {
        highest = adjusted;
        first = at;
      }
    }
    const [next] = left.splice(first, 1);
    if (next === undefined) break;
    ceiling = Math.min(ceiling, highest);
    result.push({ row: next.row, score: ceiling });
    for (let group = 0; group < groupCount; group++) {
      const value = values[next.row * groupCount + group] as number;
      if (value > 0) counts[group] = (counts[group] as number) * DIVERSITY.kept ** (value / (best[group] as number));
    }
  }
  return result;
}

/** The highest value of each group. */
function bestOfGroups({ groupCount, values }: Evidence): Float32Array {
  const best = new Float32Array(groupCount);
  for (let start = 0; start < values.length; start += groupCount) {
    for (let group = 0; group < groupCount; group++) {
      const value = values[start + group] as number;
      if (value > (best[group] as number)) best[group] = value;
    }
  }
  return best;
}
