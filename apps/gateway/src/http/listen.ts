/** Listening to a turn for one HTTP answer, whole or as server-sent events. */
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Turn, TurnAnswer, TurnEvent } from '../turn/turn.ts';
import { isInternal } from './errors.ts';
import type { GatewayService } from './service.ts';

/** The event that ends an answer which did not fail. */
export type LastEvent = Exclude<TurnEvent, { type: 'text-delta' | 'failed' }>;

/** Comment lines keep proxies from closing a stream in which nothing is said for long. */
const KEEP_ALIVE_MS = 15_000;
/** A failure that comes this early is answered by its status; later ones come inside the stream. */
const EARLY_MS = 1_000;

/** Collects the answer. Throws what the turn failed with. A client that goes away ends the turn. */
export async function whole(
  c: Context,
  turn: Turn,
): Promise<{ readonly answer: TurnAnswer; readonly text: string; readonly last: LastEvent }> {
  const answer = turn.answer();
  const leave = () => turn.abort('The client went away.');
  c.req.raw.signal.addEventListener('abort', leave, { once: true });
  try {
    let text = '';
    for await (const event of answer.events) {
      if (event.type === 'text-delta') text += event.text;
      else if (event.type === 'failed') throw event.error;
      else return { answer, text, last: event };
    }
    throw new Error('A turn ended without an end.');
  } finally {
    c.req.raw.signal.removeEventListener('abort', leave);
  }
}

/** One server-sent event; `event` is its name where the API has names. */
export interface Sent {
  readonly event?: string;
  readonly data: string;
}

/** What the pieces of a stream look like in one API. */
export interface StreamShape {
  open(answer: TurnAnswer): Iterable<Sent>;
  text(text: string): Iterable<Sent>;
  last(event: LastEvent): Iterable<Sent>;
  failed(error: unknown): Iterable<Sent>;
}

/** Streams the answer. Throws what the turn failed with when it failed before anything was said. */
export async function streamed(c: Context, turn: Turn, shape: StreamShape, { log }: GatewayService): Promise<Response> {
  const answer = turn.answer();
  const events = answer.events[Symbol.asyncIterator]();
  const first = events.next();
  const early = await Promise.race([
    first,
    new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), EARLY_MS).unref()),
  ]);
  if (early?.value?.type === 'failed') throw early.value.error;

  return streamSSE(c, async (stream) => {
    let over = false;
    stream.onAbort(() => {
      if (!over) turn.abort('The client went away.');
    });
    const keepAlive = setInterval(() => void stream.write(': waiting\n\n'), KEEP_ALIVE_MS);
    const send = async (pieces: Iterable<Sent>) => {
      for (const piece of pieces) await stream.writeSSE(piece);
    };
    try {
      await send(shape.open(answer));
      for (let next = await first; !next.done; next = await events.next()) {
        const event: TurnEvent = next.value;
        over = event.type !== 'text-delta';
        if (event.type === 'text-delta') await send(shape.text(event.text));
        else if (event.type === 'failed') {
          if (isInternal(event.error)) log(describe(event.error));
          await send(shape.failed(event.error));
        } else await send(shape.last(event));
      }
    } finally {
      clearInterval(keepAlive);
    }
  });
}

/** For the gateway's own log. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
