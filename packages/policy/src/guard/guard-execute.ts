/**
 * The path of every call. A tool is run here and nowhere else, in this order:
 *
 *     available → policy → arguments read → before hooks → approval of the final arguments → input check →
 *     output schema compiled → its turn, available and policy once more → the tool → after hooks → output check →
 *     bounds → record
 *
 * Each step answers with a result that ends the call, or lets it go on. From the hooks on the arguments are one frozen
 * copy: what a person approved is what is checked, run and recorded.
 */
import {
  type CallContext,
  type CatalogEntry,
  type Execute,
  type JsonObject,
  repairArguments,
  type ToolCall,
  type ToolErrorCode,
  type ToolResult,
} from '@toolsearch/catalog';
import type { ApprovalOutcome } from '../approvals/approval.ts';
import { factsOf } from '../call-facts.ts';
import type { HookFacts } from '../hooks/run-hooks.ts';
import { argsHash } from '../json/args-hash.ts';
import { snapshotArgs } from '../json/snapshot.ts';
import { acceptResult, runCodeOf } from '../results/accept-result.ts';
import { boundResult } from '../results/bound.ts';
import { endedCall, finishError, messageOf } from '../results/ended-call.ts';
import { withinTime } from '../time/time-limit.ts';
import { type Guard, type GuardOptions, resolveGuard } from './guard-options.ts';
import { type LaneTurn, laneOf } from './lanes.ts';
import { createTrace, type Trace } from './trace.ts';

/**
 * Makes the host's path. It always answers with a result: a call that was blocked or failed has `isError`, and `error`
 * with a stable code and the reason. Throws {@link PolicyError} `invalid-option` while it is made, never later.
 */
export function guardExecute(options: GuardOptions): Execute {
  const guard = resolveGuard(options);
  return async (call) => {
    const trace = createTrace(call, guard.clock);
    const answer = await walk(guard, call, trace).catch((error: unknown) =>
      endedCall('tool-failed', `The host could not carry out this call: ${messageOf(error)}`),
    );
    const whole = finishError(answer, guard.redact);
    noteFailure(guard, call, trace, whole);
    const { sessionId } = call.context;
    const bounded = boundResult(whole, guard.boundsFor(call.context), {
      keep: (cut) => keep(guard, cut, sessionId),
      ...(guard.readTool === undefined ? {} : { readTool: guard.readTool }),
    });
    trace.end(bounded, guard.record);
    return bounded.result;
  };
}

/** Puts a result away before it is cut; without a store, or with one that fails, what is cut is gone. */
function keep(guard: Guard, result: ToolResult, sessionId: string): string | undefined {
  try {
    return guard.results?.put(result, { sessionId });
  } catch {
    return undefined;
  }
}

async function walk(guard: Guard, call: ToolCall, trace: Trace): Promise<ToolResult> {
  const { entry, context, contract } = call;
  const refused = await admit(guard, entry, context);
  if (refused) return refused;

  const read = readArguments(call, trace);
  if (!read.ok) return read.ended;
  if (guard.failures?.isExhausted({ runId: context.runId, toolId: entry.id, args: read.args })) {
    return endedCall(
      'limit-exceeded',
      `This call of ${entry.id} has failed again and again in the same way and is not tried any more. Change its arguments, or do without it.`,
    );
  }

  const facts: HookFacts = { ...factsOf(entry, context), trusted: entry.trusted };
  const before = await guard.hooks.before(facts, read.args, context.signal);
  if (!before.ok) return 'aborted' in before ? cancelled(entry) : blockedByHook(before);
  const { args } = before;
  trace.args = args;

  const unapproved = await approve(guard, call, { args, ask: before.ask }, trace);
  if (unapproved) return unapproved;

  const input = contract.checkInput(args);
  if (!input.ok) return endedCall('invalid-input', input.message);
  const schema = entry.trusted ? contract.compileOutput() : input;
  if (!schema.ok) return endedCall('invalid-output-schema', schema.message);

  const ran = await takeTurn(guard, call, args, trace);
  if (!trace.executed) return ran;
  const after = await guard.hooks.after(facts, args, ran, trace.executionMs ?? 0);
  if (!after.ok) {
    return endedCall(
      'blocked-by-hook',
      `${entry.id} ran, but its result is withheld by the hook ${after.hook}: ${after.reason}. Do not assume that it did nothing.`,
    );
  }
  return checkOutput(call, after.result);
}

