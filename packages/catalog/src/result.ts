/** The two plain shapes of a result: the host's word on a call that it ended, and a JSON answer. */
import type { JsonValue } from './json.ts';
import type { ToolError, ToolResult } from './tool.ts';

/** A call that the host ended: the message is its only content. */
export function errorResult(error: ToolError): ToolResult {
  return { content: [{ type: 'text', text: error.message }], isError: true, error };
}

/** A JSON answer: the value in `details`, its compact JSON as text. */
export function jsonResult(value: JsonValue): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], details: value };
}
