/** The answer to `tools/call` as a `ToolResult`: blocks in order and as they are, structured content as `details`. */
import { type ContentBlock, isJsonObject, type JsonObject, type JsonValue, type ToolResult } from '@toolsearch/catalog';
import { McpFailure } from './failure.ts';

/** Reads a raw result; nothing is validated against the tool's own schemas here. Throws {@link McpFailure} `protocol-error`. */
export function toToolResult(raw: unknown): ToolResult {
  if (!isJsonObject(raw)) {
    throw new McpFailure('protocol-error', 'answered the call with something that is no result');
  }
  const { content, structuredContent, isError } = raw;
  return {
    content: Array.isArray(content) ? content.map(toBlock) : [],
    ...(structuredContent === undefined ? {} : { details: structuredContent }),
    ...(isError === true ? { isError: true } : {}),
  };
}

/** A block of a kind that is not known yet passes as it is; what is no block becomes the text of its JSON. */
function toBlock(raw: JsonValue): ContentBlock {
  if (isJsonObject(raw) && isBlock(raw)) return raw as unknown as ContentBlock;
  return { type: 'text', text: typeof raw === 'string' ? raw : JSON.stringify(raw) };
}

function isBlock({ type, text, data, mimeType, resource, uri }: JsonObject): boolean {
  switch (type) {
    case 'text':
      return typeof text === 'string';
    case 'image':
    case 'audio':
      return typeof data === 'string' && typeof mimeType === 'string';
    case 'resource':
      return isJsonObject(resource) && typeof resource.uri === 'string';
    case 'resource_link':
      return typeof uri === 'string';
    default:
      return typeof type === 'string';
  }
}
