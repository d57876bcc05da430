/** Client tools stay direct in directory mode, so their names must not be the names of tools behind the directory. */
import { type Catalog, type CatalogEntry, SurfaceError } from '@toolsearch/catalog';

/**
 * Refuses a client tool that another tool of the run could be taken for: one whose name, in any case, is the name or
 * the alias of a host, plugin or MCP tool.
 *
 * Throws {@link SurfaceError} `client-name-clash`, naming both.
 */
export function refuseClientNameClashes({ entries }: Catalog): void {
  const named = entries.filter(({ visible }) => visible !== 'never');
  const taken = new Map<string, CatalogEntry>();
  for (const entry of named) {
    if (entry.source === 'client') continue;
    for (const name of [entry.name, entry.alias]) if (!taken.has(fold(name))) taken.set(fold(name), entry);
  }
  for (const client of named) {
    const other = client.source === 'client' ? taken.get(fold(client.name)) : undefined;
    if (!other) continue;
    throw new SurfaceError(
      'client-name-clash',
      `Found the client tool ${JSON.stringify(client.name)} beside ${other.id}, which answers to that name; wanted names of their own in directory mode. Rename the client tool.`,
      [client.id, other.id],
    );
  }
}

function fold(name: string): string {
  return name.toLowerCase();
}
