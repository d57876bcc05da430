/** The tools that the host itself brings. */
import type { CallContext, JsonObject, ToolDefinition, ToolResult } from '@toolsearch/catalog';

/** Where results that were too large for the model wait to be read in parts. */
export interface ResultStore {
  /** A part of a stored result's text; undefined when this session has no such result. */
  read(
    ref: string,
    range: { readonly sessionId: string; readonly offset: number; readonly maxChars: number },
  ): Promise<{ readonly text: string; readonly totalChars: number } | undefined>;
}

/** Characters of one part when the model does not say. */
export const READ_DEFAULT_CHARS = 16_000;
/** Most characters of one part. */
export const READ_MAX_CHARS = 64_000;

/** The host's tools: `result_read` when there is a store to read from, else none. */
export function hostTools({ results }: { readonly results?: ResultStore }): readonly ToolDefinition[] {
  return results ? [resultRead(results)] : [];
}

function resultRead(store: ResultStore): ToolDefinition {
  return Object.freeze({
    source: 'openclaw',
    name: 'result_read',
    title: 'Read a stored result',
    description:
      'Reads on in a tool result that was cut because it was too large. Takes the reference given where it was cut.',
    inputSchema: {
      type: 'object',
      properties: {
        ref: { type: 'string', description: 'The reference of the stored result.' },
        offset: { type: 'integer', minimum: 0, description: 'Character to start at. Default 0.' },
        maxChars: {
          type: 'integer',
          minimum: 1,
          maximum: READ_MAX_CHARS,
          description: `Default ${READ_DEFAULT_CHARS}.`,
        },
      },
      required: ['ref'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        offset: { type: 'integer' },
        totalChars: { type: 'integer' },
        nextOffset: { type: 'integer' },
        text: { type: 'string' },
      },
      required: ['offset', 'totalChars', 'text'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    async execute(args: JsonObject, { sessionId }: CallContext): Promise<ToolResult> {
      const {
        ref,
        offset = 0,
        maxChars = READ_DEFAULT_CHARS,
      } = args as { ref: string; offset?: number; maxChars?: number };
      const part = await store.read(ref, { sessionId, offset, maxChars });
      if (!part) {
        const message = `No stored result ${JSON.stringify(ref)} in this session. Take the reference from the cut result.`;
        return { content: [{ type: 'text', text: message }], isError: true };
      }
      const nextOffset = offset + part.text.length;
      const details = {
        offset,
        totalChars: part.totalChars,
        ...(nextOffset < part.totalChars ? { nextOffset } : {}),
        text: part.text,
      };
      return { content: [{ type: 'text', text: part.text }], details };
    },
  });
}
