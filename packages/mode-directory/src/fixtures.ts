/** Tools for the tests of this package: trusted ones, since only those are named in a directory. */
import type { ToolDefinition } from '@toolsearch/catalog';
import { tool as anyTool } from '@toolsearch/tool-fixtures';

/** A tool that answers with its arguments; a plugin's when it has an owner, else one of the host. */
export function tool(definition: Parameters<typeof anyTool>[0]): ToolDefinition {
  return anyTool({ source: definition.owner === undefined ? 'openclaw' : 'plugin', ...definition });
}
