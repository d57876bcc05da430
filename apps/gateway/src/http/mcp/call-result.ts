/** What a call came to, as the answer to `tools/call`: blocks in order and as they are, `details` as structured content. */
import { type CallToolResult, ContentBlockSchema } from '@modelcontextprotocol/sdk/types.js';
import { isJsonObject, type ToolResult } from '@toolsearch/catalog';

/** A blocked or failed call has `isError`, and its reason in the words that a model would read. */
export function toCallToolResult({ content, details, isError }: ToolResult): CallToolResult {
  return {
    content: content.map(toBlock),
    // The protocol knows objects only; any other value is in the text.
    ...(isJsonObject(details) ? { structuredContent: { ...details } } : {}),
    ...(isError ? { isError: true } : {}),
  };
}

/** A block that the protocol does not know, or that breaks its rules, becomes the text of its JSON. */
function toBlock(block: ToolResult['content'][number]): CallToolResult['content'][number] {
  const known = ContentBlockSchema.safeParse(block);
  return known.success ? known.data : { type: 'text', text: JSON.stringify(block) };
}
