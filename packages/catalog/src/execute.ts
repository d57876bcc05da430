/** Running a call: the catalog's own path for hosts that bring none, and the shapes of what a host answers. */
import type { Execute, JsonObject, JsonValue, ToolError, ToolResult } from './tool.ts';

/**
 * The default path: contracts and nothing else. A host with policy, hooks and approvals brings its own `Execute`.
 * Arguments, the tool's output schema and its details are checked in that order; the tool runs only between them.
 */
export const executeContracted: Execute = async ({ entry, args, context, contract, run }) => {
  if (!isJsonObject(args)) {
    return errorResult({ code: 'invalid-input', message: `args must be an object. Expected ${contract.signature}` });
  }
  const input = contract.checkInput(args);
  if (!input.ok) return errorResult({ code: 'invalid-input', message: input.message });
  const schema = contract.compileOutput();
  if (!schema.ok) return errorResult({ code: 'invalid-output-schema', message: schema.message });
  if (context.signal.aborted)
    return errorResult({ code: 'aborted', message: `The call of ${entry.id} was cancelled.` });
  let result: ToolResult;
  try {
    result = await run(args, context);
  } catch (error) {
    return errorResult(
      context.signal.aborted
        ? { code: 'aborted', message: `The call of ${entry.id} was cancelled.` }
        : { code: 'tool-failed', message: error instanceof Error ? error.message : String(error) },
    );
  }
  if (result.isError) return result;
  const output = contract.checkOutput(result.details);
  return output.ok ? result : errorResult({ code: 'invalid-output', message: output.message });
};

/** A call that the host ended: the message is its only content. */
export function errorResult(error: ToolError): ToolResult {
  return { content: [{ type: 'text', text: error.message }], isError: true, error };
}

/** A JSON answer: the value in `details`, its compact JSON as text. */
export function jsonResult(value: JsonValue): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], details: value };
}

/** True for what JSON calls an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
