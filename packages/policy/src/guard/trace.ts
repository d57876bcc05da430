/** What becomes known of a call while it walks, and the record it leaves. */
import type { JsonObject, ToolCall, ToolErrorCode, ToolResult } from '@toolsearch/catalog';
import type { ApprovalOutcome } from '../approvals/approval.ts';
import { factsOf } from '../call-facts.ts';
import type { BoundedResult } from '../results/bound.ts';
import { jsonBytes } from '../results/measure.ts';
import type { Clock } from '../time/clock.ts';
import type { CallRecord } from './record.ts';

/** Filled in step by step by the guard. */
export interface Trace {
  /** The arguments as last known. The first ones stay in `given`. */
  args: JsonObject | undefined;
  readonly given: JsonObject | undefined;
  repairs: readonly string[];
  approval: ApprovalOutcome['how'] | undefined;
  readonly executed: boolean;
  readonly executionMs: number | undefined;
  /** The tool is started; it is over. */
  start(): void;
  stop(): void;
  /** Hands the record over, once. */
  end(bounded: BoundedResult, record: ((record: CallRecord) => void) | undefined): void;
}

const BLOCKED: readonly (ToolErrorCode | undefined)[] = ['blocked-by-policy', 'blocked-by-hook', 'blocked-by-approval'];

function outcomeOf({ isError, error }: ToolResult, executed: boolean): CallRecord['outcome'] {
  if (!isError) return 'ok';
  return !executed && BLOCKED.includes(error?.code) ? 'blocked' : 'error';
}

/** Begins a trace. */
export function createTrace({ entry, context }: ToolCall, clock: Clock): Trace {
  const startedAt = clock.now();
  let given: JsonObject | undefined;
  let args: JsonObject | undefined;
  let runningSince: number | undefined;
  let executionMs: number | undefined;

  return {
    get args() {
      return args;
    },
    set args(known) {
      given ??= known;
      args = known;
    },
    get given() {
      return given;
    },
    repairs: [],
    approval: undefined,
    get executed() {
      return runningSince !== undefined;
    },
    get executionMs() {
      return executionMs;
    },
    start() {
      runningSince = clock.now();
    },
    stop() {
      executionMs = clock.now() - (runningSince ?? startedAt);
    },
    end({ result, originalBytes, deliveredBytes, reference }, record) {
      const executed = runningSince !== undefined;
      try {
        record?.({
          ...factsOf(entry, context),
          ...(args === undefined ? {} : { args }),
          repairs: this.repairs,
          executed,
          outcome: outcomeOf(result, executed),
          ...(result.error ? { errorCode: result.error.code } : {}),
          ...(this.approval === undefined || this.approval === 'not-asked' ? {} : { approval: this.approval }),
          startedAt,
          durationMs: clock.now() - startedAt,
          ...(executionMs === undefined ? {} : { executionMs }),
          argumentBytes: jsonBytes(args),
          resultBytes: originalBytes,
          deliveredBytes,
          ...(reference === undefined ? {} : { reference }),
        });
      } catch {
        // A recorder that throws must not turn a call that ran into a failure.
      }
    },
  };
}
