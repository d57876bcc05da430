/**
 * What a turn is: the model is asked, its tool calls are carried out, and so on until it answers.
 *
 * The turn lives apart from the HTTP request that began it. When the client has to make calls, the answer ends with
 * them and the turn waits; the request that brings their results listens to the same turn again.
 */
import type { Clock, FailureLimiter } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { Message } from '../providers/message.ts';
import type { FinishReason, Sampling, ToolChoice, Usage } from '../providers/provider.ts';
import type { ResolvedModel } from '../providers/providers.ts';
import type { ClientAnswer, ClientCalls, HandedCall } from './client-calls.ts';
import type { TurnErrorCode } from './errors.ts';
import type { StepTools } from './run-tools.ts';
import type { ChosenMode } from './surface.ts';

/** What a client hears, in order. The last three end an answer. */
export type TurnEvent =
  | { readonly type: 'text-delta'; readonly text: string }
  /** The client is asked to make these calls; the turn waits for their results. */
  | { readonly type: 'client-calls'; readonly calls: readonly HandedCall[]; readonly usage: Usage }
  | { readonly type: 'finish'; readonly reason: Exclude<FinishReason, 'tool-calls'>; readonly usage: Usage }
  | { readonly type: 'failed'; readonly error: unknown };

/** One answer to one request of the client. */
export interface TurnAnswer {
  /** By which the client can go on from here. */
  readonly responseId: string;
  readonly events: AsyncIterable<TurnEvent>;
}

/** What the request of a client brings to a turn that waits. */
export interface ClientResults {
  readonly answers: readonly ClientAnswer[];
  readonly said: readonly Message[];
  /** Only `none` changes a turn that has begun. */
  readonly toolChoice?: ToolChoice;
}

/** Why a turn is ended from outside: for itself, or with its session. */
export type AbortCode = Extract<TurnErrorCode, 'turn-aborted' | 'stopping'>;

export interface Turn {
  readonly runId: string;
  readonly sessionId: string;
  /** Listens until the next end of an answer. Throws `TurnError` `turn-busy` while somebody else does. */
  answer(): TurnAnswer;
  /**
   * Brings results of client calls, and what the client said beside them. Calls left over are asked for again; with
   * the tool choice `none` they are answered with an error, and the model is offered no tool any more.
   * Throws `TurnError` `turn-busy` while somebody listens.
   */
  resume(brought: ClientResults): void;
  /** Ends the turn; whoever listens hears `failed` with a `TurnError` of the code, by default `turn-aborted`. */
  abort(reason: string, code?: AbortCode): void;
  /** Resolves when nothing of it runs any more. */
  readonly ended: Promise<void>;
}

/** What happens in a turn, for the session that keeps it. */
export interface TurnObserver {
  said(message: Message): void;
  /** An answer is about to end; the client hears of it when this resolves. */
  answered(answer: {
    readonly responseId: string;
    /** The conversation up to here, as another turn would go on with it. */
    readonly messages: readonly Message[];
    /** Calls that the client is asked for, and the message that stands for them in `messages`. */
    readonly calls: readonly HandedCall[];
    readonly asked?: Message;
  }): Promise<void>;
  ended(): void;
}

export interface TurnLimits {
  /** Model requests. */
  readonly maxSteps: number;
  /** How long the client may take for its calls. */
  readonly clientCallTimeoutMs: number;
}

export interface TurnOptions {
  readonly runId: string;
  readonly sessionId: string;
  readonly agentId?: string;
  readonly parentRunId?: string;
  readonly model: ResolvedModel;
  /** May be empty. */
  readonly instructions: string;
  /** Said before this request; not recorded again. */
  readonly history: readonly Message[];
  /** Said in this request. */
  readonly input: readonly Message[];
  readonly mode: ChosenMode;
  readonly tools: () => StepTools;
  /** For the first step, later ones are the model's own; `none` holds for all of them. */
  readonly toolChoice?: ToolChoice;
  readonly sampling?: Sampling;
  readonly limits: TurnLimits;
  readonly controller: AbortController;
  readonly openClientCalls: (onHandOut: (calls: readonly HandedCall[]) => void) => ClientCalls;
  readonly failures: FailureLimiter;
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** Makes the names of answers. */
  readonly responseIds: () => string;
  readonly observer: TurnObserver;
}
