/** The shape of every answer that is the host's and not the tool's. */
import type { ToolErrorCode, ToolResult } from '@toolsearch/catalog';
import { freezeDeep } from '../json/freeze.ts';

/** Longest message, in UTF-8 bytes: an answer to a failed call never costs more than the call. */
export const MESSAGE_MAX_BYTES = 1000;

/** A call that the host ended. The message is for the model: what was found, what was wanted, what to do. */
export function endedCall(code: ToolErrorCode, message: string): ToolResult {
  const short = clip(message, MESSAGE_MAX_BYTES);
  return freezeDeep<ToolResult>({
    content: [{ type: 'text', text: short }],
    isError: true,
    error: { code, message: short },
  });
}

/** Cuts at a character border. */
function clip(text: string, maxBytes: number): string {
  const room = new Uint8Array(maxBytes - 3);
  const { read } = new TextEncoder().encodeInto(text, room);
  return Buffer.byteLength(text) <= maxBytes ? text : `${text.slice(0, read)}…`;
}

/** What a caught value says, in one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' ? 'no message' : message;
}
