/** The shape of every answer that is the host's and not the tool's. */
import { clip, ERROR_MESSAGE_MAX_BYTES, type ToolErrorCode, type ToolResult } from '@toolsearch/catalog';
import { freezeDeep } from '../json/freeze.ts';

/**
 * A call that the host ended. The message is for the model: what was found, what was wanted, what to do. It is kept
 * whole here and cut by {@link finishError}, after redaction: the head of a secret that a cut goes through is a secret.
 */
export function endedCall(code: ToolErrorCode, message: string): ToolResult {
  return freezeDeep<ToolResult>({
    content: [{ type: 'text', text: message }],
    isError: true,
    error: { code, message },
  });
}

/** What a caught value says, in one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' ? 'no message' : message;
}

/** The host's word without what `redact` takes out of it, cut to its bound; a tool's own answer stays as it is. */
export function finishError(result: ToolResult, redact: (text: string) => string = (text) => text): ToolResult {
  if (!result.error) return result;
  const { error, content } = result;
  const finish = (text: string): string => clip(redact(text), ERROR_MESSAGE_MAX_BYTES);
  return freezeDeep({
    ...result,
    // A source's own longer answer beside its error is bounded as any result is.
    content: content.map((block) =>
      block.type !== 'text'
        ? block
        : { ...block, text: block.text === error.message ? finish(block.text) : redact(block.text) },
    ),
    error: { ...error, message: finish(error.message) },
  });
}
