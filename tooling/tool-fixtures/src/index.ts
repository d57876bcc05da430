/** Tools, results and contexts of calls, as small as tests can have them. */
import {
  type CallContext,
  type ContentBlock,
  jsonResult,
  type ToolDefinition,
  type ToolResult,
} from '@toolsearch/catalog';

/** A tool that answers with its arguments; an MCP tool when it has an owner, else one of the host. */
export function tool(definition: Partial<ToolDefinition> & Pick<ToolDefinition, 'name'>): ToolDefinition {
  return {
    source: definition.owner === undefined ? 'openclaw' : 'mcp',
    inputSchema: { type: 'object' },
    execute: async (args) => jsonResult(args),
    ...definition,
  };
}

/** A tool that gives a fixed result. */
export function answering(name: string, result: ToolResult, definition: Partial<ToolDefinition> = {}): ToolDefinition {
  return tool({ name, owner: 'stub', execute: async () => result, ...definition });
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

/** One block of every type; the picture is as big as a real screenshot. */
export const MEDIA: readonly ContentBlock[] = Object.freeze([
  { type: 'text', text: 'Here is the page.' },
  { type: 'image', data: Buffer.alloc(300_000, 'png').toString('base64'), mimeType: 'image/png' },
  { type: 'audio', data: Buffer.alloc(5_000, 'wav').toString('base64'), mimeType: 'audio/wav' },
  { type: 'resource_link', uri: 'file:///report.pdf', name: 'report.pdf' },
  {
    type: 'resource',
    resource: {
      uri: 'file:///raw.bin',
      mimeType: 'application/octet-stream',
      blob: Buffer.alloc(900, 7).toString('base64'),
    },
  },
]);
