import type { Context } from 'hono';
import type { Message } from '../../providers/message.ts';
import { callKey } from '../../turn/client-calls.ts';
import { TurnError } from '../../turn/errors.ts';
import type { Turn } from '../../turn/turn.ts';
import { readBody } from '../body.ts';
import { choose } from '../choose.ts';
import { streamed, whole } from '../listen.ts';
import { refuseUnasked, waitingTurn } from '../results.ts';
import type { GatewayService } from '../service.ts';
import { type ResponseHead, responseObject, responseStream } from './answer.ts';
import { type ResponsesBody, readInput, readSampling, readToolChoice, responsesBody } from './request.ts';

/**
 * `POST /v1/responses`. Outputs of calls that a waiting turn asked for go to that turn. Otherwise a new turn begins:
 * from the answer named by `previous_response_id`, which may be from before a restart, or from the items as they are.
 */
export function responsesRoute(service: GatewayService) {
  return async (c: Context): Promise<Response> => {
    const body = await readBody(c, responsesBody, service);
    const { turn, sessionId } = await turnFor(c, service, body);
    c.header('x-session-id', sessionId);
    const head = (responseId: string): ResponseHead => ({
      id: responseId,
      createdAt: Math.floor(service.now() / 1_000),
      body,
    });
    if (body.stream) return streamed(c, turn, responseStream(head), service);
    const { answer, text, last } = await whole(c, turn);
    return c.json(responseObject(head(answer.responseId), text, last));
  };
}

async function turnFor(
  c: Context,
  service: GatewayService,
  body: ResponsesBody,
): Promise<{ readonly turn: Turn; readonly sessionId: string }> {
  const { messages, answers, said, uncalled } = readInput(body);
  const previous = await previousAnswer(service, body.previous_response_id);
  const conversation = typeof body.conversation === 'object' ? body.conversation?.id : body.conversation;
  const { session: choice, model } = choose(c, service, {
    model: body.model,
    named: [previous?.sessionId, conversation, body.user],
  });
  const waiting = waitingTurn(service, {
    callIds: answers.map(({ callId }) => callId),
    session: choice,
    ...(previous ? { previousId: previous.responseId } : {}),
  });
  const before = new Set(previous?.messages.flatMap(callKeys));
  refuseUnasked(
    uncalled,
    (callId) => before.has(callKey(callId)) || (waiting !== undefined && service.waiting([callId]) === waiting),
  );
  const toolChoice = readToolChoice(body);
  if (waiting) {
    waiting.resume({ answers, said, ...(toolChoice === undefined ? {} : { toolChoice }) });
    return { turn: waiting, sessionId: waiting.sessionId };
  }
  const session = service.sessionFor(choice);
  const sampling = readSampling(body);
  const turn = await session.run({
    ...(model === undefined ? {} : { model }),
    history: previous?.messages ?? [],
    input: messages,
    ...(previous ? { previousId: previous.responseId } : {}),
    ...(body.instructions ? { instructions: body.instructions } : {}),
    tools: body.tools,
    ...(toolChoice === undefined ? {} : { toolChoice }),
    ...(sampling === undefined ? {} : { sampling }),
    ...(body.tools_allow ? { toolsAllow: body.tools_allow } : {}),
  });
  return { turn, sessionId: session.id };
}

function callKeys(message: Message): string[] {
  if (message.role !== 'assistant') return [];
  return message.parts.flatMap((part) => (part.type === 'tool-call' ? callKey(part.callId) : []));
}

async function previousAnswer(service: GatewayService, responseId: string | null | undefined) {
  if (responseId === undefined || responseId === null) return undefined;
  const found = await service.findAnswer(responseId);
  if (found) return found;
  throw new TurnError(
    'unknown-response',
    `Found previous_response_id ${JSON.stringify(responseId)}; wanted the id of an answer of this gateway.`,
    {
      param: 'previous_response_id',
    },
  );
}
