import { type JsonObject, jsonResult, type ToolResult } from '@toolsearch/catalog';

/**
 * A control's answer: one value, as compact JSON for the model and in `details` for everyone else. The catalog's
 * answers are JSON by construction; their types say `unknown` only where a schema stands.
 */
export function answer(value: object): ToolResult {
  return jsonResult(value as JsonObject);
}
