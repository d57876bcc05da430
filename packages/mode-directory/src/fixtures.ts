/** Tools and contexts for the tests of this package. */
import { type CallContext, jsonResult, type ToolDefinition, type ToolResult } from '@toolsearch/catalog';

/** A tool that answers with its arguments; a plugin's when it has an owner, else one of the host. */
export function tool(definition: Partial<ToolDefinition> & Pick<ToolDefinition, 'name'>): ToolDefinition {
  return {
    source: definition.owner === undefined ? 'openclaw' : 'plugin',
    inputSchema: { type: 'object' },
    execute: async (args) => jsonResult(args),
    ...definition,
  };
}

/** The context of a call in a run of its own. */
export function callContext(overrides: Partial<CallContext> = {}): CallContext {
  return {
    runId: 'run',
    sessionId: 'session',
    callId: 'call',
    origin: 'direct',
    signal: new AbortController().signal,
    ...overrides,
  };
}

/** The text of a result's text blocks. */
export function textOf({ content }: ToolResult): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
}
