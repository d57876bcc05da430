/** Asking people, once per call: the request, the race of those who may answer, and what stands afterwards. */
import { createHash, randomUUID } from 'node:crypto';
import type { CallContext, JsonObject } from '@toolsearch/catalog';
import { factsOf } from '../call-facts.ts';
import { PolicyError } from '../errors.ts';
import { argsHash } from '../json/args-hash.ts';
import type { NamingOptions } from '../rules/scope.ts';
import { createPatternTable } from '../rules/table.ts';
import { idOf, type PolicyTool } from '../rules/tool.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { TIMEOUT_MAX_MS } from '../time/time-limit.ts';
import {
  type AnswerOutcome,
  type ApprovalGrant,
  type ApprovalOutcome,
  type ApprovalRequest,
  type ApprovalStore,
  type ApprovalVerdict,
  type Approver,
  type AskMode,
  isVerdictOn,
} from './approval.ts';
import { createMemoryApprovalStore } from './memory-store.ts';
import { type OpenRequest, openRequest } from './open-request.ts';

/** A call that may need a person's word. */
export interface ApprovalCall {
  readonly tool: PolicyTool;
  /** The final arguments, frozen: what is approved is exactly what runs. */
  readonly args: JsonObject;
  /** Its `pauseClock` is called while a person is waited for. */
  readonly context: CallContext;
  /** Questions of hooks. Any of them makes this call be asked about, whatever the rules say. */
  readonly ask?: readonly string[];
}

/** What happened, told after it happened. */
export type ApprovalEvent =
  | { readonly type: 'requested'; readonly request: ApprovalRequest }
  | { readonly type: 'decided'; readonly request: ApprovalRequest; readonly outcome: ApprovalOutcome }
  /** A permission that was given and could not be kept: it holds for this call alone. */
  | { readonly type: 'not-kept'; readonly request: ApprovalRequest };

/** Options of {@link createApprovals}. */
export interface ApprovalOptions extends NamingOptions {
  /** Ask mode by pattern; the most specific pattern wins, of equals the first written. No rule means `never`. */
  readonly rules?: Readonly<Record<string, AskMode>>;
  /** Default: in memory. */
  readonly store?: ApprovalStore;
  /** Asked all at once, beside `answer`. Default none. */
  readonly approvers?: readonly Approver[];
  /** How long people may take; then the call is blocked. Default 120,000; at most 86,400,000. */
  readonly timeoutMs?: number;
  readonly observe?: (event: ApprovalEvent) => void;
  readonly clock?: Clock;
  /** Makes request ids. Default random UUIDs. */
  readonly ids?: () => string;
}

/** The approvals of one host. */
export interface Approvals {
  modeFor(tool: PolicyTool): AskMode;
  /** Asks where asking is due, and waits. Never throws; the call's abort withdraws the request. */
  request(call: ApprovalCall): Promise<ApprovalOutcome>;
  /** What waits for an answer, oldest first. */
  pending(): readonly ApprovalRequest[];
  /** Any person's answer: the first valid one decides, later ones are told so. A malformed one decides nothing. */
  answer(requestId: string, verdict: unknown, by?: string): AnswerOutcome;
  /** The standing permissions. */
  grants(): Promise<readonly ApprovalGrant[]>;
  /** Ends a standing permission. Gives false when there was none. */
  revoke(grantId: string): Promise<boolean>;
  /** Ask rules that mean none of these tools. */
  unusedRules(tools: readonly PolicyTool[]): readonly string[];
}

/** Default time that people may take. */
const TIMEOUT_MS = 120_000;
const MODES: readonly unknown[] = ['never', 'on-miss', 'always'];
const VERDICTS: readonly ApprovalVerdict[] = Object.freeze(['allow-once', 'allow-always', 'deny']);
/** Where nothing that stands would be asked for the next time. */
const VERDICTS_ON_ONE_CALL: readonly ApprovalVerdict[] = Object.freeze(['allow-once', 'deny']);
/** Decided requests that late answers are told about. */
const REMEMBERED = 256;

