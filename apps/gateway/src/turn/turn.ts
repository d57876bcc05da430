/**
 * One turn: the model is asked, its tool calls are carried out, and so on until it answers.
 *
 * The turn lives apart from the HTTP request that began it. When the client has to make calls, the answer ends with
 * them and the turn waits; the request that brings their results listens to the same turn again.
 */
import type { Clock, FailureLimiter } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { AssistantPart, Message, ToolCallPart } from '../providers/message.ts';
import type { FinishReason, Sampling, ToolChoice, Usage } from '../providers/provider.ts';
import type { ResolvedModel } from '../providers/providers.ts';
import { settledMessages } from '../sessions/replay.ts';
import type { ClientAnswer, ClientCalls, HandedCall } from './client-calls.ts';
import { TurnError } from './errors.ts';
import { createOutbox } from './outbox.ts';
import { recordStart } from './run-start.ts';
import type { StepTools } from './run-tools.ts';
import { answerCalls } from './step-calls.ts';
import type { ChosenMode } from './surface.ts';
import { addUsage } from './usage.ts';

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

export interface Turn {
  readonly runId: string;
  readonly sessionId: string;
  /** Listens until the next end of an answer. Throws {@link TurnError} `turn-busy` while somebody else does. */
  answer(): TurnAnswer;
  /**
   * Brings results of client calls, and what the client said beside them. Calls left over are asked for again.
   * Throws {@link TurnError} `turn-busy` while somebody listens.
   */
  resume(answers: readonly ClientAnswer[], said: readonly Message[]): void;
  /** Ends the turn; whoever listens hears `failed`. */
  abort(reason: string): void;
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
  /** For the first step; later ones are the model's own. */
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

/** Begins the turn. */
export function startTurn(options: TurnOptions): Turn {
  const { runId, sessionId, agentId, limits, controller, failures, recorder, clock, observer } = options;
  const caller = { runId, sessionId, ...(agentId === undefined ? {} : { agentId }), signal: controller.signal };
  const head = { runId, sessionId, ...(agentId === undefined ? {} : { agentId }) };
  const outbox = createOutbox<TurnEvent>();
  const messages: Message[] = [...options.history, ...options.input];
  const usedIds = new Set<string>();
  let saidMeanwhile: readonly Message[] = [];
  let answerText = '';
  let usage: Usage = {};
  let modelRequests = 0;
  let responseId = options.responseIds();
  let listening = false;
  let cancelExpiry = () => {};

  const clientCalls = options.openClientCalls((calls) => void suspend(calls));
  for (const message of options.input) observer.said(message);

  function tell(text: string): void {
    answerText += text;
    outbox.push({ type: 'text-delta', text });
  }

  function keep(message: Message): void {
    messages.push(message);
    observer.said(message);
  }

  /** Ends the running answer. Nothing is told to the client before it is written down. */
  async function endAnswer(event: TurnEvent, asked?: Message): Promise<void> {
    const settled = settledMessages(messages);
    await observer.answered({
      responseId,
      calls: event.type === 'client-calls' ? event.calls : [],
      messages: asked ? [...settled, asked] : settled,
      ...(asked ? { asked } : {}),
    });
    answerText = '';
    usage = {};
    outbox.push(event);
  }

  async function suspend(calls: readonly HandedCall[]): Promise<void> {
    cancelExpiry();
    cancelExpiry = clock.schedule(limits.clientCallTimeoutMs, () =>
      abort(`The client did not answer its calls within ${limits.clientCallTimeoutMs} ms.`),
    );
    const [last] = messages.slice(-1);
    const said = last?.role === 'assistant' ? last.parts.filter((part) => part.type === 'text') : [];
    await endAnswer(
      { type: 'client-calls', calls, usage },
      { role: 'assistant', parts: [...said, ...calls.map(callPart)] },
    );
  }

  function abort(reason: string): void {
    controller.abort(new TurnError('turn-aborted', reason));
  }

  async function end(
    outcome: 'completed' | 'limit-exceeded',
    reason: Exclude<FinishReason, 'tool-calls'>,
    why?: string,
  ): Promise<void> {
    recorder.record({
      ...head,
      type: 'run-end',
      outcome,
      modelRequests,
      ...(why === undefined ? {} : { reason: why }),
    });
    await endAnswer({ type: 'finish', reason, usage });
  }

  /** The host's own last words. The client reads them, and a later turn finds them in the conversation. */
  async function stop(words: string): Promise<void> {
    tell(`${answerText === '' ? '' : '\n\n'}${words}`);
    keep({ role: 'assistant', parts: [{ type: 'text', text: words }] });
    await end('limit-exceeded', 'stop', words);
  }

  async function askModel(
    step: number,
    { surface }: StepTools,
  ): Promise<{ parts: readonly AssistantPart[]; reason: FinishReason }> {
    const { model, instructions, sampling, toolChoice } = options;
    const system = [instructions, surface.prompt].filter((text) => text !== undefined && text !== '').join('\n\n');
    const parts: AssistantPart[] = [];
    let reason: FinishReason = 'other';
    let separated = answerText === '';
    modelRequests++;
    for await (const event of model.provider.streamStep({
      model: model.model,
      ...(system === '' ? {} : { system }),
      messages,
      tools: surface.tools,
      ...(step === 1 && toolChoice !== undefined ? { toolChoice } : {}),
      ...(sampling === undefined ? {} : { sampling }),
      signal: controller.signal,
    })) {
      if (event.type === 'text-delta') {
        // What a model says before its calls and after them are two paragraphs.
        tell(separated ? event.text : `\n\n${event.text}`);
        separated = true;
      } else if (event.type === 'part') {
        parts.push(event.part);
      } else {
        reason = event.reason;
        usage = addUsage(usage, event.usage);
      }
    }
    return { parts, reason };
  }

  async function loop(): Promise<void> {
    for (let step = 1; step <= limits.maxSteps; step++) {
      const tools = options.tools();
      if (step === 1) recordStart({ ...options, ...tools });
      const { parts, reason } = await askModel(step, tools);
      controller.signal.throwIfAborted();
      keep({ role: 'assistant', parts });
      const calls = parts.filter((part): part is ToolCallPart => part.type === 'tool-call');
      if (calls.length === 0) return await end('completed', reason === 'tool-calls' ? 'stop' : reason);

      const { surface } = tools;
      const answer = await answerCalls(calls, { surface, caller, recorder, failures, clock, usedIds });
      cancelExpiry();
      controller.signal.throwIfAborted();
      for (const message of [...answer.messages, ...saidMeanwhile]) keep(message);
      saidMeanwhile = [];
      if (answer.terminate) return await end('completed', 'stop');
      const stuck = failures.exhausted(runId);
      if (stuck !== undefined) return await stop(`Stopped: ${stuck} failed again and again in the same way.`);
    }
    await stop(`Stopped after ${limits.maxSteps} requests to the model without an answer.`);
  }

  async function fail(error: unknown): Promise<void> {
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
    recorder.record({
      ...head,
      type: 'run-end',
      outcome: controller.signal.aborted ? 'aborted' : 'failed',
      reason: cause instanceof Error ? cause.message : 'The turn ended by an unknown error.',
      modelRequests,
    });
    controller.abort(cause);
    await endAnswer({ type: 'failed', error: cause });
  }

  const ended = loop()
    .catch(fail)
    .finally(() => {
      cancelExpiry();
      clientCalls.close();
      failures.end(runId);
      observer.ended();
    });

  return Object.freeze({
    runId,
    sessionId,
    ended,
    abort,
    answer(): TurnAnswer {
      refuseSecond();
      listening = true;
      return { responseId, events: listen() };
    },
    resume(answers: readonly ClientAnswer[], said: readonly Message[]): void {
      refuseSecond();
      cancelExpiry();
      saidMeanwhile = [...saidMeanwhile, ...said];
      responseId = options.responseIds();
      clientCalls.answer(answers);
      clientCalls.handOutRest();
    },
  });

  function refuseSecond(): void {
    if (!listening) return;
    throw new TurnError('turn-busy', 'This turn is being answered to another request. Bring all results in one.');
  }

  async function* listen(): AsyncGenerator<TurnEvent> {
    try {
      for (;;) {
        const event = await outbox.next();
        if (event.type !== 'text-delta') listening = false;
        yield event;
        if (event.type !== 'text-delta') return;
      }
    } finally {
      listening = false;
    }
  }
}

function callPart({ callId, name, namespace, args }: HandedCall): ToolCallPart {
  return { type: 'tool-call', callId, name: namespace === undefined ? name : `${namespace}__${name}`, args };
}
