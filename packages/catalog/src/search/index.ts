export type { SearchDocument } from './document.ts';
export {
  createSearchEngine,
  loadSearchEngine,
  type Ranked,
  type Ranking,
  type RankOptions,
  type SearchChange,
  type SearchEngine,
  type SearchEngineOptions,
} from './engine.ts';
export { parametersText } from './parameters.ts';
