/** Failures as results of a control: one bounded message for the model. */
import {
  boundedError,
  type Catalog,
  errorResult,
  explainError,
  type ToolErrorCode,
  type ToolResult,
} from '@toolsearch/catalog';

/** A call that the surface itself ended. */
export function failure(code: ToolErrorCode, message: string): ToolResult {
  return errorResult(boundedError(code, message));
}

/** What a thrown error becomes, where the model named the tool by `ref`. */
export function failureOf(error: unknown, ref: string, catalog: Catalog): ToolResult {
  return errorResult(explainError(error, { ref, catalog }));
}
