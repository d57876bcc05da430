/**
 * `/mcp`: outside MCP clients over Streamable HTTP. Each has a session of the protocol with a run of its own in a
 * session of the gateway; it ends with `DELETE`, when it is idle, and with the gateway.
 */
import { isInitializeRequest, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';
import type { Clock } from '@toolsearch/policy';
import type { Context } from 'hono';
import type { GatewayConfig } from '../../config/config.ts';
import { TurnError } from '../../turn/errors.ts';
import type { ToolClient, ToolRun } from '../../turn/tool-run.ts';
import { readJson } from '../body.ts';
import { HttpError } from '../errors.ts';
import { type McpConnection, openConnection } from './connection.ts';
import type { Elicitations } from './elicitation.ts';
import { wrongParams } from './params.ts';

export interface McpClientsOptions {
  readonly config: () => GatewayConfig;
  /** Begins the run of a client, in the session that its request chooses. */
  readonly openRun: (c: Context, client: ToolClient) => Promise<ToolRun>;
  /** The session is in use. */
  readonly use: (sessionId: string) => void;
  readonly elicitations: Elicitations;
  readonly version: string;
  readonly clock: Clock;
  /** Letters and digits that nobody can guess. */
  readonly ids: () => string;
}

export interface McpClients {
  /** The route, for every method. Throws `HttpError`, `TurnError`. */
  handle(c: Context): Promise<Response>;
  /** Connected now. */
  readonly size: number;
  /** After a change of the configuration: tells the clients whose list is another one now. */
  reconfigured(): void;
  /** Ends the streams on which clients only listen; calls under way go on. */
  hangUp(): void;
}

const METHODS: readonly string[] = ['GET', 'POST', 'DELETE'];

/**
 * At most `sessions.maxOpen` clients are connected. Many never say that they leave, so one more closes the one that is
 * idle for longest; `too-many` when all are busy.
 */
export function createMcpClients(options: McpClientsOptions): McpClients {
  const { config, openRun, use, ids } = options;
  /** The one used last is last. */
  const open = new Map<string, McpConnection>();
  let opening = 0;

  function used(id: string, connection: McpConnection): void {
    open.delete(id);
    open.set(id, connection);
    use(connection.sessionId);
  }

  function makeRoom(): void {
    const { maxOpen } = config().sessions;
    if (open.size + opening < maxOpen) return;
    for (const [id, connection] of open) {
      if (connection.isBusy) continue;
      open.delete(id);
      void connection.close('Closed for another client: it was idle for longest.');
      return;
    }
    throw new TurnError('too-many', `Found ${maxOpen} MCP clients, all busy; wanted fewer. Try again later.`);
  }

  async function connect(c: Context, body: unknown): Promise<Response> {
    makeRoom();
    const id = ids();
    opening++;
    try {
      const connection = await openConnection({
        ...options,
        id,
        openRun: (client) => openRun(c, client),
        onClose: () => open.delete(id),
      });
      open.set(id, connection);
      const response = await connection.handle(c.req.raw, body);
      if (!response.ok) {
        open.delete(id);
        await connection.close('The client did not initialize.');
      }
      response.headers.set('x-session-id', connection.sessionId);
      return response;
    } finally {
      opening--;
    }
  }

  return Object.freeze({
    get size() {
      return open.size;
    },
    async handle(c: Context): Promise<Response> {
      if (!METHODS.includes(c.req.method)) {
        throw new HttpError(405, 'method_not_allowed', `Found ${c.req.method}; wanted one of ${METHODS.join(', ')}.`);
      }
      const body = c.req.method === 'POST' ? await readJson(c, { config }) : undefined;
      if (Array.isArray(body)) {
        throw new HttpError(400, 'invalid_request', 'The body: found a list; wanted one JSON-RPC message.');
      }
      const id = c.req.header('mcp-session-id');
      if (id === undefined) {
        if (isInitializeRequest(body)) return connect(c, body);
        const wrong = isJSONRPCRequest(body) && body.method === 'initialize' ? wrongParams(body) : undefined;
        if (wrong) return c.json(wrong, 400);
        throw new HttpError(400, 'invalid_request', 'Found no mcp-session-id; wanted that, or an initialize request.');
      }
      const connection = open.get(id);
      if (!connection) {
        throw new HttpError(404, 'unknown_session', 'This MCP session is not known, or over. Initialize a new one.');
      }
      used(id, connection);
      return connection.handle(c.req.raw, body);
    },
    reconfigured(): void {
      for (const connection of open.values()) connection.changed();
    },
    hangUp(): void {
      for (const connection of open.values()) connection.hangUp();
    },
  });
}
