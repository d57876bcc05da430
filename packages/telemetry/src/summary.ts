/** One run in numbers. The live recorder and a log read back later use the same counting. */
import type { CallEvent, PerSource, RunEndEvent, RunStartEvent, Source, TelemetryEvent } from './event.ts';
import { byCodePoint } from './order.ts';

/** How the calls of something went. */
export interface CallCounts {
  /** Calls that came in. */
  readonly total: number;
  /** Calls in which the tool itself was started. */
  readonly executed: number;
  readonly ok: number;
  /** Failed, or refused for another reason than policy, hooks and approvals. */
  readonly error: number;
  readonly blocked: number;
}

/** The calls of one tool. */
export interface ToolSummary extends CallCounts {
  readonly toolId: string;
  readonly source: Source;
  readonly owner?: string;
  readonly durationMs: number;
}

/** What a session log must answer about a run. */
export interface RunSummary {
  readonly runId: string;
  readonly sessionId?: string;
  readonly agentId?: string;
  readonly parentRunId?: string;
  readonly mode?: string;
  readonly requestedMode?: string;
  readonly fallbackReason?: string;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly outcome?: RunEndEvent['outcome'];
  /** What the model saw up front. */
  readonly shown: {
    readonly count: number;
    readonly toolBytes: number;
    readonly promptBytes: number;
    /** Sorted by reason, in code-point order. */
    readonly byReason: Readonly<Record<string, number>>;
  };
  readonly catalog: { readonly size: number; readonly sources: PerSource };
  readonly unavailable: RunStartEvent['unavailable'];
  /** Searches made, and the queries in them. */
  readonly searches: number;
  readonly queries: number;
  readonly describes: number;
  /** Calls of control tools; none of them is in `calls`. */
  readonly controls: number;
  readonly calls: CallCounts;
  /** Executed calls by the source whose tool ran. */
  readonly executedBySource: PerSource;
  /** Sorted by id in code-point order. */
  readonly tools: readonly ToolSummary[];
  /** Every call of a real tool, nested ones included, in the order recorded. */
  readonly callList: readonly CallEvent[];
  /** The last call that was executed: which tool, and whose. */
  readonly finalCall?: CallEvent;
}

/** Counts the events of one run as they come. */
export interface RunCounter {
  add(event: TelemetryEvent): void;
  summary(): RunSummary;
}

const NONE: PerSource = Object.freeze({ openclaw: 0, plugin: 0, mcp: 0, client: 0 });

/** Makes a counter for a run; events of other runs are passed over. */
export function createRunCounter(runId: string): RunCounter {
  const calls: CallEvent[] = [];
  let head: Pick<RunSummary, 'sessionId' | 'agentId'> = {};
  let start: RunStartEvent | undefined;
  let end: RunEndEvent | undefined;
  const counts = { searches: 0, queries: 0, describes: 0, controls: 0 };

  return {
    add(event) {
      if (event.runId !== runId) return;
      if (head.sessionId === undefined) {
        head = { sessionId: event.sessionId, ...(event.agentId === undefined ? {} : { agentId: event.agentId }) };
      }
      switch (event.type) {
        case 'run-start':
          start = event;
          return;
        case 'search':
          counts.searches++;
          counts.queries += event.queries.length;
          return;
        case 'describe':
          counts.describes++;
          return;
        case 'control':
          counts.controls++;
          return;
        case 'call':
          calls.push(event);
          return;
        case 'run-end':
          end = event;
      }
    },

    summary() {
      const finalCall = calls.findLast((call) => call.executed);
      return {
        runId,
        ...head,
        ...startFacts(start),
        ...(end ? { endedAt: end.at, outcome: end.outcome } : {}),
        ...counts,
        calls: countCalls(calls),
        executedBySource: executedBySource(calls),
        tools: toolSummaries(calls),
        callList: [...calls],
        ...(finalCall ? { finalCall } : {}),
      };
    },
  };
}

/** Summaries of all runs in a log, in the order in which they first appear. */
export function summarise(events: Iterable<TelemetryEvent>): RunSummary[] {
  const counters = new Map<string, RunCounter>();
  for (const event of events) {
    const counter = counters.get(event.runId) ?? createRunCounter(event.runId);
    counters.set(event.runId, counter);
    counter.add(event);
  }
  return [...counters.values()].map((counter) => counter.summary());
}

type StartFacts = Pick<RunSummary, 'shown' | 'catalog' | 'unavailable'> & Partial<RunSummary>;

function startFacts(start: RunStartEvent | undefined): StartFacts {
  if (!start) {
    return {
      shown: { count: 0, toolBytes: 0, promptBytes: 0, byReason: {} },
      catalog: { size: 0, sources: NONE },
      unavailable: [],
    };
  }
  const { mode, requestedMode, fallbackReason, parentRunId, shown, toolBytes, promptBytes, catalog, unavailable } =
    start;
  const reasons = [...new Set(shown.map((tool) => tool.reason))].sort(byCodePoint);
  return {
    mode,
    ...(requestedMode === undefined ? {} : { requestedMode }),
    ...(fallbackReason === undefined ? {} : { fallbackReason }),
    ...(parentRunId === undefined ? {} : { parentRunId }),
    startedAt: start.at,
    shown: {
      count: shown.length,
      toolBytes,
      promptBytes,
      byReason: Object.fromEntries(
        reasons.map((reason) => [reason, shown.filter((tool) => tool.reason === reason).length]),
      ),
    },
    catalog,
    unavailable,
  };
}

function countCalls(calls: readonly CallEvent[]): CallCounts {
  const having = (fits: (call: CallEvent) => boolean) => calls.filter(fits).length;
  return {
    total: calls.length,
    executed: having((call) => call.executed),
    ok: having((call) => call.outcome === 'ok'),
    error: having((call) => call.outcome === 'error'),
    blocked: having((call) => call.outcome === 'blocked'),
  };
}

function executedBySource(calls: readonly CallEvent[]): PerSource {
  const counts: Record<Source, number> = { ...NONE };
  for (const call of calls) if (call.executed) counts[call.source]++;
  return counts;
}

function toolSummaries(calls: readonly CallEvent[]): ToolSummary[] {
  const byTool = new Map<string, CallEvent[]>();
  for (const call of calls) {
    const own = byTool.get(call.toolId);
    if (own) own.push(call);
    else byTool.set(call.toolId, [call]);
  }
  return [...byTool]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([toolId, own]) => ({
      toolId,
      source: own[0]?.source ?? 'openclaw',
      ...(own[0]?.owner === undefined ? {} : { owner: own[0].owner }),
      ...countCalls(own),
      durationMs: own.reduce((sum, call) => sum + call.durationMs, 0),
    }));
}