/** Makes approvals. Throws {@link PolicyError} for a pattern, a mode or a time limit that cannot hold. */
export function createApprovals(options: ApprovalOptions = {}): Approvals {
  const { rules = {}, approvers = [], timeoutMs = TIMEOUT_MS, clock = systemClock, ids = randomUUID } = options;
  const store = options.store ?? createMemoryApprovalStore();
  for (const [pattern, mode] of Object.entries(rules)) {
    if (MODES.includes(mode)) continue;
    throw new PolicyError(
      'invalid-option',
      `ask["${pattern}"]: found ${JSON.stringify(mode)}, wanted ${MODES.join(', ')}.`,
    );
  }
  if (!(timeoutMs > 0 && timeoutMs <= TIMEOUT_MAX_MS)) {
    throw new PolicyError('invalid-option', `approvals: timeoutMs must be 1..${TIMEOUT_MAX_MS}, found ${timeoutMs}.`);
  }
  const table = createPatternTable(rules, { ...options, where: 'ask' });
  const open = new Map<string, OpenRequest>();
  const decided = new Map<string, string>();

  const tell = (event: ApprovalEvent) => {
    try {
      options.observe?.(event);
    } catch {
      // An observer that throws must not decide about a call.
    }
  };

  async function standingGrant({ tool, context }: ApprovalCall): Promise<ApprovalGrant | undefined> {
    const toolId = idOf(tool);
    const id = grantId(toolId, context.agentId);
    // A store that cannot be read grants nothing.
    const grants = await store.list().catch(() => []);
    return grants.find((grant) => grant.id === id && grant.toolId === toolId && grant.agentId === context.agentId);
  }

  async function keep(request: ApprovalRequest, by: string): Promise<void> {
    const { toolId, agentId } = request;
    const grant = {
      id: grantId(toolId, agentId),
      toolId,
      grantedAt: clock.now(),
      by,
      ...(agentId === undefined ? {} : { agentId }),
    };
    await store.add(grant).catch(() => tell({ type: 'not-kept', request }));
  }

  return Object.freeze({
    modeFor: (tool: PolicyTool) => table.lookup(tool)?.value ?? 'never',

    async request(call: ApprovalCall): Promise<ApprovalOutcome> {
      const rule = table.lookup(call.tool);
      const questions = call.ask ?? [];
      if (questions.length === 0) {
        if (!rule || rule.value === 'never') return { allowed: true, how: 'not-asked' };
        const grant = rule.value === 'on-miss' ? await standingGrant(call) : undefined;
        if (grant) return { allowed: true, how: 'standing', grant };
      }
      const ruleReason = rule && rule.value !== 'never' ? [`rule ${rule.pattern}: ${rule.value}`] : [];
      const request = requestFor(call, {
        id: ids(),
        reasons: [...ruleReason, ...questions],
        verdicts: rule?.value === 'on-miss' ? VERDICTS : VERDICTS_ON_ONE_CALL,
        now: clock.now(),
        timeoutMs,
      });
      const asked = openRequest(request, { approvers, clock, signal: call.context.signal });
      open.set(request.id, asked);
      tell({ type: 'requested', request });
      const resumeClock = call.context.pauseClock?.();
      const outcome = await asked.outcome;
      resumeClock?.();
      open.delete(request.id);
      decided.set(request.id, outcome.how);
      if (decided.size > REMEMBERED) decided.delete(decided.keys().next().value ?? '');
      if (outcome.allowed && outcome.how === 'allow-always') await keep(request, outcome.by);
      tell({ type: 'decided', request, outcome });
      return outcome;
    },

    pending: () => [...open.values()].filter((asked) => asked.isOpen()).map((asked) => asked.request),

    answer(requestId: string, verdict: unknown, by = 'answer'): AnswerOutcome {
      const asked = open.get(requestId);
      if (!asked) {
        const how = decided.get(requestId);
        return how === undefined
          ? { accepted: false, reason: 'unknown-request', message: 'No such request is waiting.' }
          : { accepted: false, reason: 'already-decided', message: `This request is over: ${how}.` };
      }
      if (!isVerdictOn(asked.request, verdict)) {
        const message = `Wanted one of ${asked.request.verdicts.join(', ')}. The call stays blocked until then.`;
        return { accepted: false, reason: 'malformed-verdict', message };
      }
      return asked.decide(verdict, by)
        ? { accepted: true, verdict }
        : { accepted: false, reason: 'already-decided', message: 'Somebody else was faster.' };
    },

    grants: () => store.list(),
    revoke: (id: string) => store.revoke(id),
    unusedRules: (tools: readonly PolicyTool[]) => table.unused(tools),
  });
}

/** The id of the permission for one tool and one agent. */
function grantId(toolId: string, agentId: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([toolId, agentId ?? null]))
    .digest('hex')
    .slice(0, 32);
}

interface RequestFacts {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly verdicts: readonly ApprovalVerdict[];
  readonly now: number;
  readonly timeoutMs: number;
}

function requestFor(
  { tool, args, context }: ApprovalCall,
  { id, reasons, verdicts, now, timeoutMs }: RequestFacts,
): ApprovalRequest {
  return Object.freeze({
    id,
    ...factsOf(tool, context),
    args,
    argsHash: argsHash(args),
    reasons,
    verdicts,
    requestedAt: now,
    expiresAt: now + timeoutMs,
  });
}
