/** A catalog of tools: the shared vocabulary, search, descriptions, and calls that go through the host. */
export { canonicalJson, type ProviderTarget } from '@toolsearch/schema-hints';
export { ARGUMENT_HOLDERS, propertiesOf, readObject } from './arguments/read-object.ts';
export { type Repair, repairArguments } from './arguments/repair.ts';
export { MAX_BATCH_QUERIES } from './batch.ts';
export { checkContext } from './borders.ts';
export { clip, headOf, shorten, tailOf } from './bounded-text.ts';
export { createCatalog } from './catalog.ts';
export type {
  BatchSearchResult,
  CallEnvelope,
  Catalog,
  CatalogChange,
  CatalogEvent,
  CatalogOptions,
  DescribeOptions,
  SearchHit,
  SearchOptions,
  SearchResult,
  ToolDescription,
} from './contract.ts';
export { countBySource, formatCatalogSize, formatCounts, isSearchable, type SourceCounts } from './counts.ts';
export {
  alwaysVisible,
  directSurface,
  dispatchEntry,
  type EntryCall,
  surfaceTool,
} from './direct.ts';
export { editDistance } from './edit-distance.ts';
export { CatalogError, type CatalogErrorCode } from './errors.ts';
export { executeContracted } from './execute.ts';
export { boundedError, ERROR_MESSAGE_MAX_BYTES, explainError, type FailurePlace, unavailableLine } from './failure.ts';
export { assignAliases, type IdentifiedTool, identify, type ToolIdentity, toolId } from './identity.ts';
export { isJsonObject, type JsonObject, type JsonValue, parseJson } from './json.ts';
export { isJsonSchema, sealSchema, unsealable } from './json-schema.ts';
export { byCodePoint } from './order.ts';
export { errorResult, jsonResult } from './result.ts';
export { type SealedJson, type SealOptions, sealJson } from './sealed-json.ts';
export {
  type BuildOptions,
  buildSearchEngine,
  contentHash,
  createHybridEngine,
  createSearchEngine,
  type Embedder,
  EmbeddingError,
  type EmbeddingErrorCode,
  type Explanation,
  type HybridEngine,
  type HybridOptions,
  loadSearchEngine,
  type MatchedTerm,
  openVectorCache,
  type ParametersTextOptions,
  parametersText,
  type QueryExpander,
  type QueryExpansion,
  type QueryReading,
  type Ranked,
  type Ranking,
  type RankOptions,
  type SearchChange,
  type SearchDocument,
  type SearchEngine,
  type SearchEngineOptions,
  SearchIndexError,
  type SearchIndexErrorCode,
  type VectorCache,
} from './search/index.ts';
export { type ExpandOptions, type LanguageCode, readQuery } from './search/lexicon/index.ts';
export { hasOwner, isTrusted, TOOL_SOURCES, type ToolSource } from './source.ts';
export type { Mode, Surface, SurfaceTool } from './surface.ts';
export { checkSurfaceParts, refuseReservedNames, SurfaceError, type SurfaceErrorCode } from './surface-error.ts';
export type {
  CallContext,
  CallContract,
  CallOrigin,
  CatalogEntry,
  CatalogMode,
  CheckOutcome,
  ContentBlock,
  Execute,
  JsonSchema,
  ToolAnnotations,
  ToolCall,
  ToolDefinition,
  ToolError,
  ToolErrorCode,
  ToolExecute,
  ToolResult,
  UnavailableSource,
  Visibility,
} from './tool.ts';
export { uncheckableReason } from './validation/contract.ts';
