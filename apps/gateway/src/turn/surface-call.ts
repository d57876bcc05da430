/** One call through a surface, from a model's step or from an outside client, and what is recorded of it. */
import type { CallContext, JsonObject, Surface, ToolResult } from '@toolsearch/catalog';
import type { Clock, FailureLimiter } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';

export interface SurfaceCall {
  readonly name: string;
  /** A value of any kind; the call says what was wanted where it is no object. */
  readonly args: unknown;
  /** UTF-8 bytes of the arguments as they came. */
  readonly argumentBytes: number;
  readonly context: CallContext;
}

export interface SurfaceCallOptions {
  readonly surface: Surface;
  readonly recorder: Recorder;
  readonly failures: FailureLimiter;
  readonly clock: Clock;
}

/** Makes the call. Never throws. The content is the blocks, or the value where a tool answered with nothing else. */
export async function callSurface(
  { name, args, argumentBytes, context }: SurfaceCall,
  { surface, recorder, failures, clock }: SurfaceCallOptions,
): Promise<ToolResult> {
  const startedAt = clock.now();
  const answer = await surface.dispatch(name, args, context);
  const result = { ...answer, content: contentOf(answer) };
  const shown = surface.tools.find((tool) => tool.name === name);
  // A real tool has its own record, made where it is run; a control has this one.
  if (shown?.reason === 'control') {
    const { runId, sessionId, agentId, callId } = context;
    const delivered = Buffer.byteLength(JSON.stringify(result.content));
    recorder.record({
      runId,
      sessionId,
      ...(agentId === undefined ? {} : { agentId }),
      type: 'control',
      name,
      callId,
      outcome: result.isError ? 'error' : 'ok',
      ...(result.error === undefined ? {} : { errorCode: result.error.code }),
      durationMs: clock.now() - startedAt,
      argumentBytes,
      resultBytes: delivered,
      deliveredBytes: delivered,
    });
  }
  // Controls, and names that mean no tool, never reach the guard that counts the failures of real tools.
  if (result.isError && shown?.entryId === undefined && result.error?.code !== 'aborted') {
    const [block] = result.content;
    const error = result.error?.message ?? (block?.type === 'text' ? block.text : '');
    failures.note({ runId: context.runId, toolId: name, args: { args: args as JsonObject }, error });
  }
  return result;
}

function contentOf({ content, details }: ToolResult): ToolResult['content'] {
  if (content.length > 0 || details === undefined) return content;
  return [{ type: 'text', text: JSON.stringify(details) }];
}
