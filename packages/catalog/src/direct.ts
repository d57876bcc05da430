/** Tools shown as they are: the definitions every surface puts beside its controls, and the surface of nothing else. */
import { type ProviderTarget, projectSchema } from '@toolsearch/schema-hints';
import { checkContext } from './borders.ts';
import type { Catalog } from './contract.ts';
import { explainError } from './failure.ts';
import { errorResult } from './result.ts';
import type { Surface, SurfaceTool } from './surface.ts';
import { checkSurfaceParts } from './surface-error.ts';
import type { CallContext, CallOrigin, CatalogEntry, ToolResult } from './tool.ts';

/** The definition of one entry, its schema projected to what the provider takes. The original still checks the call. */
export function surfaceTool(
  entry: CatalogEntry,
  reason: SurfaceTool['reason'],
  target: ProviderTarget = 'openai',
): SurfaceTool {
  return Object.freeze({
    name: entry.alias,
    description: entry.description,
    inputSchema: projectSchema(entry.inputSchema, target).schema,
    entryId: entry.id,
    reason,
  });
}

/**
 * The entries that stay visible beside any mode's controls: direct-only tools and those set to `visible: 'always'`,
 * in the order of their ids.
 */
export function alwaysVisible(catalog: Catalog, target: ProviderTarget = 'openai'): SurfaceTool[] {
  return catalog.entries
    .filter((entry) => entry.visible !== 'never' && (entry.catalogMode === 'direct-only' || entry.visible === 'always'))
    .map((entry) => surfaceTool(entry, entry.catalogMode === 'direct-only' ? 'direct-only' : 'always', target));
}

/**
 * Every visible tool with its whole definition: what a model gets without tool search.
 *
 * Throws `SurfaceError` `invalid-option` for a catalog or a target that is none.
 */
export function directSurface(catalog: Catalog, options: { readonly target?: ProviderTarget } = {}): Surface {
  checkSurfaceParts('directSurface', catalog, options);
  const tools = catalog.entries
    .filter((entry) => entry.visible !== 'never')
    .map((entry) => surfaceTool(entry, 'direct', options.target));
  const shown = new Set(tools.map(({ name }) => name));
  return Object.freeze({
    mode: 'direct',
    tools: Object.freeze(tools),
    dispatch: (name: string, args: unknown, context: CallContext) =>
      dispatchEntry(catalog, { name, args, context, isShown: shown.has(name), hasSearch: false }),
  });
}

/** A tool that the model called by name, beside the controls of a surface. */
export interface EntryCall {
  readonly name: string;
  readonly args: unknown;
  readonly context: CallContext;
  /** Whether the surface shows a definition of that name. */
  readonly isShown: boolean;
  /** Whether the surface has a search, which a wrong name is then told to use. Default true. */
  readonly hasSearch?: boolean;
}

/**
 * Calls the tool that a name means and gives its bare result: with origin `direct` (or `mcp`, where the call came from an
 * outside MCP client) when the surface shows it, else with origin `hydrated`. A name that means no tool is a result, too.
 *
 * Throws `CatalogError` `invalid-argument` for a context that is none, and nothing else.
 */
export async function dispatchEntry(
  catalog: Catalog,
  { name, args, context, isShown, hasSearch = true }: EntryCall,
): Promise<ToolResult> {
  checkContext('dispatch', context);
  try {
    return (await catalog.call(name, args, { ...context, origin: originOf(context, isShown) })).result;
  } catch (error) {
    return errorResult(explainError(error, { ref: name, catalog, hasSearch }));
  }
}

/** What comes from an outside MCP client stays marked so, since approvals are asked there. */
function originOf({ origin }: CallContext, isShown: boolean): CallOrigin {
  if (!isShown) return 'hydrated';
  return origin === 'mcp' ? 'mcp' : 'direct';
}
