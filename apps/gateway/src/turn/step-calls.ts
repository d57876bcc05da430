/** Carries out the tool calls of one model step: all at once, their answers in the order of the calls. */
import type { CallContext, JsonObject, Surface, ToolResult } from '@toolsearch/catalog';
import type { Clock, FailureLimiter } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { ToolCallPart, ToolMessage } from '../providers/message.ts';

/** Who calls. */
export type Caller = Pick<CallContext, 'runId' | 'sessionId' | 'agentId' | 'signal'>;

export interface StepCallsOptions {
  readonly surface: Surface;
  readonly caller: Caller;
  readonly recorder: Recorder;
  readonly failures: FailureLimiter;
  readonly clock: Clock;
  /** Names taken in this run; providers may use one again. */
  readonly usedIds: Set<string>;
}

export interface StepAnswer {
  readonly messages: readonly ToolMessage[];
  /** A tool asked to end the turn: its answer comes from elsewhere. */
  readonly terminate: boolean;
}

export async function answerCalls(calls: readonly ToolCallPart[], options: StepCallsOptions): Promise<StepAnswer> {
  const answered = await Promise.all(calls.map((call) => answerCall(call, options)));
  return {
    messages: answered.map(({ message }) => message),
    terminate: answered.some(({ result }) => result.terminate === true),
  };
}

async function answerCall(
  { callId, name, args: text }: ToolCallPart,
  { surface, caller, recorder, failures, clock, usedIds }: StepCallsOptions,
): Promise<{ readonly message: ToolMessage; readonly result: ToolResult }> {
  const context: CallContext = { ...caller, callId: uniqueId(callId, usedIds), origin: 'direct' };
  const startedAt = clock.now();
  const args = parseArguments(text);
  const result = await surface.dispatch(name, args, context);
  const content = contentOf(result);
  const shown = surface.tools.find((tool) => tool.name === name);
  // A real tool has its own record, made where it is run; a control has this one.
  if (shown?.reason === 'control') {
    const delivered = Buffer.byteLength(JSON.stringify(content));
    const { signal, ...head } = caller;
    recorder.record({
      ...head,
      type: 'control',
      name,
      callId: context.callId,
      outcome: result.isError ? 'error' : 'ok',
      ...(result.error === undefined ? {} : { errorCode: result.error.code }),
      durationMs: clock.now() - startedAt,
      argumentBytes: Buffer.byteLength(text),
      resultBytes: delivered,
      deliveredBytes: delivered,
    });
  }
  if (result.isError && shown?.entryId === undefined && result.error?.code !== 'aborted') {
    noteFailure({ failures, caller, name, args, result });
  }
  return { result, message: { role: 'tool', callId, name, content, ...(result.isError ? { isError: true } : {}) } };
}

/** Controls, and names that mean no tool, never reach the guard that counts the failures of real tools. */
function noteFailure({
  failures,
  caller,
  name,
  args,
  result,
}: Pick<StepCallsOptions, 'failures' | 'caller'> & {
  readonly name: string;
  readonly args: unknown;
  readonly result: ToolResult;
}): void {
  const [block] = result.content;
  const error = result.error?.message ?? (block?.type === 'text' ? block.text : '');
  failures.note({ runId: caller.runId, toolId: name, args: { args: args as JsonObject }, error });
}

/** The blocks, or the value where a tool answered with nothing else. */
function contentOf({ content, details }: ToolResult): ToolResult['content'] {
  if (content.length > 0 || details === undefined) return content;
  return [{ type: 'text', text: JSON.stringify(details) }];
}

/** The value; a text that is no JSON stays a text, and the call says what was wanted. */
function parseArguments(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function uniqueId(callId: string, used: Set<string>): string {
  let id = callId;
  for (let copy = 2; used.has(id); copy++) id = `${callId}#${copy}`;
  used.add(id);
  return id;
}
