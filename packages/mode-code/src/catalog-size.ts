/** What search can find, counted by source. */
import type { Catalog, ToolSource } from '@toolsearch/catalog';

const SOURCES: readonly ToolSource[] = ['openclaw', 'plugin', 'mcp', 'client'];

/** How large a catalog is for the model that searches it. */
export interface CatalogSize {
  readonly catalogSize: number;
  /** Sources that have tools, in the order host, plugins, MCP, client. */
  readonly sources: Readonly<Partial<Record<ToolSource, number>>>;
}

/** Counts the tools behind search: neither direct-only nor hidden from it. */
export function sizeOf({ entries }: Catalog): CatalogSize {
  const found = entries.filter(({ catalogMode, visible }) => catalogMode === 'catalog' && visible !== 'never');
  const counts = SOURCES.map((source) => [source, found.filter((entry) => entry.source === source).length] as const);
  return { catalogSize: found.length, sources: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}
