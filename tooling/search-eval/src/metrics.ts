/** How good a ranking is. All values are shares between 0 and 1; a value over no query at all is `null`. */

export const METRICS = [
  'hit1',
  'hit5',
  'hit10',
  'recall5',
  'recall10',
  'ndcg5',
  'ndcg10',
  'mrr10',
  'falseHits',
] as const;
export type Metric = (typeof METRICS)[number];
export type Scores = Readonly<Record<Metric, number | null>>;

/** Ranks looked at. */
export const DEPTH = 10;

/**
 * The values of one query. With gold: `hit@k` is whether any gold tool is among the first k, `recall@k` the share of
 * them that is, `nDCG@k` with binary gains (K. Järvelin, J. Kekäläinen, 2002), `MRR@10` one over the rank of the first.
 * Without gold: `falseHits` is whether anything was returned.
 */
export function scoreRanking(ranked: readonly string[], gold: readonly string[]): Scores {
  if (gold.length === 0) return { ...NOTHING, falseHits: ranked.length > 0 ? 1 : 0 };
  const wanted = new Set(gold);
  const relevant = [...new Set(ranked)].slice(0, DEPTH).map((id) => wanted.has(id));
  const found = (k: number) => relevant.slice(0, k).filter(Boolean).length;
  const first = relevant.indexOf(true);
  const ndcg = (k: number) => gain(relevant.slice(0, k)) / gain(Array(Math.min(k, wanted.size)).fill(true));
  return {
    hit1: Math.min(1, found(1)),
    hit5: Math.min(1, found(5)),
    hit10: Math.min(1, found(10)),
    recall5: found(5) / wanted.size,
    recall10: found(10) / wanted.size,
    ndcg5: ndcg(5),
    ndcg10: ndcg(10),
    mrr10: first < 0 ? 0 : 1 / (first + 1),
    falseHits: null,
  };
}

/** The mean of every metric over those that have it. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (metric: Metric) => {
    const values = all.map((scores) => scores[metric]).filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return Object.fromEntries(METRICS.map((metric) => [metric, mean(metric)])) as Scores;
}

function gain(relevant: readonly boolean[]): number {
  return relevant.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
}

const NOTHING = Object.fromEntries(METRICS.map((metric) => [metric, null])) as Scores;
