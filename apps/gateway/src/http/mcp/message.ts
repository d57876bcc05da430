/**
 * What a client posts, and the one rule by which it is refused. As long as there is no request of MCP that could be
 * answered, the refusal is an HTTP error as on every other route: headers, size, a body that is no message. A request
 * is answered with JSON-RPC under its own id.
 */
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  JSONRPCNotificationSchema,
  JSONRPCResponseSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  RequestIdSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { HttpError } from '../errors.ts';
import { refusalOf } from '../fault.ts';

/** A request as far as an answer needs it; its params may be anything. */
export interface McpRequest {
  readonly jsonrpc: '2.0';
  readonly id: string | number;
  readonly method: string;
  readonly params?: unknown;
}

export type McpMessage = McpRequest | JSONRPCMessage;

const METHODS: readonly string[] = ['GET', 'POST', 'DELETE'];
const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
/** The media types that a client has to take, by the rules of the protocol. */
const ACCEPT: Readonly<Record<string, readonly string[]>> = { GET: [STREAM], POST: [JSON_TYPE, STREAM] };

/** The params of every request that the server answers. */
const REQUESTS = new Map<string, z.ZodType>([
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
]);

const requestSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: RequestIdSchema,
  method: z.string(),
  params: z.unknown().optional(),
});

/** Throws {@link HttpError} 405, 406, 415, and 400 for a version of the protocol that is not spoken. */
export function checkHeaders(c: Context): void {
  const { method } = c.req;
  if (!METHODS.includes(method)) {
    c.header('allow', METHODS.join(', '));
    throw new HttpError(405, 'method_not_allowed', `Found ${method}; wanted one of ${METHODS.join(', ')}.`);
  }
  const accept = c.req.header('accept');
  const wanted = ACCEPT[method] ?? [];
  if (!wanted.every((type) => accept?.includes(type))) {
    throw new HttpError(406, 'not_acceptable', `accept: found ${show(accept)}; wanted ${wanted.join(' and ')}.`);
  }
  const type = c.req.header('content-type');
  if (method === 'POST' && type?.split(';')[0]?.trim().toLowerCase() !== JSON_TYPE) {
    throw new HttpError(415, 'unsupported_media_type', `content-type: found ${show(type)}; wanted ${JSON_TYPE}.`);
  }
  const version = c.req.header('mcp-protocol-version');
  // Before there is a session, `initialize` agrees on the version.
  const inSession = c.req.header('mcp-session-id') !== undefined;
  if (inSession && version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
    throw new HttpError(
      400,
      'invalid_request',
      `mcp-protocol-version: found ${show(version)}; wanted one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
      'mcp-protocol-version',
    );
  }
}

/** Throws {@link HttpError} 400 `invalid_request` for a body that is not one message of MCP. */
export function readMessage(body: unknown): McpMessage {
  const parsed = schemaOf(body).safeParse(body);
  if (parsed.success) return parsed.data;
  const { param, message } = refusalOf(parsed.error, body);
  const whole = Array.isArray(body) ? 'The body: found a list; wanted one JSON-RPC message.' : message;
  throw new HttpError(400, 'invalid_request', whole, param);
}

function schemaOf(body: unknown): z.ZodType<McpMessage> {
  if (typeof body !== 'object' || body === null || !('method' in body)) return JSONRPCResponseSchema;
  return 'id' in body ? requestSchema : JSONRPCNotificationSchema;
}

/** True for a message that wants an answer. */
export function isRequest(message: McpMessage): message is McpRequest {
  return 'method' in message && 'id' in message;
}

/**
 * The answer to a request that the server cannot take, in one sentence: -32601 for its method, -32602 for its params,
 * -32600 for a second `initialize`.
 */
export function refusalFor(
  request: McpRequest,
  { initialized }: { readonly initialized: boolean },
): JSONRPCErrorResponse | undefined {
  const { id, method } = request;
  const refuse = (code: ErrorCode, message: string): JSONRPCErrorResponse => ({
    jsonrpc: '2.0',
    id,
    error: { code, message },
  });
  const schema = REQUESTS.get(method);
  if (!schema) {
    const known = [...REQUESTS.keys()].join(', ');
    return refuse(ErrorCode.MethodNotFound, `method: found ${show(method)}; wanted one of ${known}.`);
  }
  const { error } = schema.safeParse(request);
  if (error) return refuse(ErrorCode.InvalidParams, refusalOf(error, request).message);
  if (initialized && method === 'initialize') {
    return refuse(ErrorCode.InvalidRequest, 'method: found a second "initialize"; wanted one in a session.');
  }
  return undefined;
}

function show(text: string | undefined): string {
  return text === undefined ? 'nothing' : JSON.stringify(text.slice(0, 80));
}