/** Whether the tool may be known and reached at this moment. */
async function admit(guard: Guard, entry: CatalogEntry, context: CallContext): Promise<ToolResult | undefined> {
  if (context.signal.aborted) return cancelled(entry);
  let available: boolean | string;
  try {
    available = (await guard.isAvailable?.(entry, context)) ?? true;
  } catch (error) {
    available = messageOf(error);
  }
  // Policy speaks first, and without the name: what it removes is not confirmed to anybody who asks.
  if (!guard.policy.decide(entry).allowed) {
    return endedCall(
      'blocked-by-policy',
      'Blocked by policy: this tool is not available in this run. Use another one.',
    );
  }
  if (available === true) return undefined;
  const reason = available === false ? 'it is gone' : available;
  return endedCall('tool-unavailable', `${entry.id} cannot be reached now: ${reason}. Use another tool.`);
}

type ReadArguments =
  | { readonly ok: true; readonly args: JsonObject }
  | { readonly ok: false; readonly ended: ToolResult };

function readArguments({ args, entry, contract }: ToolCall, trace: Trace): ReadArguments {
  const unreadable = (what: string): ReadArguments => ({
    ok: false,
    ended: endedCall('invalid-input', `${what}. Expected ${contract.signature}`),
  });
  const repaired = repairArguments(args, entry.inputSchema);
  if (!repaired.ok) return unreadable(`args must be an object, found ${repaired.found}`);
  const copy = snapshotArgs(repaired.args);
  if (!copy.ok) return unreadable(`args${copy.path} is not JSON: found ${copy.found}`);
  trace.repairs = repaired.changes;
  trace.args = copy.args;
  return { ok: true, args: copy.args };
}

async function approve(
  guard: Guard,
  { entry, context }: ToolCall,
  { args, ask }: { readonly args: JsonObject; readonly ask: readonly string[] },
  trace: Trace,
): Promise<ToolResult | undefined> {
  if (!guard.approvals) {
    return ask.length === 0 ? undefined : blockedByApproval(entry, 'there is nobody who could be asked');
  }
  const outcome = await guard.approvals.request({ tool: entry, args, context, ask });
  trace.approval = outcome.how;
  if (!outcome.allowed) {
    return outcome.how === 'aborted' ? cancelled(entry) : blockedByApproval(entry, REFUSALS[outcome.how]);
  }
  if ('argsHash' in outcome && outcome.argsHash !== argsHash(args)) {
    return blockedByApproval(entry, 'the approval was for other arguments');
  }
  return undefined;
}

const REFUSALS: Readonly<Record<Exclude<Extract<ApprovalOutcome, { allowed: false }>['how'], 'aborted'>, string>> = {
  denied: 'it was denied',
  timeout: 'nobody answered in time',
  malformed: 'the answer was none of those that the question takes',
  'approver-lost': 'whoever was asked could not be reached any more',
};

/** Waits for its turn where the tool is sequential, looks once more whether it may run, and runs it. */
async function takeTurn(guard: Guard, call: ToolCall, args: JsonObject, trace: Trace): Promise<ToolResult> {
  const { entry, context } = call;
  const turn = entry.sequential ? await waitForTurn(guard, call) : OPEN_ROAD;
  if (!turn.ok) {
    if (turn.reason === 'aborted') return cancelled(entry);
    const [code, reason] = NO_TURN[turn.reason];
    return endedCall(code, `${entry.id} was not run: ${reason}.`);
  }
  try {
    return (await admit(guard, entry, context)) ?? (await runTool(guard, call, args, { trace, leave: turn.leave }));
  } finally {
    // A tool that was started leaves when it really ends, which may be after its time limit.
    if (!trace.executed) turn.leave();
  }
}

type NoTurn = Exclude<Extract<LaneTurn, { ok: false }>['reason'], 'aborted'> | 'timeout';

