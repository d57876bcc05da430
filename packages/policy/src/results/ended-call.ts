/** The shape of every answer that is the host's and not the tool's. */
import type { ToolErrorCode, ToolResult } from '@toolsearch/catalog';
import { freezeDeep } from '../json/freeze.ts';
import { byteLength, headOf } from './measure.ts';

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

function clip(text: string, maxBytes: number): string {
  return byteLength(text) <= maxBytes ? text : `${headOf(text, maxBytes - byteLength('…'))}…`;
}

/** What a caught value says, in one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' ? 'no message' : message;
}

/** The host's word without what `redact` takes out of it; a tool's own answer stays as it is. */
export function redactError(result: ToolResult, redact: (text: string) => string): ToolResult {
  if (!result.error) return result;
  const { error, content } = result;
  return freezeDeep({
    ...result,
    content: content.map((block) => (block.type === 'text' ? { ...block, text: redact(block.text) } : block)),
    error: { ...error, message: redact(error.message) },
  });
}
