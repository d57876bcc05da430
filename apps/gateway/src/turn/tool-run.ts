/**
 * A run without a model: an outside client is shown the session's tools, and calls them itself. Its calls take the path
 * of every call, and are written into the session's log like those of a turn.
 *
 * The run lasts as long as the client stays, so it follows the configuration: a rule that changed holds for the next
 * call.
 */
import type { CallContext, ToolResult } from '@toolsearch/catalog';
import type { Clock, FailureLimiter } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { Message } from '../providers/message.ts';
import { recordStart } from './run-start.ts';
import type { StepTools } from './run-tools.ts';
import type { ChosenMode } from './surface.ts';
import { callSurface } from './surface-call.ts';

/** The client, as far as its session has to know it. */
export interface ToolClient {
  /** Whether it listens; its session is not closed for being idle then. */
  readonly isListening: () => boolean;
  /** Told when the run is over, whoever ended it, and every call of it has its result. */
  readonly onClose: () => void;
}

/** One call of the client. */
export interface ClientToolCall {
  /** Unique in the run. */
  readonly callId: string;
  readonly name: string;
  readonly args: unknown;
  /** Aborting it ends the call, and what was asked of a server. */
  readonly signal: AbortSignal;
  /** Called when a person is waited for; the returned function ends the wait. */
  readonly pauseClock?: () => () => void;
}

export interface ToolRun {
  readonly runId: string;
  readonly sessionId: string;
  /** As of now; the same object as long as nothing changed. Throws `TurnError` `invalid_request`, `PolicyError`. */
  tools(): StepTools;
  /** Never throws for a call that was blocked or failed: that is a result with `isError`. */
  call(call: ClientToolCall): Promise<ToolResult>;
  /** Told after a source changed; what the client is shown need not have. The returned function ends it. */
  onChange(listener: () => void): () => void;
  /** Whether the client listens, or calls are under way. */
  readonly isBusy: boolean;
  /** Ends the calls under way. A reason says that it was not the client who ended the run. */
  close(reason?: string): Promise<void>;
}

export interface ToolRunOptions {
  readonly runId: string;
  readonly sessionId: string;
  readonly agentId?: string;
  readonly client: ToolClient;
  readonly mode: ChosenMode;
  readonly tools: () => StepTools;
  readonly onChange: (listener: () => void) => () => void;
  readonly recorder: Recorder;
  readonly failures: FailureLimiter;
  readonly clock: Clock;
  /** What is kept of the calls. */
  readonly log: {
    said(message: Message): void;
    /** Resolves when everything said so far is safe, or cannot be. */
    flush(): Promise<void>;
  };
  readonly onEnd: () => void;
}

/** After so long without a call, failures that were repeated are forgotten: their cause may be gone. */
const FORGET_FAILURES_MS = 60_000;

/** Begins the run. */
export function startToolRun(options: ToolRunOptions): ToolRun {
  const { runId, sessionId, agentId, client, tools, onChange, recorder, failures, clock, log } = options;
  const head = { runId, sessionId, ...(agentId === undefined ? {} : { agentId }) };
  const controller = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  let lastCallAt = clock.now();
  let closing = false;
  let ended: Promise<void> = Promise.resolve();
  recordStart({ ...options, ...tools() });

  async function make({ callId, name, args, signal, pauseClock }: ClientToolCall): Promise<ToolResult> {
    if (clock.now() - lastCallAt > FORGET_FAILURES_MS) failures.end(runId);
    lastCallAt = clock.now();
    const text = JSON.stringify(args);
    const context: CallContext = {
      ...head,
      callId,
      origin: 'mcp',
      signal: AbortSignal.any([signal, controller.signal]),
      ...(pauseClock === undefined ? {} : { pauseClock }),
    };
    log.said({ role: 'assistant', parts: [{ type: 'tool-call', callId, name, args: text }] });
    const call = { name, args, argumentBytes: Buffer.byteLength(text), context };
    const result = await callSurface(call, { surface: tools().surface, recorder, failures, clock });
    const { content, isError } = result;
    log.said({ role: 'tool', callId, name, content, ...(isError ? { isError: true } : {}) });
    lastCallAt = clock.now();
    await log.flush();
    return result;
  }

  async function end(reason: string | undefined): Promise<void> {
    controller.abort();
    await Promise.allSettled(underWay);
    client.onClose();
    failures.end(runId);
    recorder.record({
      ...head,
      type: 'run-end',
      outcome: reason === undefined ? 'completed' : 'aborted',
      ...(reason === undefined ? {} : { reason }),
    });
    options.onEnd();
  }

  return Object.freeze({
    runId,
    sessionId,
    tools,
    onChange,
    get isBusy() {
      return underWay.size > 0 || client.isListening();
    },
    async call(call: ClientToolCall): Promise<ToolResult> {
      const made = make(call);
      underWay.add(made);
      try {
        return await made;
      } finally {
        underWay.delete(made);
      }
    },
    close(reason?: string): Promise<void> {
      if (!closing) {
        closing = true;
        ended = end(reason);
      }
      return ended;
    },
  });
}
