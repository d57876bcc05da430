/** One lane of the end-to-end scenario: what the provider was sent first, and what the session log says was done. */
import type { Mode, ToolSource } from '@toolsearch/catalog';

/** A real tool call, as the session log on disk has it. */
export interface LaneCall {
  readonly toolId: string;
  readonly source: ToolSource;
  readonly outcome: string;
  /** Set when the call came through a control tool. */
  readonly parentCallId?: string;
}

/** What a lane showed. Sizes are UTF-8 bytes of the first request to the provider. */
export interface Lane {
  readonly mode: Mode;
  readonly requestBytes: number;
  readonly toolCount: number;
  /** Of the `tools` array. */
  readonly toolBytes: number;
  /** Of the `messages` array. */
  readonly promptBytes: number;
  /** Names of the tools in the first request. */
  readonly toolNames: readonly string[];
  /** Text of the first request, to look for schemas that should not be in it. */
  readonly requestText: string;
  /** Calls of control tools that the provider's answers asked for, by name. */
  readonly asked: Readonly<Record<string, number>>;
  readonly searches: number;
  readonly describes: number;
  readonly calls: readonly LaneCall[];
  /** Schemas shown up front, by the session log. */
  readonly shownByLog: number;
  readonly answer: string;
}

/** The part of a lane that the scenario's report prints. */
export interface LaneReport {
  readonly requestBytes: number;
  readonly toolCount: number;
  readonly toolBytes: number;
  readonly promptBytes: number;
  readonly searches: number;
  readonly describes: number;
  readonly calls: number;
}

/** Numbers of a lane. */
export function laneReport({
  requestBytes,
  toolCount,
  toolBytes,
  promptBytes,
  searches,
  describes,
  calls,
}: Lane): LaneReport {
  return { requestBytes, toolCount, toolBytes, promptBytes, searches, describes, calls: calls.length };
}
