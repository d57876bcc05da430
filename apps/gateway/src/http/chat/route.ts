import type { Context } from 'hono';
import type { Turn } from '../../turn/turn.ts';
import { readBody } from '../body.ts';
import { choose } from '../choose.ts';
import { errorAnswer } from '../errors.ts';
import { type StreamShape, streamed, whole } from '../listen.ts';
import { refuseUnasked, waitingTurn } from '../results.ts';
import type { GatewayService } from '../service.ts';
import { type ChatHead, chatCompletion, lastChunks, roleChunk, textChunk } from './answer.ts';
import { type ChatBody, chatBody, readInput, readSampling, readToolChoice } from './request.ts';

/**
 * `POST /v1/chat/completions`. Results of calls that a waiting turn asked for go to that turn; everything else begins a
 * new one from the messages as they are.
 */
export function chatRoute(service: GatewayService) {
  return async (c: Context): Promise<Response> => {
    const body = await readBody(c, chatBody, service);
    const { turn, sessionId } = await turnFor(c, service, body);
    if (sessionId !== undefined) c.header('x-session-id', sessionId);
    const head = (responseId: string): ChatHead => ({
      id: responseId.replace(/^resp_/, 'chatcmpl-'),
      created: Math.floor(service.now() / 1_000),
      model: body.model,
    });
    if (body.stream) {
      return streamed(c, turn, chatStream(head, body.stream_options?.include_usage === true), service);
    }
    const { answer, text, last } = await whole(c, turn);
    return c.json(chatCompletion(head(answer.responseId), text, last));
  };
}

async function turnFor(
  c: Context,
  service: GatewayService,
  body: ChatBody,
): Promise<{ readonly turn: Turn; readonly sessionId?: string }> {
  const { history, input, answers, said, uncalled } = readInput(body);
  const { session: choice, model } = choose(c, service, { model: body.model, named: [body.user] });
  const waiting = waitingTurn(service, { callIds: answers.map(({ callId }) => callId), session: choice });
  refuseUnasked(uncalled, (callId) => waiting !== undefined && service.waiting([callId]) === waiting);
  const toolChoice = readToolChoice(body);
  if (waiting) {
    waiting.resume({ answers, said, ...(toolChoice === undefined ? {} : { toolChoice }) });
    return { turn: waiting, sessionId: waiting.sessionId };
  }
  const session = service.sessionFor(choice);
  const sampling = readSampling(body);
  const turn = await session.run({
    ...(model === undefined ? {} : { model }),
    history,
    input,
    tools: body.tools,
    ...(toolChoice === undefined ? {} : { toolChoice }),
    ...(sampling === undefined ? {} : { sampling }),
    ...(body.tools_allow ? { toolsAllow: body.tools_allow } : {}),
  });
  return { turn, sessionId: session.id };
}

function chatStream(headOf: (responseId: string) => ChatHead, includeUsage: boolean): StreamShape {
  let head: ChatHead;
  const sent = (value: object) => ({ data: JSON.stringify(value) });
  const done = { data: '[DONE]' };
  return {
    open(answer) {
      head = headOf(answer.responseId);
      return [sent(roleChunk(head))];
    },
    text: (text) => [sent(textChunk(head, text))],
    last: (event) => [...lastChunks(head, event, includeUsage).map(sent), done],
    failed: (error) => [sent(errorAnswer(error).body), done],
  };
}
