/** The calls of a run, as its outcome reports them. */
import { clip } from '@toolsearch/catalog';
import type { CallReport } from '@toolsearch/sandbox-runner';
import type { CalledTool } from './bridge.ts';

/** Equal calls of one tool, in the order in which the first of them started. */
export interface CallSummary {
  /** The tool's id; absent for calls that had not started when the run ended. */
  readonly tool?: string;
  /**
   * `error`: the tool answered with `isError`. `failed`: blocked, refused, or the tool threw. `aborted`: the run ended
   * before the call did.
   */
  readonly outcome: 'ok' | 'error' | 'failed' | 'aborted';
  /** Message of the failure, at most 300 bytes; absent for `ok` and for answers with `isError`. */
  readonly error?: string;
  /** How many; absent for one. */
  readonly count?: number;
}

/** How often a body used the bridge. */
export interface CallCounts {
  /** Calls of `search`; a batch counts once. */
  readonly searchCount: number;
  /** Calls of `describe`. */
  readonly describeCount: number;
  /** Calls of `call`, failed ones included. */
  readonly callCount: number;
}

const ERROR_MAX_BYTES = 300;

/** Sums up the calls of tools; searches and descriptions are only counted. */
export function summariseCalls(
  reports: readonly CallReport[],
  called: ReadonlyMap<number, CalledTool>,
): readonly CallSummary[] {
  const groups = new Map<string, CallSummary>();
  for (const report of reports) {
    if (operationOf(report) !== 'call') continue;
    const one = called.get(report.id);
    const summary: CallSummary = {
      ...(one === undefined ? {} : { tool: one.tool }),
      outcome: report.outcome === 'ok' && one?.isError ? 'error' : report.outcome,
      ...(report.error === undefined ? {} : { error: clip(report.error, ERROR_MAX_BYTES) }),
    };
    const key = JSON.stringify(summary);
    const count = (groups.get(key)?.count ?? (groups.has(key) ? 1 : 0)) + 1;
    groups.set(key, count === 1 ? summary : { ...summary, count });
  }
  return [...groups.values()];
}

/** Counts what a body started. */
export function countCalls(reports: readonly CallReport[]): CallCounts {
  const count = (operation: string): number => reports.filter((report) => operationOf(report) === operation).length;
  return { searchCount: count('search'), describeCount: count('describe'), callCount: count('call') };
}

/** The last part of `openclaw.tools.search`. */
function operationOf({ name }: CallReport): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
