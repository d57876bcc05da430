/** The tools that the host itself brings. */
import {
  type CallContext,
  errorResult,
  type JsonObject,
  type JsonValue,
  type ToolDefinition,
  type ToolResult,
} from '@toolsearch/catalog';
import type { ResultStore } from '@toolsearch/policy';

/** The tool by which a model reads on in a result that was cut. */
export const RESULT_READ = Object.freeze({ source: 'openclaw', name: 'result_read' } as const);
/** Bytes of one part when the model does not say. */
export const READ_DEFAULT_BYTES = 16_384;
/** Most bytes of one part. */
export const READ_MAX_BYTES = 49_152;
/** Room in a result for what says where its part lies. */
const POSITION_BYTES = 512;

export interface HostToolsOptions {
  readonly results?: Pick<ResultStore, 'get'>;
  /** Bytes of one result as it is bounded now. A part fits into it: cut again, it could never be read to its end. */
  readonly resultMaxBytes: () => number;
}

/** The host's tools: `result_read` when there is a store to read from, else none. */
export function hostTools({ results, resultMaxBytes }: HostToolsOptions): readonly ToolDefinition[] {
  return results ? [resultRead(results, resultMaxBytes)] : [];
}

function resultRead(store: Pick<ResultStore, 'get'>, resultMaxBytes: () => number): ToolDefinition {
  return Object.freeze({
    ...RESULT_READ,
    title: 'Read a stored result',
    description:
      'Reads on in a tool result that was cut because it was too large. Takes the reference given where it was cut; gives a part of the text, then where to read on.',
    inputSchema: {
      type: 'object',
      properties: {
        reference: { type: 'string', description: 'As given where the result was cut.' },
        offset: { type: 'integer', minimum: 0, description: 'Byte to start at. Default 0.' },
        maxBytes: {
          type: 'integer',
          minimum: 4,
          maximum: READ_MAX_BYTES,
          description: `At most so many. Default ${READ_DEFAULT_BYTES}.`,
        },
      },
      required: ['reference'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        offset: { type: 'integer' },
        nextOffset: { type: 'integer', description: 'Absent at the end.' },
        totalBytes: { type: 'integer' },
      },
      required: ['offset', 'totalBytes'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    async execute(args: JsonObject, { sessionId }: CallContext): Promise<ToolResult> {
      const { reference, offset = 0, maxBytes = READ_DEFAULT_BYTES } = args as unknown as ReadArguments;
      const room = resultMaxBytes() - POSITION_BYTES;
      const part = store.get(reference, { sessionId, offset, maxBytes: Math.min(maxBytes, room) });
      if (!part) {
        const shown = JSON.stringify(reference).slice(0, 80);
        return errorResult({
          code: 'tool-failed',
          message: `No stored result ${shown} in this session: it is gone, or the reference is not the one given where it was cut. Make the call again, asking for less.`,
        });
      }
      const { text, ...details } = part;
      const position =
        part.nextOffset === undefined
          ? `[end of ${part.totalBytes} bytes]`
          : `[bytes ${part.offset} to ${part.nextOffset} of ${part.totalBytes}; read on with offset ${part.nextOffset}]`;
      return {
        content: [
          { type: 'text', text },
          { type: 'text', text: position },
        ],
        details: details as unknown as JsonValue,
      };
    },
  });
}

interface ReadArguments {
  readonly reference: string;
  readonly offset?: number;
  readonly maxBytes?: number;
}
