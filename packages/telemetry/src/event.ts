/**
 * What is recorded of a run. Events are plain JSON, complete in themselves, and written once: a log of them answers
 * every question about a run in any later process.
 */

/** Where a tool comes from: the host, a plugin, an MCP server or the calling client. */
export type Source = 'openclaw' | 'plugin' | 'mcp' | 'client';

/** A number for each source. */
export type PerSource = Readonly<Record<Source, number>>;

/** What every event says. */
export interface EventHead {
  /** Unique. */
  readonly eventId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly runId: string;
  readonly sessionId: string;
  readonly agentId?: string;
}

/** One tool definition that the model was shown at the start. */
export interface ShownTool {
  readonly name: string;
  /** Why it was shown: `control`, `direct`, `direct-only`, `always`, `client`, `required`, … */
  readonly reason: string;
  /** UTF-8 bytes of its serialised definition. */
  readonly bytes?: number;
  /** The tool behind it; absent for a control. */
  readonly toolId?: string;
}

/** A run begins: what the model was given. */
export interface RunStartEvent extends EventHead {
  readonly type: 'run-start';
  /** The mode in force: `direct`, `code`, `tools` or `directory`. */
  readonly mode: string;
  /** The mode that was asked for, when another one is in force, and why. */
  readonly requestedMode?: string;
  readonly fallbackReason?: string;
  /** The run that this one is a child of. */
  readonly parentRunId?: string;
  /** `<provider>/<model>`. */
  readonly model?: string;
  /** UTF-8 bytes of all serialised tool definitions sent. */
  readonly toolBytes: number;
  /** UTF-8 bytes of the prompt that tool search adds, or of the whole system prompt; the same choice in every run. */
  readonly promptBytes: number;
  readonly shown: readonly ShownTool[];
  /** The tools the run may know, after policy. */
  readonly catalog: { readonly size: number; readonly sources: PerSource };
  readonly unavailable: readonly { readonly source: Source; readonly owner: string; readonly reason: string }[];
}

/** Which call of the model something was done in. */
export interface CallPlace {
  readonly callId?: string;
  readonly parentCallId?: string;
  /** `direct`, `tool_call`, `code`, `hydrated`, `mcp` or `client`. */
  readonly origin?: string;
}

/** One search, of one query or of several. */
export interface SearchEvent extends EventHead, CallPlace {
  readonly type: 'search';
  readonly queries: readonly string[];
  readonly hitIds: readonly string[];
  readonly durationMs?: number;
}

/** One description asked for. */
export interface DescribeEvent extends EventHead, CallPlace {
  readonly type: 'describe';
  readonly ref: string;
  /** Absent when the reference meant no tool. */
  readonly toolId?: string;
}

/** One call of a real tool, whatever became of it. Calls of control tools are `control` events. */
export interface CallEvent extends EventHead {
  readonly type: 'call';
  readonly toolId: string;
  readonly toolName: string;
  readonly source: Source;
  /** The plugin or server. */
  readonly owner?: string;
  readonly callId: string;
  /** The control call that this one is nested in. */
  readonly parentCallId?: string;
  readonly origin: string;
  /** Whether the tool itself was started. */
  readonly executed: boolean;
  /**
   * `blocked`: policy, a hook or an approval kept it from running. `error`: it gave no answer of its own for any other
   * reason; `executed` says whether it ran.
   */
  readonly outcome: 'ok' | 'error' | 'blocked';
  readonly errorCode?: string;
  /** How a person's word came in, when one was asked. */
  readonly approval?: string;
  /** What was put right in the arguments. */
  readonly repairs?: readonly string[];
  /** Redacted and bounded by the recorder. */
  readonly args?: unknown;
  readonly startedAt?: number;
  readonly durationMs: number;
  /** In the tool itself. */
  readonly executionMs?: number;
  readonly argumentBytes: number;
  /** Bytes of the result before and after it was bounded. */
  readonly resultBytes: number;
  readonly deliveredBytes: number;
  /** Where the whole result is kept. */
  readonly reference?: string;
}

/** One call of a control tool: what the model itself asked for. Never counted as an execution. */
export interface ControlEvent extends EventHead {
  readonly type: 'control';
  /** `tool_search_code`, `tool_search`, `tool_describe` or `tool_call`. */
  readonly name: string;
  readonly callId: string;
  readonly outcome: 'ok' | 'error';
  readonly errorCode?: string;
  readonly durationMs: number;
  readonly argumentBytes?: number;
  readonly resultBytes?: number;
  readonly deliveredBytes?: number;
}

/** A run is over. */
export interface RunEndEvent extends EventHead {
  readonly type: 'run-end';
  readonly outcome: 'completed' | 'failed' | 'aborted' | 'limit-exceeded';
  /** One line. */
  readonly reason?: string;
  /** Requests made to the model. */
  readonly modelRequests?: number;
}

/** Everything that is recorded. */
export type TelemetryEvent = RunStartEvent | SearchEvent | DescribeEvent | CallEvent | ControlEvent | RunEndEvent;

/** An event as it is handed in: the recorder adds the id, and the time where none is given. */
export type NewEvent = TelemetryEvent extends infer E
  ? E extends TelemetryEvent
    ? Omit<E, 'eventId' | 'at'> & { readonly at?: number }
    : never
  : never;
