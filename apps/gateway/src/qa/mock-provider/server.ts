/**
 * A small OpenAI-compatible server that stands in for a model: it listens on loopback, records the raw bytes of every
 * request, and answers by {@link planMove}. Equal requests in equal order give equal answers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnswerFacts, chatChunks, chatCompletion } from './chat-answer.ts';
import { type Conversation, type JsonRecord, readChat, readResponses, record } from './conversation.ts';
import { type Move, planMove } from './plan.ts';
import { responseEvents, responseObject } from './responses-answer.ts';
import { parseJson } from './wish.ts';

/** One request as it arrived. */
export interface RecordedRequest {
  readonly path: string;
  /** Exactly the bytes of the body. */
  readonly bytes: Buffer;
  readonly body: JsonRecord;
  readonly conversation: Conversation;
}

/** An answer that takes the place of the planned one. */
export interface CannedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Options of {@link startMockProvider}. */
export interface MockProviderOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Looks at each request first; what it gives is sent instead of the plan. `index` counts from 0. */
  readonly intercept?: (request: RecordedRequest, index: number) => CannedAnswer | undefined;
  /** Waits before each answer. Default 0. */
  readonly delayMs?: number;
}

/** A running mock provider. */
export interface MockProvider {
  /** Including `/v1`. */
  readonly url: string;
  /** Every request so far, in order. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** The model name that the mock answers to; any other does as well. */
export const MOCK_MODEL = 'mock-model';

/** Starts the server on 127.0.0.1. */
export async function startMockProvider(options: MockProviderOptions = {}): Promise<MockProvider> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, requests, options).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error), type: 'server_error' } });
      else response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.freeze({
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  requests: RecordedRequest[],
  { intercept, delayMs = 0 }: MockProviderOptions,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://mock').pathname;
  if (request.method === 'GET' && path === '/v1/models') {
    sendJson(response, 200, {
      object: 'list',
      data: [{ id: MOCK_MODEL, object: 'model', created: 0, owned_by: 'mock' }],
    });
    return;
  }
  const read = path === '/v1/chat/completions' ? readChat : path === '/v1/responses' ? readResponses : undefined;
  if (request.method !== 'POST' || !read) {
    refuse(response, 404, `No ${request.method} ${path} here.`);
    return;
  }
  const bytes = await bodyOf(request);
  const body = parseJson(bytes.toString('utf8'));
  if (body === undefined) {
    refuse(response, 400, 'The body is no JSON.');
    return;
  }
  const recorded: RecordedRequest = { path, bytes, body: record(body), conversation: read(record(body)) };
  const serial = requests.push(recorded);
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const canned = intercept?.(recorded, serial - 1);
  if (canned) {
    response.writeHead(canned.status, { 'content-type': 'application/json', ...canned.headers });
    response.end(canned.body);
    return;
  }
  const facts = {
    serial,
    model: String(recorded.body.model ?? MOCK_MODEL),
    promptTokens: Math.ceil(bytes.length / 4),
  };
  const move = planMove(recorded.conversation);
  if (path === '/v1/chat/completions') sendChat(response, recorded.body, move, facts);
  else sendResponse(response, recorded.body, move, facts);
}

function sendChat(response: ServerResponse, body: JsonRecord, move: Move, facts: AnswerFacts): void {
  if (body.stream !== true) {
    sendJson(response, 200, chatCompletion(move, facts));
    return;
  }
  const includeUsage = record(body.stream_options).include_usage === true;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const chunk of chatChunks(move, facts, includeUsage)) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}

function sendResponse(response: ServerResponse, body: JsonRecord, move: Move, facts: AnswerFacts): void {
  if (body.stream !== true) {
    sendJson(response, 200, responseObject(move, facts));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of responseEvents(move, facts))
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: { message, type: 'invalid_request_error' } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
