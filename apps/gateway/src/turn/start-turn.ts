/** The loop of a turn: ask the model, carry out its calls, ask again; wait where the client has to make calls. */
import type { AssistantPart, Message, ToolCallPart } from '../providers/message.ts';
import type { FinishReason, Usage } from '../providers/provider.ts';
import { settledMessages } from '../sessions/replay.ts';
import type { HandedCall } from './client-calls.ts';
import { TurnError } from './errors.ts';
import { createOutbox } from './outbox.ts';
import { recordStart } from './run-start.ts';
import type { StepTools } from './run-tools.ts';
import { answerCalls } from './step-calls.ts';
import { withoutTools } from './surface.ts';
import type { ClientResults, Turn, TurnAnswer, TurnEvent, TurnOptions } from './turn.ts';
import { addUsage } from './usage.ts';

/** Begins the turn. */
export function startTurn(options: TurnOptions): Turn {
  const { runId, sessionId, agentId, limits, controller, failures, recorder, clock, observer } = options;
  const head = { runId, sessionId, ...(agentId === undefined ? {} : { agentId }) };
  const caller = { ...head, signal: controller.signal };
  const outbox = createOutbox<TurnEvent>();
  const messages: Message[] = [...options.history, ...options.input];
  const usedIds = new Set<string>();
  let toolsOff = options.toolChoice === 'none';
  let saidMeanwhile: readonly Message[] = [];
  let answerText = '';
  let usage: Usage = {};
  let modelRequests = 0;
  let responseId = options.responseIds();
  /** False between the end of an answer and the request that goes on from it. */
  let answering = true;
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
    // What ends while nobody listens must not take the name of the answer that the client can go on from.
    if (!answering) responseId = options.responseIds();
    answering = false;
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
    // Calls that come while the client is busy with others are handed out when it comes back.
    if (!answering) return;
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

  function toolsNow(): StepTools {
    const { catalog, surface } = options.tools();
    return { catalog, surface: toolsOff ? withoutTools(surface) : surface };
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
      const tools = toolsNow();
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
    // A turn that ends while it waits for the client leaves its last answer as it is: the client can still go on from it.
    if (answering) await endAnswer({ type: 'failed', error: cause });
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
    resume({ answers, said, toolChoice }: ClientResults): void {
      refuseSecond();
      cancelExpiry();
      saidMeanwhile = [...saidMeanwhile, ...said];
      responseId = options.responseIds();
      answering = true;
      clientCalls.answer(answers);
      if (toolChoice === 'none') {
        toolsOff = true;
        clientCalls.refuse();
      }
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
