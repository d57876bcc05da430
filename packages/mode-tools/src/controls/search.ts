import {
  type BatchSearchResult,
  type CallContext,
  type Catalog,
  type SearchResult,
  type ToolResult,
  unavailableLine,
} from '@toolsearch/catalog';
import { failure } from '../failures.ts';
import { answer } from './answer.ts';
import { type Query, readSearchArguments } from './search-arguments.ts';

/**
 * Carries out `tool_search`. One query gives `{ hits, advice?, unavailable? }`, several give
 * `{ results: [{ query, hits, advice? }], unavailable? }`; `unavailable` is one line.
 */
export function runSearch(catalog: Catalog, args: unknown, context: CallContext): ToolResult {
  const read = readSearchArguments(args);
  if (!read.ok) return failure('invalid-input', read.message);
  return answer(
    withLine(read.batch ? catalog.searchMany(read.queries, { context }) : searchOne(catalog, read.queries[0], context)),
  );
}

function searchOne(catalog: Catalog, { query, limit }: Query, context: CallContext): SearchResult {
  return catalog.search(query, limit === undefined ? { context } : { limit, context });
}

function withLine({ unavailable = [], ...found }: SearchResult | BatchSearchResult): object {
  const line = unavailableLine(unavailable);
  return line === undefined ? found : { ...found, unavailable: line };
}
