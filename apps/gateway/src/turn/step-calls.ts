/** Carries out the tool calls of one model step: all at once, their answers in the order of the calls. */
import type { CallContext, ToolResult } from '@toolsearch/catalog';
import type { ToolCallPart, ToolMessage } from '../providers/message.ts';
import { callSurface, type SurfaceCallOptions } from './surface-call.ts';

/** Who calls. */
export type Caller = Pick<CallContext, 'runId' | 'sessionId' | 'agentId' | 'signal'>;

export interface StepCallsOptions extends SurfaceCallOptions {
  readonly caller: Caller;
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
  { caller, usedIds, ...options }: StepCallsOptions,
): Promise<{ readonly message: ToolMessage; readonly result: ToolResult }> {
  const context: CallContext = { ...caller, callId: uniqueId(callId, usedIds), origin: 'direct' };
  const call = { name, args: parseArguments(text), argumentBytes: Buffer.byteLength(text), context };
  const result = await callSurface(call, options);
  const { content, isError } = result;
  return { result, message: { role: 'tool', callId, name, content, ...(isError ? { isError: true } : {}) } };
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
