export { type BuildOptions, buildSearchEngine } from './background.ts';
export { contentHash } from './content-hash.ts';
export type { SearchDocument } from './document.ts';
export { type Embedder, EmbeddingError, type EmbeddingErrorCode, type VectorCache } from './embedding/embedder.ts';
export { openVectorCache } from './embedding/file-cache.ts';
export { createHybridEngine, type HybridEngine, type HybridOptions } from './embedding/hybrid.ts';
export {
  createSearchEngine,
  loadSearchEngine,
  type SearchChange,
  type SearchEngine,
  type SearchEngineOptions,
} from './engine.ts';
export { SearchIndexError, type SearchIndexErrorCode } from './errors.ts';
export { type ParametersTextOptions, parametersText } from './parameters.ts';
export type { QueryExpander, QueryExpansion, QueryReading } from './query/query.ts';
export type { Explanation, MatchedTerm } from './rank/explain.ts';
export type { Ranked, Ranking, RankOptions } from './rank/rank.ts';
