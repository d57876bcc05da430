/** Failures as results of a control: one bounded message for the model. */
import {
  type Catalog,
  clip,
  errorResult,
  explainError,
  type ToolErrorCode,
  type ToolResult,
} from '@toolsearch/catalog';

/** Longest error text, in UTF-8 bytes. */
const MESSAGE_MAX_BYTES = 900;

/** A call that the surface itself ended. */
export function failure(code: ToolErrorCode, message: string): ToolResult {
  return errorResult({ code, message: clip(message, MESSAGE_MAX_BYTES) });
}

/** What a thrown error becomes, where the model named the tool by `ref`. */
export function failureOf(error: unknown, ref: string, catalog: Catalog): ToolResult {
  return errorResult(explainError(error, { ref, catalog }));
}
