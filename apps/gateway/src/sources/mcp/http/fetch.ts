/**
 * The `fetch` behind a Streamable HTTP server. It bounds what one message may weigh, and gives an answer where the
 * SDK would wait in vain: an event stream that ends before the answer is turned into a JSON-RPC error.
 */
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { McpFailure } from '../failure.ts';

/** `error.data` of the answers that this file writes in a server's place. */
export const STREAM_ENDED = 'toolsearch/stream-ended';

export interface ServerFetchOptions {
  /** Largest answer, or event of a stream. */
  readonly maxMessageBytes: number;
  /** The stream for the server's own messages could not be opened, or broke. */
  readonly onStreamBroken: () => void;
  /** Default the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export function createServerFetch({
  maxMessageBytes,
  onStreamBroken,
  fetch: send = fetch,
}: ServerFetchOptions): FetchLike {
  return async (url, init) => {
    const listening = init?.method === 'GET';
    let response: Response;
    try {
      response = await send(url, init);
    } catch (error) {
      if (listening) onStreamBroken();
      throw error;
    }
    if (listening && !response.ok && response.status !== 405) onStreamBroken();
    if (!response.body || response.status === 202) return response;
    const events = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
    const body = events
      ? eventStream(response.body, { maxMessageBytes, requestId: listening ? undefined : requestIdOf(init?.body) })
      : bounded(response.body, maxMessageBytes);
    return new Response(ReadableStream.from(body) as ReadableStream<Uint8Array>, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

async function* bounded(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/**
 * The stream as it is, then, when it ends and cannot be resumed, an error for the request it belonged to. It is put
 * into the stream itself so that it comes after the real answer, which makes it void when there was one.
 */
async function* eventStream(
  body: ReadableStream<Uint8Array>,
  { maxMessageBytes, requestId }: { readonly maxMessageBytes: number; readonly requestId: unknown },
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let tail = '\n';
  let resumable = false;
  let broken: unknown;
  try {
    for await (const chunk of body) {
      const text = tail + Buffer.from(chunk).toString('latin1');
      resumable ||= /[\r\n]id:/.test(text);
      const border = Math.max(text.lastIndexOf('\n\n'), text.lastIndexOf('\r\n\r\n'));
      size = border === -1 ? size + chunk.length : text.length - border;
      tail = text.slice(-4);
      if (size > maxMessageBytes) throw tooLarge(maxMessageBytes);
      yield chunk;
    }
  } catch (error) {
    broken = error;
  }
  if (requestId === undefined || resumable) {
    if (broken !== undefined) throw broken;
    return;
  }
  const message = broken instanceof McpFailure ? broken.reason : 'the connection was dropped before the answer arrived';
  const answer = { jsonrpc: '2.0', id: requestId, error: { code: -32_000, message, data: STREAM_ENDED } };
  yield new TextEncoder().encode(`\n\nevent: message\ndata: ${JSON.stringify(answer)}\n\n`);
}

function requestIdOf(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  const message: unknown = JSON.parse(body);
  return typeof message === 'object' && message !== null && 'method' in message && 'id' in message
    ? message.id
    : undefined;
}

function tooLarge(maxBytes: number): McpFailure {
  return new McpFailure('message-too-large', `sent a message of more than ${maxBytes} bytes`);
}
