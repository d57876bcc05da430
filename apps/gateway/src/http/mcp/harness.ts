/** Outside MCP clients for tests, the SDK's own. Imported by tests alone. */
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolResult,
  type ElicitRequestFormParams,
  ElicitRequestSchema,
  type ElicitResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { ToolResult } from '@toolsearch/catalog';
import { serveHttp } from '@toolsearch/mcp-replay';
import { onTestFinished } from 'vitest';
import { parseConfig } from '../../config/load.ts';
import type { Gateway } from '../../gateway.ts';
import { testGateway } from '../harness.ts';

/** What the person at the client is shown and may choose, and says. */
export type Person = (
  message: string,
  signal: AbortSignal,
  form: ElicitRequestFormParams['requestedSchema'],
) => ElicitResult | Promise<ElicitResult>;

export interface TestClientOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Declares `elicitation`. */
  readonly person?: Person;
}

export interface TestClient {
  readonly client: Client;
  readonly transport: StreamableHTTPClientTransport;
  call(name: string, args?: Record<string, unknown>, signal?: AbortSignal): Promise<CallToolResult>;
}

/** Connects; closed with the test. */
export async function connect(
  { url, token }: Pick<Gateway, 'url' | 'token'>,
  { headers = {}, person }: TestClientOptions = {},
): Promise<TestClient> {
  const capabilities = person ? { elicitation: {} } : {};
  const client = new Client({ name: 'outside', version: '1.0.0' }, { capabilities });
  if (person) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }, { signal }) => {
      const { requestedSchema } = params as ElicitRequestFormParams;
      return person(params.message, signal, requestedSchema);
    });
  }
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}`, ...headers } },
  });
  onTestFinished(() => client.close());
  await client.connect(transport as Transport);
  return {
    client,
    transport,
    call: async (name, args = {}, signal) =>
      (await client.callTool({ name, arguments: args }, undefined, signal ? { signal } : {})) as CallToolResult,
  };
}

/** The text of a result, as the SDK or as a surface gives it. */
export function textOf({ content }: CallToolResult | ToolResult): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
}

/** A server with instruments behind the gateway, and its entry for `mcp.servers`. */
export async function upstream() {
  const server = await serveHttp({ catalogs: [{ server: 'a', tools: [] }], instruments: true });
  onTestFinished(() => server.close());
  return { server, mcp: { servers: { a: { url: server.url('a') } } } };
}

/** The first message of a client. */
export const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
};

/** A message sent by hand; a text goes as it is. */
export function post(
  { url, token }: { url: string; token: string },
  message: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

/** A gateway, and other configurations for it. */
export async function gatewayWithConfig() {
  const started = await testGateway({ mode: 'direct' });
  const plugins = { paths: [join(started.stateDir, 'desk.mjs')] };
  const config = (tools: object, gateway: object = {}) => {
    const parsed = parseConfig({ plugins, tools });
    return { ...parsed, gateway: { ...parsed.gateway, ...gateway } };
  };
  return { ...started, config };
}
