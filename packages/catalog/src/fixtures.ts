/** Small tools for the tests of this package. */
import type { JsonObject } from './json.ts';
import { jsonResult } from './result.ts';
import type { CallContext, ToolDefinition } from './tool.ts';

/** A tool that answers with its arguments. */
export function tool(definition: Partial<ToolDefinition> & Pick<ToolDefinition, 'name'>): ToolDefinition {
  return {
    source: definition.owner === undefined ? 'openclaw' : 'mcp',
    inputSchema: { type: 'object' },
    execute: async (args: JsonObject) => jsonResult(args),
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
