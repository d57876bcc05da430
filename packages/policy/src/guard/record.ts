/** What is written down of one call, whatever became of it. */
import type { JsonObject, ToolErrorCode } from '@toolsearch/catalog';
import type { ApprovalOutcome } from '../approvals/approval.ts';
import type { CallFacts } from '../call-facts.ts';

/** One call from its arrival to its answer. */
export interface CallRecord extends CallFacts {
  /** The arguments as far as they came: final ones when the tool ran. Absent when they were no JSON object. Not redacted. */
  readonly args?: JsonObject;
  /** What was put right in the arguments before anything looked at them. */
  readonly repairs: readonly string[];
  /** Whether the tool itself was started. */
  readonly executed: boolean;
  /**
   * `blocked`: policy, a hook or an approval kept it from running. `error`: it gave no answer of its own for any other
   * reason; `executed` says whether it ran.
   */
  readonly outcome: 'ok' | 'error' | 'blocked';
  readonly errorCode?: ToolErrorCode;
  /** How a person's word came in, when one was asked for or stood already. */
  readonly approval?: ApprovalOutcome['how'];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** From arrival to answer, waits included. */
  readonly durationMs: number;
  /** In the tool itself. */
  readonly executionMs?: number;
  /** UTF-8 bytes of the arguments as compact JSON. */
  readonly argumentBytes: number;
  /** Bytes of the result before and after bounding. */
  readonly resultBytes: number;
  readonly deliveredBytes: number;
  /** Where the whole result is kept, when it was cut. */
  readonly reference?: string;
}
