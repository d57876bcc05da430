/** The latest catalog under each policy, for the next session to begin with: what is equal is not indexed again. */
import type { Catalog } from '@toolsearch/catalog';

export interface CatalogSeeds {
  find(key: string): Catalog | undefined;
  keep(key: string, catalog: Catalog): void;
}

/** @param maxKept the one kept longest ago is forgotten beyond it. Default 8 */
export function createCatalogSeeds({ maxKept = 8 }: { readonly maxKept?: number } = {}): CatalogSeeds {
  const seeds = new Map<string, Catalog>();
  return Object.freeze({
    find: (key: string) => seeds.get(key),
    keep(key: string, catalog: Catalog): void {
      seeds.delete(key);
      seeds.set(key, catalog);
      if (seeds.size > maxKept) seeds.delete(seeds.keys().next().value ?? '');
    },
  });
}
