/** MCP catalog files as running servers, so that their tools come to a gateway the way real ones do. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ReplayCatalog, readReplayCatalog, serveHttp } from '@toolsearch/mcp-replay';

/** Servers for some catalogs. */
export interface CatalogServers {
  /** For `mcp.servers` of a configuration. */
  readonly config: Readonly<Record<string, { readonly url: string }>>;
  readonly tools: number;
  close(): Promise<void>;
}

/**
 * Serves the `.json` files of a folder in the order of their names, from one process.
 *
 * @param limit tools in all; the last file is cut. Default all
 */
export async function serveCatalogs(folder: string, limit = Number.POSITIVE_INFINITY): Promise<CatalogServers> {
  const catalogs: ReplayCatalog[] = [];
  let left = limit;
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()) {
    if (left <= 0) break;
    const catalog = readReplayCatalog(join(folder, name));
    catalogs.push({ ...catalog, tools: catalog.tools.slice(0, left) });
    left -= catalog.tools.length;
  }
  if (catalogs.length === 0)
    throw new Error(`Found no catalog in ${folder}; wanted a folder of .json files with tools.`);
  const replay = await serveHttp({ catalogs, port: 0 });
  return {
    config: Object.fromEntries(
      catalogs.map(({ server }) => [
        server,
        { url: `http://127.0.0.1:${replay.port}/${encodeURIComponent(server)}/mcp` },
      ]),
    ),
    tools: catalogs.reduce((sum, { tools }) => sum + tools.length, 0),
    close: () => replay.close(),
  };
}
