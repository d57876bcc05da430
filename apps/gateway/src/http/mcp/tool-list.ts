/** What a client is shown: the surface's tools, in the form of `tools/list`. */
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { StepTools } from '../../turn/run-tools.ts';

/**
 * The definitions as a model would get them, with title and annotations where a tool stands behind them. Equal catalogs
 * give equal bytes. Output schemas are left out: clients hold results to them, and a server's own need not be true.
 */
export function toToolList({ surface, catalog }: StepTools): Tool[] {
  const shown = new Set(surface.tools.map(({ entryId }) => entryId));
  const entries = new Map(catalog.entries.filter(({ id }) => shown.has(id)).map((entry) => [entry.id, entry]));
  return surface.tools.map(({ name, description, inputSchema, entryId }) => {
    const { title, annotations } = (entryId === undefined ? undefined : entries.get(entryId)) ?? {};
    return {
      name,
      ...(title === undefined ? {} : { title }),
      description,
      inputSchema: inputSchema as Tool['inputSchema'],
      ...(annotations === undefined ? {} : { annotations }),
    };
  });
}
