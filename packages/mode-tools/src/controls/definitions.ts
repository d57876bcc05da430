/**
 * What the model reads of the controls. Every request of a run begins with these bytes, so each word has to earn its
 * place, and nothing in them depends on a hidden tool's text: only counts, and what the operator wrote.
 */
import { type Catalog, type CatalogEntry, type SurfaceTool, shorten, type ToolSource } from '@toolsearch/catalog';
import type { ControlName } from './names.ts';

/** Longest operator text, in characters. */
const ABOUT_MAX_CHARS = 400;

const SOURCES: readonly ToolSource[] = ['openclaw', 'plugin', 'mcp', 'client'];

/** The definitions of the three controls over a catalog, in their fixed order. */
export function controlDefinitions(catalog: Catalog, about = ''): readonly SurfaceTool[] {
  const purpose = about.trim() === '' ? '' : ` ${shorten(about, ABOUT_MAX_CHARS)}`;
  return Object.freeze([
    control(
      'tool_search',
      `Searches ${catalogSize(catalog)} by purpose or exact name, in any language; use it before saying that something cannot be done. Hits give id, description and input signature.${purpose}`,
      {
        query: { type: 'string', description: 'What the tool must do' },
        limit: { type: 'integer' },
        queries: {
          type: 'array',
          items: { type: 'string' },
          description: 'Several searches at once, instead of query',
        },
      },
      [],
    ),
    control(
      'tool_describe',
      'Gives a found tool\'s whole description and exact input schema. Needed before tool_call when a hit says input "unknown".',
      { id: { type: 'string', description: 'id of a hit' } },
      ['id'],
    ),
    control(
      'tool_call',
      "Calls a found tool; gives the tool's own result.",
      {
        id: { type: 'string', description: 'id of a hit' },
        args: { type: 'object', description: 'All arguments of the tool, as its input says' },
      },
      ['id', 'args'],
    ),
  ]);
}

function control(
  name: ControlName,
  description: string,
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): SurfaceTool {
  const inputSchema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  return Object.freeze({ name, description, inputSchema: Object.freeze(inputSchema), reason: 'control' });
}

/** Such as `512 tools (openclaw 12, plugin 200, mcp 300)`; counts what search can find and nothing else. */
function catalogSize({ entries }: Catalog): string {
  const found = entries.filter(isSearchable);
  const split = SOURCES.map((source) => ({ source, count: found.filter((entry) => entry.source === source).length }))
    .filter(({ count }) => count > 0)
    .map(({ source, count }) => `${source} ${count}`);
  const total = `${found.length} ${found.length === 1 ? 'tool' : 'tools'}`;
  return split.length === 0 ? total : `${total} (${split.join(', ')})`;
}

/** True for what stands behind search: neither direct-only nor hidden from it. */
export function isSearchable({ catalogMode, visible }: CatalogEntry): boolean {
  return catalogMode === 'catalog' && visible !== 'never';
}
