/** Tools shown as they are: the definitions every surface puts beside its controls, and the surface of nothing else. */
import { projectSchema } from '@toolsearch/schema-hints';
import type { Catalog } from './contract.ts';
import { CatalogError } from './errors.ts';
import { errorResult } from './execute.ts';
import type { Surface, SurfaceTool } from './surface.ts';
import type { CallContext, CatalogEntry, ToolResult } from './tool.ts';

/** Which provider family a definition is for; each takes a different part of JSON Schema. */
export type ProviderTarget = 'openai' | 'anthropic' | 'gemini' | 'mcp';

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

/** Every visible tool with its whole definition: what a model gets without tool search. */
export function directSurface(catalog: Catalog, options: { readonly target?: ProviderTarget } = {}): Surface {
  const tools = catalog.entries
    .filter((entry) => entry.visible !== 'never')
    .map((entry) => surfaceTool(entry, 'direct', options.target));
  return Object.freeze({
    mode: 'direct',
    tools: Object.freeze(tools),
    dispatch: (name: string, args: unknown, context: CallContext) => dispatchEntry(catalog, name, args, context),
  });
}

/** Calls the tool that a name means and gives its bare result; a name that means none is a result, too. */
export async function dispatchEntry(
  catalog: Catalog,
  name: string,
  args: unknown,
  context: CallContext,
): Promise<ToolResult> {
  try {
    return (await catalog.call(name, args, context)).result;
  } catch (error) {
    if (error instanceof CatalogError) return catalogErrorResult(error);
    throw error;
  }
}

/** A failed reference as a result. */
export function catalogErrorResult(error: CatalogError): ToolResult {
  const code = error.code === 'ambiguous-tool' ? 'ambiguous-tool' : 'unknown-tool';
  return errorResult({ code, message: error.message });
}
