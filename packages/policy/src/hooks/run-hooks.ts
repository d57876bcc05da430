/**
 * Runs hooks one after the other, each on its own frozen copy and under its own time limit. A hook that throws, hangs
 * or answers nonsense blocks the call: a guard that fails open guards nothing.
 */
import { isJsonObject, type JsonObject, type ToolResult } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { snapshotArgs } from '../json/snapshot.ts';
import { acceptResult } from '../results/accept-result.ts';
import { messageOf } from '../results/ended-call.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { type Limited, withinTime } from '../time/time-limit.ts';
import { type BeforeDecision, HOOK_TIMEOUT_MAX_MS, HOOK_TIMEOUT_MS, type HookContext, type ToolHook } from './hook.ts';

/** The context of a call, before a hook's own signal is added. */
export type HookFacts = Omit<HookContext, 'signal'>;

/** What the before hooks came to. */
export type BeforeOutcome =
  /** `ask` holds the questions, in hook order. */
  | { readonly ok: true; readonly args: JsonObject; readonly ask: readonly string[] }
  | { readonly ok: false; readonly hook: string; readonly reason: string }
  | { readonly ok: false; readonly aborted: true };

/** What the after hooks came to. */
export type AfterOutcome =
  | { readonly ok: true; readonly result: ToolResult }
  | { readonly ok: false; readonly hook: string; readonly reason: string };

/** The hooks of a host in their order. */
export interface HookChain {
  before(facts: HookFacts, args: JsonObject, signal: AbortSignal): Promise<BeforeOutcome>;
  after(facts: HookFacts, args: JsonObject, result: ToolResult, durationMs: number): Promise<AfterOutcome>;
}

/** Checks and orders hooks. Throws {@link PolicyError} `invalid-option`. */
export function createHookChain(hooks: readonly ToolHook[], clock: Clock = systemClock): HookChain {
  for (const { name, timeoutMs } of hooks) {
    if (typeof name !== 'string' || name === '') {
      throw new PolicyError(
        'invalid-option',
        'hooks: every hook needs a name; it stands in the reason when it blocks.',
      );
    }
    if (timeoutMs !== undefined && !(timeoutMs > 0 && timeoutMs <= HOOK_TIMEOUT_MAX_MS)) {
      throw new PolicyError(
        'invalid-option',
        `hook "${name}": timeoutMs must be 1..${HOOK_TIMEOUT_MAX_MS}, found ${timeoutMs}.`,
      );
    }
  }
  const ordered = hooks.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const limited = <T>(hook: ToolHook, signal: AbortSignal, work: (own: AbortSignal) => T | Promise<T>) =>
    withinTime({ clock, timeoutMs: hook.timeoutMs ?? HOOK_TIMEOUT_MS, signal }, async (own) => work(own));

  return Object.freeze({
    async before(facts: HookFacts, args: JsonObject, signal: AbortSignal): Promise<BeforeOutcome> {
      const ask: string[] = [];
      let current = args;
      for (const hook of ordered) {
        if (!hook.beforeToolCall) continue;
        const seen = current;
        const run = await limited(hook, signal, (own) => hook.beforeToolCall?.({ ...facts, args: seen, signal: own }));
        if (run.outcome === 'aborted') return { ok: false, aborted: true };
        if (run.outcome !== 'done') return { ok: false, hook: hook.name, reason: faultOf(run) };
        if (run.value === undefined) continue;
        const decision = parseBefore(run.value);
        if (typeof decision === 'string') return { ok: false, hook: hook.name, reason: decision };
        if (decision.block !== undefined) return { ok: false, hook: hook.name, reason: decision.block };
        if (decision.ask !== undefined) ask.push(decision.ask);
        if (decision.args) current = decision.args;
      }
      return { ok: true, args: current, ask };
    },

    async after(facts: HookFacts, args: JsonObject, result: ToolResult, durationMs: number): Promise<AfterOutcome> {
      let current = result;
      for (const hook of ordered) {
        if (!hook.afterToolCall) continue;
        const seen = current;
        // The call is over: its signal no longer says anything about this hook.
        const run = await limited(hook, new AbortController().signal, (own) =>
          hook.afterToolCall?.({ ...facts, args, result: seen, durationMs, signal: own }),
        );
        if (run.outcome !== 'done') return { ok: false, hook: hook.name, reason: faultOf(run) };
        if (run.value === undefined) continue;
        const changed = parseAfter(run.value, current);
        if (typeof changed === 'string') return { ok: false, hook: hook.name, reason: changed };
        current = changed;
      }
      return { ok: true, result: current };
    },
  });
}

function faultOf(run: Exclude<Limited<unknown>, { outcome: 'done' }>): string {
  if (run.outcome === 'failed') return `it failed: ${messageOf(run.error)}`;
  return run.outcome === 'timeout' ? `it did not answer within ${run.timeoutMs} ms` : 'the call was cancelled';
}

/** The decision, or what is wrong with it. */
function parseBefore(value: unknown): BeforeDecision | string {
  if (!isJsonObject(value)) return 'it answered with something else than a decision';
  const { args, block, ask, ...rest } = value;
  const unknownKey = Object.keys(rest)[0];
  if (unknownKey !== undefined) return `it answered with an unknown key ${JSON.stringify(unknownKey)}`;
  if (block !== undefined) return typeof block === 'string' && block !== '' ? { block } : 'it blocked without a reason';
  if (ask !== undefined && typeof ask !== 'string') return 'its question is not a text';
  const question = ask === undefined ? {} : { ask };
  if (args === undefined) return question;
  const copy = snapshotArgs(args);
  return copy.ok ? { ...question, args: copy.args } : `its arguments hold ${copy.found} at ${copy.path || 'the top'}`;
}

/** What the hook changes, or what is wrong with it. */
function parseAfter(value: unknown, result: ToolResult): ToolResult | string {
  if (!isJsonObject(value)) return 'it answered with something else than a result';
  const { content, details, ...rest } = value;
  const unknownKey = Object.keys(rest)[0];
  if (unknownKey !== undefined) return `it tried to change ${JSON.stringify(unknownKey)}`;
  const changed = acceptResult({
    ...result,
    ...(content === undefined ? {} : { content }),
    ...(details === undefined ? {} : { details }),
  });
  // The flags are the tool's and the host's, whatever a hook makes of the rest.
  return changed
    ? { ...result, content: changed.content, ...(changed.details === undefined ? {} : { details: changed.details }) }
    : 'its result is none that JSON can carry';
}
