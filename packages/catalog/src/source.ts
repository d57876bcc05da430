/** Where tools come from, and what follows from it: trust and ownership go by source, never by name. */

/**
 * Where a tool comes from. `openclaw` (built into the host) and `plugin` are trusted; `mcp` and `client` are not:
 * their schemas and texts are data from outside.
 */
export type ToolSource = 'openclaw' | 'plugin' | 'mcp' | 'client';

/** Every source, the trusted ones first. */
export const TOOL_SOURCES: readonly ToolSource[] = Object.freeze(['openclaw', 'plugin', 'mcp', 'client'] as const);

/** True for sources whose schemas and texts the host may show as they are. */
export function isTrusted(source: ToolSource): boolean {
  return source === 'openclaw' || source === 'plugin';
}

/** True for sources whose tools stand under an owner: a plugin or an MCP server. */
export function hasOwner(source: ToolSource): boolean {
  return source === 'plugin' || source === 'mcp';
}
