/** Requests whose params do not fit their method. The SDK would answer them as faults of the server, with its own dump. */
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  isJSONRPCRequest,
  type JSONRPCErrorResponse,
  ListToolsRequestSchema,
  PingRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { refusalOf } from '../fault.ts';

/** Every method that the server answers. */
const REQUESTS = new Map<string, z.ZodType>([
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
  ['tools/list', ListToolsRequestSchema],
  ['tools/call', CallToolRequestSchema],
]);

/** The answer to a request with wrong params: -32602 and one sentence. Undefined for every other message. */
export function wrongParams(message: unknown): JSONRPCErrorResponse | undefined {
  if (!isJSONRPCRequest(message)) return undefined;
  const parsed = REQUESTS.get(message.method)?.safeParse(message);
  if (parsed?.error === undefined) return undefined;
  const error = { code: ErrorCode.InvalidParams, message: refusalOf(parsed.error, message).message };
  return { jsonrpc: '2.0', id: message.id, error };
}
