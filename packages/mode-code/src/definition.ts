/** What the model reads of `tool_search_code`: the whole bridge in as few bytes as it takes to use it well. */
import { type Catalog, formatCatalogSize, type SurfaceTool, shorten } from '@toolsearch/catalog';

/** The one tool of code mode. */
export const CODE_TOOL_NAME = 'tool_search_code';

/** Longest operator text, in characters. */
const ABOUT_MAX_CHARS = 400;

/** The definition over a catalog; nothing in it depends on a hidden tool's text. */
export function codeToolDefinition(catalog: Catalog, bridge: string, about = ''): SurfaceTool {
  const purpose = about.trim() === '' ? '' : `\n${shorten(about, ABOUT_MAX_CHARS)}`;
  const description = `Finds and calls ${formatCatalogSize(catalog.entries)} from JavaScript; use it before saying that something cannot be done. The code is the body of an async function with
await ${bridge}.tools.search(query, {limit}): [{id, name, description, input, output?}], in any language
await ${bridge}.tools.describe(id): {inputSchema, ...}, needed first when input is "unknown"
await ${bridge}.tools.call(id, args): {tool, result: {content, details?, isError?}}, throws when blocked or failed
and console. \`return\` only what you need.${purpose}`;
  return Object.freeze({
    name: CODE_TOOL_NAME,
    description,
    inputSchema: Object.freeze({ type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }),
    reason: 'control',
  });
}
