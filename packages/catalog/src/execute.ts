/** Running a call: the catalog's own path for hosts that bring none. */
import { isJsonObject } from './json.ts';
import { errorResult } from './result.ts';
import type { Execute, ToolResult } from './tool.ts';

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
    result = await untilAborted(run(args, context), context.signal);
  } catch (error) {
    return errorResult(
      context.signal.aborted
        ? { code: 'aborted', message: `The call of ${entry.id} was cancelled.` }
        : { code: 'tool-failed', message: error instanceof Error ? error.message : String(error) },
    );
  }
  if (!isResult(result)) {
    const message = `${entry.id} gave no result; wanted an object with a list "content". Mend the tool.`;
    return errorResult({ code: 'tool-failed', message });
  }
  if (result.isError) return result;
  const output = contract.checkOutput(result.details);
  return output.ok ? result : errorResult({ code: 'invalid-output', message: output.message });
};

/** A tool that does not heed the signal is left behind: whoever called hears at once. */
function untilAborted<T>(made: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(made)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Plain JavaScript tools may give anything. */
function isResult(result: unknown): result is ToolResult {
  return typeof result === 'object' && result !== null && 'content' in result && Array.isArray(result.content);
}