const NO_TURN: Readonly<Record<NoTurn, readonly [ToolErrorCode, string]>> = {
  timeout: ['timeout', 'it runs one call at a time, and its turn did not come in time'],
  'queue-full': ['limit-exceeded', 'it runs one call at a time, and too many wait already'],
  'waits-for-itself': [
    'limit-exceeded',
    'it runs one call at a time, and this one was made from inside the call that is running',
  ],
};

async function waitForTurn(
  { lanes, clock, turnTimeoutMs }: Guard,
  { entry, context }: ToolCall,
): Promise<LaneTurn | { readonly ok: false; readonly reason: 'timeout' }> {
  let entering: Promise<LaneTurn> | undefined;
  const waited = await withinTime({ clock, timeoutMs: turnTimeoutMs, signal: context.signal }, (signal) => {
    entering = lanes.enter(laneOf(entry), { ...context, signal });
    return entering;
  });
  if (waited.outcome === 'done') return waited.value;
  if (waited.outcome === 'failed') throw waited.error;
  // A turn that comes in the same moment as the end of the wait is given on.
  entering?.then((turn) => turn.ok && turn.leave());
  return { ok: false, reason: waited.outcome };
}

const OPEN_ROAD: LaneTurn = { ok: true, leave: () => {} };

const NO_RESULT =
  'what it answered is no result; wanted { content: [...] } of plain JSON, at most 200 levels deep. It may have had its effect.';

async function runTool(
  guard: Guard,
  { entry, context, run }: ToolCall,
  args: JsonObject,
  { trace, leave }: { readonly trace: Trace; leave(): void },
): Promise<ToolResult> {
  const timeoutMs = guard.timeoutMs(entry);
  const ran = await withinTime({ clock: guard.clock, timeoutMs, signal: context.signal }, async (signal) => {
    trace.start();
    try {
      return await run(args, { ...context, signal });
    } finally {
      leave();
    }
  });
  trace.stop();
  switch (ran.outcome) {
    case 'done':
      return acceptResult(ran.value) ?? endedCall('tool-failed', `${entry.id} ran, but ${NO_RESULT}`);
    case 'failed':
      return endedCall(runCodeOf(ran.error), `${entry.id} failed: ${messageOf(ran.error)}`);
    case 'timeout':
      return endedCall(
        'timeout',
        `${entry.id} did not answer within ${timeoutMs} ms. It may still have had its effect.`,
      );
    case 'aborted':
      if (!trace.executed) return cancelled(entry);
      return endedCall(
        'aborted',
        `The call of ${entry.id} was cancelled while it ran. It may still have had its effect.`,
      );
  }
}

/** A trusted tool that promised a shape keeps it; its own errors are passed on as they are. */
function checkOutput({ entry, contract }: ToolCall, result: ToolResult): ToolResult {
  if (!entry.trusted || entry.outputSchema === undefined || result.isError) return result;
  const output = contract.checkOutput(result.details);
  return output.ok
    ? result
    : endedCall('invalid-output', `${entry.id} ran, but its result breaks its own output schema: ${output.message}`);
}

function noteFailure(guard: Guard, { entry, context }: ToolCall, trace: Trace, result: ToolResult): void {
  if (!guard.failures || !result.isError || result.error?.code === 'aborted') return;
  const [block] = result.content;
  const error = result.error?.message ?? (block?.type === 'text' ? block.text : '');
  guard.failures.note({ runId: context.runId, toolId: entry.id, args: trace.given ?? {}, error });
}

function cancelled(entry: CatalogEntry): ToolResult {
  return endedCall('aborted', `The call of ${entry.id} was cancelled before it ran.`);
}

function blockedByHook({ hook, reason }: { readonly hook: string; readonly reason: string }): ToolResult {
  return endedCall('blocked-by-hook', `Blocked by the hook ${hook}: ${reason}`);
}

function blockedByApproval(entry: CatalogEntry, reason: string): ToolResult {
  return endedCall('blocked-by-approval', `Blocked: ${entry.id} was not approved, ${reason}. It did not run.`);
}
