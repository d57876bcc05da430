/** The loop of a turn: ask the model, carry out its calls, ask again; wait where the client has to make calls. */
import type { Surface } from '@toolsearch/catalog';
import type { Message, ToolCallPart } from '../providers/message.ts';
import type { FinishReason } from '../providers/provider.ts';
import { createAnswerStream } from './answer-stream.ts';
import { askModel, type ModelAnswer } from './ask-model.ts';
import type { HandedCall } from './client-calls.ts';
import { TurnError } from './errors.ts';
import { recordStart } from './run-start.ts';
import type { StepTools } from './run-tools.ts';
import { answerCalls } from './step-calls.ts';
import { withoutTools } from './surface.ts';
import type { AbortCode, ClientResults, Turn, TurnOptions } from './turn.ts';

/** Begins the turn. */
export function startTurn(options: TurnOptions): Turn {
  const { runId, sessionId, agentId, limits, controller, failures, recorder, clock, observer } = options;
  const head = { runId, sessionId, ...(agentId === undefined ? {} : { agentId }) };
  const caller = { ...head, signal: controller.signal };
  const messages: Message[] = [...options.history, ...options.input];
  const answer = createAnswerStream({ responseIds: options.responseIds, observer, messages });
  const usedIds = new Set<string>();
  let toolsOff = options.toolChoice === 'none';
  let saidMeanwhile: readonly Message[] = [];
  let modelRequests = 0;
  let cancelExpiry = () => {};

  const clientCalls = options.openClientCalls((calls) => void suspend(calls));
  for (const message of options.input) observer.said(message);

  function keep(message: Message): void {
    messages.push(message);
    observer.said(message);
  }

  async function suspend(calls: readonly HandedCall[]): Promise<void> {
    // Calls that come while the client is busy with others are handed out when it comes back.
    if (!answer.isOpen) return;
    cancelExpiry();
    cancelExpiry = clock.schedule(limits.clientCallTimeoutMs, () =>
      abort(`The client did not answer its calls within ${limits.clientCallTimeoutMs} ms.`),
    );
    const [last] = messages.slice(-1);
    const said = last?.role === 'assistant' ? last.parts.filter((part) => part.type === 'text') : [];
    await answer.end(
      { type: 'client-calls', calls, usage: answer.usage },
      { role: 'assistant', parts: [...said, ...calls.map(callPart)] },
    );
  }

  function abort(reason: string, code: AbortCode = 'turn-aborted'): void {
    controller.abort(new TurnError(code, reason));
  }

  function recordEnd(outcome: 'completed' | 'limit-exceeded' | 'aborted' | 'failed', reason?: string): void {
    recorder.record({
      ...head,
      type: 'run-end',
      outcome,
      modelRequests,
      ...(reason === undefined ? {} : { reason }),
    });
  }

  async function complete(reason: Exclude<FinishReason, 'tool-calls'>): Promise<void> {
    recordEnd('completed');
    await answer.end({ type: 'finish', reason, usage: answer.usage });
  }

  /** The host's own last words. The client reads them, and a later turn finds them in the conversation. */
  async function stop(words: string): Promise<void> {
    answer.tell(`${answer.hasText ? '\n\n' : ''}${words}`);
    keep({ role: 'assistant', parts: [{ type: 'text', text: words }] });
    recordEnd('limit-exceeded', words);
    await answer.end({ type: 'finish', reason: 'stop', usage: answer.usage });
  }

  async function fail(error: unknown): Promise<void> {
    const { aborted } = controller.signal;
    const cause: unknown = aborted ? controller.signal.reason : error;
    recordEnd(
      aborted ? 'aborted' : 'failed',
      cause instanceof Error ? cause.message : 'The turn ended by an unknown error.',
    );
    controller.abort(cause);
    // A turn that ends while it waits for the client leaves its last answer as it is: the client can still go on from it.
    if (answer.isOpen) await answer.end({ type: 'failed', error: cause });
  }

  function toolsNow(): StepTools {
    const { catalog, surface } = options.tools();
    return { catalog, surface: toolsOff ? withoutTools(surface) : surface };
  }

  function ask({ prompt, tools }: Surface): Promise<ModelAnswer> {
    const { model, instructions, sampling, toolChoice } = options;
    const system = [instructions, prompt].filter((text) => text !== undefined && text !== '').join('\n\n');
    modelRequests++;
    const request = {
      ...(system === '' ? {} : { system }),
      messages,
      tools,
      ...(modelRequests === 1 && toolChoice !== undefined ? { toolChoice } : {}),
      ...(sampling === undefined ? {} : { sampling }),
      signal: controller.signal,
    };
    return askModel({ model, request, answer });
  }

  async function loop(): Promise<void> {
    for (let step = 1; step <= limits.maxSteps; step++) {
      const tools = toolsNow();
      const { surface } = tools;
      if (step === 1) recordStart({ ...options, ...tools });
      const { parts, reason } = await ask(surface);
      controller.signal.throwIfAborted();
      keep({ role: 'assistant', parts });
      const calls = parts.filter((part): part is ToolCallPart => part.type === 'tool-call');
      if (calls.length === 0) return await complete(reason === 'tool-calls' ? 'stop' : reason);

      const made = await answerCalls(calls, { surface, caller, recorder, failures, clock, usedIds });
      cancelExpiry();
      controller.signal.throwIfAborted();
      for (const message of [...made.messages, ...saidMeanwhile]) keep(message);
      saidMeanwhile = [];
      if (made.terminate) return await complete('stop');
      const stuck = failures.exhausted(runId);
      if (stuck !== undefined) return await stop(`Stopped: ${stuck} failed again and again in the same way.`);
    }
    await stop(`Stopped after ${limits.maxSteps} requests to the model without an answer.`);
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
    answer: answer.listen,
    resume({ answers, said, toolChoice }: ClientResults): void {
      answer.reopen();
      cancelExpiry();
      saidMeanwhile = [...saidMeanwhile, ...said];
      clientCalls.answer(answers);
      if (toolChoice === 'none') {
        toolsOff = true;
        clientCalls.refuse();
      }
      clientCalls.handOutRest();
    },
  });
}

function callPart({ callId, name, namespace, args }: HandedCall): ToolCallPart {
  return { type: 'tool-call', callId, name: namespace === undefined ? name : `${namespace}__${name}`, args };
}
