/** Servers without which no run may start. */

import type { SessionSources } from './source.ts';
import type { SourcesConfig } from './sources.ts';

/**
 * One line that names every required server that is not ready, and why; undefined when a run may start. Wait for
 * `session.settled()` first.
 */
export function missingRequired(session: SessionSources, { mcp }: Pick<SourcesConfig, 'mcp'>): string | undefined {
  const missing = session
    .snapshots()
    .map(({ status }) => status)
    .filter(({ source, owner, state }) => source === 'mcp' && state !== 'ready' && mcp.servers[owner]?.required)
    .map(({ owner, state, reason }) => `"${owner}" (${reason ?? state})`);
  if (missing.length === 0) return undefined;
  return `The run is refused: a required MCP server is not available: ${missing.join(', ')}.`;
}
