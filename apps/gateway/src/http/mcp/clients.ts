/**
 * `/mcp`: outside MCP clients over Streamable HTTP. Each has a session of the protocol with a run of its own in a
 * session of the gateway; it ends with `DELETE`, when it is idle, and with the gateway.
 */
import type { Clock } from '@toolsearch/policy';
import type { Context } from 'hono';
import type { GatewayConfig } from '../../config/config.ts';
import { TurnError } from '../../turn/errors.ts';
import type { ToolClient, ToolRun } from '../../turn/tool-run.ts';
import { readJson } from '../body.ts';
import { HttpError } from '../errors.ts';
import { type McpConnection, openConnection } from './connection.ts';
import type { Elicitations } from './elicitation.ts';
import { checkHeaders, isRequest, type McpMessage, readMessage, refusalFor } from './message.ts';

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
  /** Takes no more requests, and ends the streams on which clients only listen; calls under way go on. */
  hangUp(): void;
}

/**
 * At most `sessions.maxOpen` clients are connected. Many never say that they leave, so one more closes the one that is
 * idle for longest; `too-many` when all are busy.
 */
export function createMcpClients(options: McpClientsOptions): McpClients {
  const { config, openRun, use, ids } = options;
  /** The one used last is last. */
  const open = new Map<string, McpConnection>();
  let opening = 0;
  let hungUp = false;

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

  /** The one that the request names, which is in use by that; undefined when it names none. */
  function connectionOf(c: Context): McpConnection | undefined {
    const id = c.req.header('mcp-session-id');
    if (id === undefined) return undefined;
    const connection = open.get(id);
    if (!connection) {
      throw new HttpError(404, 'unknown_session', 'This MCP session is not known, or over. Initialize a new one.');
    }
    used(id, connection);
    return connection;
  }

  async function connect(c: Context, initialize: McpMessage | undefined): Promise<Response> {
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
      try {
        const response = await connection.handle(c.req.raw, initialize);
        response.headers.set('x-session-id', connection.sessionId);
        return response;
      } catch (error) {
        open.delete(id);
        await connection.close('The client did not initialize.');
        throw error;
      }
    } finally {
      opening--;
    }
  }

  return Object.freeze({
    get size() {
      return open.size;
    },
    async handle(c: Context): Promise<Response> {
      checkHeaders(c);
      const message = c.req.method === 'POST' ? readMessage(await readJson(c, { config })) : undefined;
      const request = message && isRequest(message) ? message : undefined;
      // What else a client may post belongs to calls that are under way.
      if (hungUp && (request || c.req.method === 'GET')) throw new TurnError('stopping', 'The gateway is stopping.');
      const connection = connectionOf(c);
      if (!connection && request?.method !== 'initialize') {
        throw new HttpError(
          400,
          'invalid_request',
          'mcp-session-id: found nothing; wanted the id of a session, or an initialize request, which begins one.',
          'mcp-session-id',
        );
      }
      if (request && connection?.isCalling(request.id)) {
        const found = JSON.stringify(request.id).slice(0, 80);
        const message = `id: found ${found}, which a call under way has; wanted an id of its own for each request.`;
        throw new HttpError(400, 'invalid_request', message, 'id');
      }
      const refused = request && refusalFor(request, { initialized: connection !== undefined });
      if (refused) return c.json(refused);
      return connection ? connection.handle(c.req.raw, message) : connect(c, message);
    },
    reconfigured(): void {
      for (const connection of open.values()) connection.changed();
    },
    hangUp(): void {
      hungUp = true;
      for (const connection of open.values()) connection.hangUp();
    },
  });
}
