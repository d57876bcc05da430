/** The tools that directory mode shows with their whole definition: a small, bounded set in a stable order. */
import {
  alwaysVisible,
  type Catalog,
  type CatalogEntry,
  CatalogError,
  type ProviderTarget,
  SurfaceError,
  type SurfaceTool,
  surfaceTool,
} from '@toolsearch/catalog';

/** What decides the set, beside the entries themselves. */
export interface VisibleToolsOptions {
  /** Ids, aliases or names of tools that every turn needs; what policy took away is passed over. */
  readonly required: readonly string[];
  /** Ids that `chooseSchemas` gave for this session. */
  readonly chosen: readonly string[];
  readonly target: ProviderTarget | undefined;
}

/**
 * Direct-only and always-visible tools, then required ones, then client tools, then chosen ones, each group in the
 * order of its ids: what changes least comes first, so that sessions share as much of a cached prefix as they can.
 * A tool is shown once, for its first reason.
 */
export function visibleTools(catalog: Catalog, { required, chosen, target }: VisibleToolsOptions): SurfaceTool[] {
  const groups: readonly (readonly SurfaceTool[])[] = [
    alwaysVisible(catalog, target),
    pick(catalog, required).map((entry) => surfaceTool(entry, 'required', target)),
    catalog.entries.filter(isShownClient).map((entry) => surfaceTool(entry, 'client', target)),
    pick(catalog, chosen).map((entry) => surfaceTool(entry, 'probable', target)),
  ];
  const shown = new Map<string, SurfaceTool>();
  for (const tool of groups.flat()) if (!shown.has(tool.name)) shown.set(tool.name, tool);
  return [...shown.values()];
}

/**
 * Refuses references that are no list of texts; `where` is the function that was called.
 *
 * Throws {@link SurfaceError} `invalid-option`.
 */
export function checkReferences(where: string, lists: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, refs] of Object.entries<unknown>(lists)) {
    if (Array.isArray(refs) && refs.every((ref) => typeof ref === 'string')) continue;
    const found = Array.isArray(refs) ? `${name} with something else than text` : `${name} of type ${typeof refs}`;
    throw new SurfaceError('invalid-option', `${where}: found ${found}; wanted a list of ids, aliases or names.`);
  }
}

/** The entries that some references mean, in the order of the catalog; references that mean none are left out. */
export function pick(catalog: Catalog, refs: readonly string[]): CatalogEntry[] {
  const ids = new Set(refs.flatMap((ref) => idOf(catalog, ref)));
  return catalog.entries.filter(({ id, visible }) => visible !== 'never' && ids.has(id));
}

function idOf(catalog: Catalog, ref: string): string[] {
  try {
    return [catalog.resolve(ref).id];
  } catch (error) {
    if (error instanceof CatalogError) return [];
    throw error;
  }
}

function isShownClient({ source, visible }: CatalogEntry): boolean {
  return source === 'client' && visible !== 'never';
}
