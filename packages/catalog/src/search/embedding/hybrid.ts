/** Search by words and by meaning: the engine's candidates and the nearest vectors, in one order. */
import { byCodePoint } from '../../order.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchEngine } from '../engine.ts';
import type { Ranked, Ranking, RankOptions } from '../rank/rank.ts';
import { analyse } from '../text/analyse.ts';
import type { Embedder, VectorCache } from './embedder.ts';
import { fuseScores, standardScores } from './fuse.ts';
import { embeddedText } from './text.ts';
import { embedTexts } from './vectors.ts';

export interface HybridOptions {
  readonly embedder: Embedder;
  /** Default: nothing is kept. */
  readonly cache?: VectorCache;
  /** Weight of a standard score by vectors beside one by words. Default 0.5. */
  readonly vectorWeight?: number;
  /**
   * Where the words find nothing, a tool is still a hit if its vector is this many standard deviations nearer to the
   * query than the mean tool. Default 6: with a sentence encoder, texts about no tool at all were seen to reach 5.8.
   */
  readonly outlierFrom?: number;
}

/** A search engine with vectors beside its words. */
export interface HybridEngine {
  readonly size: number;
  /** As `SearchEngine.search`. Rejects only when the embedder does. */
  search(query: string, options: RankOptions): Promise<Ranking>;
}

/** Candidates taken from the words, and as many from the vectors. */
const CANDIDATES = 50;
const VECTOR_WEIGHT = 0.5;
const OUTLIER_FROM = 6;

/** Embeds the documents of an engine. Rejects with `EmbeddingError` when the model gives no fitting vectors. */
export async function createHybridEngine(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
  options: HybridOptions,
): Promise<HybridEngine> {
  const { embedder, cache, vectorWeight = VECTOR_WEIGHT, outlierFrom = OUTLIER_FROM } = options;
  const ids = documents.map(({ id }) => id);
  const matrix = await embedTexts(documents.map(embeddedText), embedder, cache);
  return Object.freeze({
    size: engine.size,
    async search(query: string, rankOptions: RankOptions): Promise<Ranking> {
      const byWords = engine.search(query, { ...rankOptions, limit: Math.max(CANDIDATES, rankOptions.limit) });
      if (analyse(query).length === 0 || ids.length === 0) return byWords;
      const similarity = cosines(await embedTexts([query], embedder), matrix);
      const nearest = nearestFirst(similarity, ids);
      const found = byWords.hits.filter(({ exact }) => exact !== true);
      const rest =
        found.length === 0
          ? outliers(nearest, similarity, ids, outlierFrom)
          : fused(found, nearest, similarity, ids, vectorWeight);
      const named = byWords.hits.filter(({ exact }) => exact === true);
      const names = new Set(named.map(({ id }) => id));
      const hits = [...named, ...rest.filter(({ id }) => !names.has(id))].slice(0, rankOptions.limit);
      const omittedExact = (byWords.omittedExact ?? 0) + Math.max(0, named.length - rankOptions.limit);
      return omittedExact > 0 ? { hits, omittedExact } : { hits };
    },
  });
}

function cosines(query: Float32Array, matrix: Float32Array): Float32Array {
  const dimensions = query.length;
  const result = new Float32Array(matrix.length / dimensions);
  for (let row = 0; row < result.length; row++) {
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum += (query[at] as number) * (matrix[row * dimensions + at] as number);
    result[row] = sum;
  }
  return result;
}

function nearestFirst(similarity: Float32Array, ids: readonly string[]): number[] {
  const rows = Array.from(similarity, (_, row) => row);
  const order = (a: number, b: number) =>
    (similarity[b] as number) - (similarity[a] as number) || byCodePoint(ids[a] as string, ids[b] as string);
  return rows.sort(order).slice(0, CANDIDATES);
}

/** Candidates of both, by the sum of their standard scores, moved above 0. */
function fused(
  found: readonly Ranked[],
  nearest: readonly number[],
  similarity: Float32Array,
  ids: readonly string[],
  vectorWeight: number,
): Ranked[] {
  const words = new Map(found.map((hit) => [hit.id, hit]));
  const rows = new Map(ids.map((id, row) => [id, row]));
  const candidates = [...new Set([...words.keys(), ...nearest.map((row) => ids[row] as string)])];
  const byWords = candidates.map((id) => words.get(id)?.score ?? 0);
  const byVectors = candidates.map((id) => similarity[rows.get(id) ?? -1] ?? 0);
  const scores = fuseScores(byWords, byVectors, vectorWeight);
  const lowest = Math.min(...scores);
  const hits = candidates.map((id, index) => ({
    ...words.get(id),
    id,
    score: (scores[index] as number) - lowest + Number.EPSILON,
  }));
  return hits.sort((a, b) => b.score - a.score || byCodePoint(a.id, b.id));
}

function outliers(
  nearest: readonly number[],
  similarity: Float32Array,
  ids: readonly string[],
  from: number,
): Ranked[] {
  const standard = standardScores(Array.from(similarity));
  return nearest
    .filter((row) => (standard[row] as number) >= from)
    .map((row) => ({ id: ids[row] as string, score: standard[row] as number }));
}
