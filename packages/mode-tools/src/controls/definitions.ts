/**
 * What the model reads of the controls. Every request of a run begins with these bytes, so each word has to earn its
 * place, and nothing in them depends on a hidden tool's text: only counts, and what the operator wrote.
 */
import { type Catalog, formatCatalogSize, type SurfaceTool, shorten } from '@toolsearch/catalog';
import type { ControlName } from './names.ts';

/** Longest operator text, in characters. */
const ABOUT_MAX_CHARS = 400;

/** The definitions of the three controls over a catalog, in their fixed order. */
export function controlDefinitions(catalog: Catalog, about = ''): readonly SurfaceTool[] {
  const purpose = about.trim() === '' ? '' : ` ${shorten(about, ABOUT_MAX_CHARS)}`;
  return Object.freeze([
    control(
      'tool_search',
      `Searches ${formatCatalogSize(catalog.entries)} by purpose or exact name, in any language; use it before saying that something cannot be done. Hits give id, description and input signature.${purpose}`,
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
