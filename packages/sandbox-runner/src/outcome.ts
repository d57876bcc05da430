/**
 * What a run gives back. Outcomes are data: `run` rejects only for a wrong argument, never for what a body does.
 */
import type { JsonValue } from './json.ts';

/** The stable codes of a run that did not succeed. */
export type SandboxErrorCode =
  /** The clock ran out, or the body waits for something that can never settle (said at once). */
  | 'timeout'
  /** The child reached its memory limit. */
  | 'out-of-memory'
  /** The body does not parse, threw, or left a failed call unhandled. */
  | 'script-error'
  /** A value or an argument that cannot be written as JSON: circular, a promise, a function. */
  | 'not-serialisable'
  /** A bound of `SandboxLimits` was passed. */
  | 'limit-exceeded'
  /** No isolated child could be had, or it died without a word. */
  | 'runtime-unavailable'
  /** The caller's signal, or `close()`. */
  | 'aborted';

/** One line of `console.log`, `console.warn` or `console.error`. */
export interface LogLine {
  /** The method of `console` that was called. */
  readonly level: 'log' | 'warn' | 'error';
  /** The arguments as readable text, joined by spaces; cut where `maxLogBytes` was reached. */
  readonly text: string;
}

/** One call of a host function that the body started, in the order of starting. */
export interface CallReport {
  /** 1, 2, 3, … within the run; the `callId` the host function saw. */
  readonly id: number;
  /** Path of the function, such as `openclaw.tools.search`. */
  readonly name: string;
  /** `aborted`: still waiting or running when the run ended. */
  readonly outcome: 'ok' | 'failed' | 'aborted';
  /** False for a failed call whose rejection nobody in the body handled; true for every other. */
  readonly handled: boolean;
  /** Line of the body that made the call; for a failed call that nobody handled. */
  readonly line?: number;
  /** Message of a failed call, at most 8 KiB. */
  readonly error?: string;
}

/** What a run used. */
export interface Usage {
  /** From `run()` until the child was gone. */
  readonly wallMs: number;
  /** Of these, the time the clock was held (see `HostCallContext.pauseClock`). */
  readonly pausedMs: number;
  /** Host functions the body called, refused calls not counted; at most `maxCalls`. */
  readonly calls: number;
  /** Bytes written to the child, frames included. */
  readonly bytesToChild: number;
  /** Bytes read from the child since it started, frames included. */
  readonly bytesFromChild: number;
  /** Log lines dropped or cut because `maxLogBytes` was reached. */
  readonly logLinesDropped: number;
  /** Whether a child started ahead was used. */
  readonly pooled: boolean;
}

interface Ended {
  readonly logs: readonly LogLine[];
  readonly calls: readonly CallReport[];
  readonly usage: Usage;
}

/** The body ended and its value crossed. */
export interface SandboxSuccess extends Ended {
  /** Tells the two outcomes apart. */
  readonly ok: true;
  /** `undefined` when the body returned nothing. */
  readonly value: JsonValue | undefined;
  /** Advice for the author of the body: nothing was returned, a rejection was left alone. */
  readonly hint?: string;
}

/** The body was refused, failed, or was ended. */
export interface SandboxFailure extends Ended {
  /** Tells the two outcomes apart. */
  readonly ok: false;
  /** Why; stable, for programs. */
  readonly code: SandboxErrorCode;
  /** What happened and what to do, in words that may be shown to the model. */
  readonly message: string;
  /**
   * Line of the body, counted from 1 in the text that was given to `run`: exact for syntax errors, failed calls and errors
   * the body made itself; for errors of the engine present when the name they complain of stands on one line only.
   */
  readonly line?: number;
  /** The failed call that ended the body, when one did: its `id` in `calls`. */
  readonly callId?: number;
}

/** How a run ended. */
export type SandboxOutcome = SandboxSuccess | SandboxFailure;
