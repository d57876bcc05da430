/** How many tools stand behind search, by source: what a surface may say of tools that it hides. */
import { TOOL_SOURCES, type ToolSource } from './source.ts';
import type { CatalogEntry } from './tool.ts';

/** Tools of each source that has any, in the order host, plugins, MCP, client. */
export type SourceCounts = Readonly<Partial<Record<ToolSource, number>>>;

/** True for what stands behind search: neither direct-only nor hidden from it. */
export function isSearchable({ catalogMode, visible }: CatalogEntry): boolean {
  return catalogMode === 'catalog' && visible !== 'never';
}

/** Counts entries by their source. */
export function countBySource(entries: readonly CatalogEntry[]): SourceCounts {
  const counts = TOOL_SOURCES.map((source) => [source, entries.filter((entry) => entry.source === source).length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** Such as `openclaw 12, mcp 300`; empty for no tools. */
export function formatCounts(counts: SourceCounts): string {
  return Object.entries(counts)
    .map(([source, count]) => `${source} ${count}`)
    .join(', ');
}

/** Such as `312 tools (openclaw 12, mcp 300)`: what search can find of these entries. */
export function formatCatalogSize(entries: readonly CatalogEntry[]): string {
  const found = entries.filter(isSearchable);
  const total = `${found.length} ${found.length === 1 ? 'tool' : 'tools'}`;
  return found.length === 0 ? total : `${total} (${formatCounts(countBySource(found))})`;
}
