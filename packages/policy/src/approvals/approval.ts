/** The words of approval: when a person is asked, what for, and what may come back. */
import type { JsonObject } from '@toolsearch/catalog';
import type { CallFacts } from '../call-facts.ts';

/** When a person is asked: not at all, unless a standing permission is there, or before every call. */
export type AskMode = 'never' | 'on-miss' | 'always';

/** A person's word on one call. `allow-always` also stands for later calls of the same tool by the same agent. */
export type ApprovalVerdict = 'allow-once' | 'allow-always' | 'deny';

/** Everything a person needs to decide, and all that the decision is bound to. */
export interface ApprovalRequest extends CallFacts {
  /** Answers name it. */
  readonly id: string;
  /** Exactly what will run; frozen. */
  readonly args: JsonObject;
  /** SHA-256 of the canonical JSON of `args`, in hexadecimal. */
  readonly argsHash: string;
  /** Why it is asked: the rule, and the questions of hooks. */
  readonly reasons: readonly string[];
  /**
   * What may be answered; anything else is malformed. `allow-always` is among it only where a standing permission would
   * spare the next question, which is under an `on-miss` rule.
   */
  readonly verdicts: readonly ApprovalVerdict[];
  /** Milliseconds since the epoch. */
  readonly requestedAt: number;
  readonly expiresAt: number;
}

/** A way to reach a person: a terminal, an elicitation, a chat. Several may ask at once; the first valid verdict counts. */
export interface Approver {
  /** Recorded as who decided. */
  readonly name: string;
  /**
   * Asks. Answers with a verdict, or with `undefined` when it can reach nobody here and leaves the request to others.
   * Anything else, or a throw, is an approver that is lost. The signal aborts when the request is over.
   */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<unknown>;
}

/** Why a call may go on, or why not. */
export type ApprovalOutcome =
  | { readonly allowed: true; readonly how: 'not-asked' }
  | { readonly allowed: true; readonly how: 'standing'; readonly grant: ApprovalGrant }
  | {
      readonly allowed: true;
      readonly how: 'allow-once' | 'allow-always';
      readonly requestId: string;
      readonly argsHash: string;
      readonly by: string;
    }
  | {
      readonly allowed: false;
      readonly how: 'denied' | 'timeout' | 'malformed' | 'approver-lost' | 'aborted';
      readonly requestId: string;
      /** Who denied. */
      readonly by?: string;
    };

/** A standing permission: one tool, for one agent. */
export interface ApprovalGrant {
  /** Follows from tool and agent, so that granting twice is granting once. */
  readonly id: string;
  readonly toolId: string;
  /** Absent for calls that name no agent. */
  readonly agentId?: string;
  /** Milliseconds since the epoch. */
  readonly grantedAt: number;
  /** Who granted it. */
  readonly by: string;
}

/** Where standing permissions are kept. */
export interface ApprovalStore {
  /** All of them, sorted by id in code-point order. */
  list(): Promise<readonly ApprovalGrant[]>;
  add(grant: ApprovalGrant): Promise<void>;
  /** Gives false when there was none. */
  revoke(id: string): Promise<boolean>;
}

/** What became of an answer. */
export type AnswerOutcome =
  | { readonly accepted: true; readonly verdict: ApprovalVerdict }
  | {
      readonly accepted: false;
      readonly reason: 'unknown-request' | 'already-decided' | 'malformed-verdict';
      /** One sentence for the person who answered. */
      readonly message: string;
    };

/** True for exactly the verdicts that the request takes. */
export function isVerdictOn({ verdicts }: ApprovalRequest, value: unknown): value is ApprovalVerdict {
  return (verdicts as readonly unknown[]).includes(value);
}
