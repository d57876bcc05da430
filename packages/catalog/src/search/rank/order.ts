/**
 * Candidates in their order. For a text of several requests, what earlier hits have answered counts less for later ones
 * (after maximal marginal relevance, J. Carbonell, J. Goldstein, 1998), so that each request gets its tool.
 */
import type { Corpus } from '../corpus.ts';
import { positionsByFalling } from '../falling.ts';
import type { Query } from '../query/query.ts';
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
export function orderCandidates(candidates: Candidates, limit: number): Placed[] {
  const { query, corpus, evidence, scores } = candidates;
  const { documents } = evidence;
  const rows = positionsByFalling(scores, (a, b) => corpus.compareIds(documents[a] as number, documents[b] as number));
  if (query.requests >= DIVERSITY.minRequests) return spread(rows, candidates, limit);
  const placed: Placed[] = [];
  for (let at = 0; at < rows.length && at < limit; at++) {
    const row = rows[at] as number;
    placed.push({ row, score: scores[row] as number });
  }
  return placed;
}

function spread(rows: readonly number[], { query, evidence, scores }: Candidates, limit: number): Placed[] {
  const { groupCount, values } = evidence;
  const importance = query.importance || 1;
  const best = bestOfGroups(evidence);
  const left = rows.slice(0, Math.max(DIVERSITY.pool, 2 * limit));
  const counts = new Array<number>(groupCount).fill(1);
  const placed: Placed[] = [];
  let ceiling = Number.POSITIVE_INFINITY;
  while (placed.length < limit && left.length > 0) {
    let first = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left.length; at++) {
      const row = left[at] as number;
      const score = scores[row] as number;
      // They stand by falling score, and none gains: what is behind without a loss stays behind.
      if (score <= highest) break;
      let lost = 0;
      for (let group = 0, cell = row * groupCount; group < groupCount; group++, cell++) {
        lost += (values[cell] as number) * (1 - (counts[group] as number));
      }
      const adjusted = score - lost / importance;
      if (adjusted > highest) {
        highest = adjusted;
        first = at;
      }
    }
    const row = left[first] as number;
    left.splice(first, 1);
    ceiling = Math.min(ceiling, highest);
    placed.push({ row, score: ceiling });
    for (let group = 0, cell = row * groupCount; group < groupCount; group++, cell++) {
      const value = values[cell] as number;
      if (value === 0) continue;
      const kept = DIVERSITY.kept ** (value / (best[group] as number));
      // In single precision, as the values it is weighed with.
      counts[group] = Math.fround((counts[group] as number) * kept);
    }
  }
  return placed;
}

/** The highest value of each group. */
function bestOfGroups({ documents, groupCount, values }: Evidence): number[] {
  const best = new Array<number>(groupCount).fill(0);
  for (let row = 0, cell = 0; row < documents.length; row++) {
    for (let group = 0; group < groupCount; group++, cell++) {
      const value = values[cell] as number;
      if (value > (best[group] as number)) best[group] = value;
    }
  }
  return best;
}
