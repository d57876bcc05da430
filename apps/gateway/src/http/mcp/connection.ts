/** One MCP client that is connected: its run in a session, and its streams over HTTP. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Clock } from '@toolsearch/policy';
import type { ToolClient, ToolRun } from '../../turn/tool-run.ts';
import { HttpError } from '../errors.ts';
import type { Elicitations } from './elicitation.ts';
import { isRequest, type McpMessage } from './message.ts';
import { createMcpServer } from './server.ts';

export interface McpConnection {
  readonly sessionId: string;
  /** It holds a stream open or has calls under way. */
  readonly isBusy: boolean;
  /** True while a call of this id has no answer yet: two answers under one id could not be told apart. */
  isCalling(id: RequestId): boolean;
  /** `message` is the body of a POST. Throws `HttpError` 409 `stream_open` for a second stream. */
  handle(request: Request, message?: McpMessage): Promise<Response>;
  /** What the client is shown may have changed. */
  changed(): void;
  /** Ends the stream of the server's own messages; calls under way go on. */
  hangUp(): void;
  close(reason: string): Promise<void>;
}

export interface McpConnectionOptions {
  /** The protocol's own session id, which nobody can guess. */
  readonly id: string;
  readonly openRun: (client: ToolClient) => Promise<ToolRun>;
  readonly version: string;
  readonly elicitations: Elicitations;
  readonly clock: Clock;
  /** Told once. */
  readonly onClose: () => void;
}

/** Changes that come close together are one notice. */
const SETTLE_MS = 50;

/** Throws what opening the run throws; nothing is left open then. */
export async function openConnection(options: McpConnectionOptions): Promise<McpConnection> {
  const { id, clock, onClose } = options;
  let listening: AbortSignal | undefined;
  let closed = false;
  let cancelNotice = () => {};
  let stopWatching = () => {};
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => id });
  const run = await options.openRun({ isListening: () => listening !== undefined, onClose: end });
  // Nothing is said any more on the stream of a request that was taken back.
  const onCancelled = (requestId: RequestId) => transport.closeSSEStream(requestId);
  const { server, tellChanges, isCalling } = createMcpServer({ ...options, run, onCancelled });
  server.onclose = () => {
    end();
    void run.close();
  };
  await server.connect(transport);
  stopWatching = run.onChange(changed);

  function end(): void {
    if (closed) return;
    closed = true;
    cancelNotice();
    stopWatching();
    onClose();
    // What the last calls came to is on its way to the transport, some promises away.
    setImmediate(() => void transport.close());
  }

  function changed(): void {
    cancelNotice();
    if (closed) return;
    cancelNotice = clock.schedule(SETTLE_MS, () => {
      // Without a stream the notice would be lost; it is caught up with when there is one.
      if (listening) tellChanges();
    });
  }

  /** There is no way to bring the answer to a client that went away: its request is over. */
  function cancel(requestId: RequestId): void {
    const params = { requestId, reason: 'The connection of the request was lost.' };
    transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
  }

  return Object.freeze({
    sessionId: run.sessionId,
    get isBusy() {
      return run.isBusy;
    },
    isCalling,
    async handle(request: Request, message?: McpMessage): Promise<Response> {
      if (message && isRequest(message)) {
        const { id: requestId } = message;
        request.signal.addEventListener('abort', () => cancel(requestId), { once: true });
      }
      const response = await transport.handleRequest(request, message ? { parsedBody: message } : {});
      if (!response.ok) throw await refusedBy(response);
      if (request.method === 'GET') {
        const { signal } = request;
        listening = signal;
        signal.addEventListener('abort', () => {
          if (listening === signal) listening = undefined;
        });
        changed();
      }
      return response;
    },
    changed,
    hangUp: () => transport.closeStandaloneSSEStream(),
    close: (reason: string) => run.close(reason),
  });
}

/** What the transport refuses although the request is in order. It says so without the id of a request. */
async function refusedBy(response: Response): Promise<Error> {
  if (response.status === 409) {
    return new HttpError(409, 'stream_open', 'Found a second stream of this MCP session; wanted one alone.');
  }
  if (response.status === 404) return new HttpError(404, 'unknown_session', 'This MCP session is over.');
  return new Error(`The MCP transport refused a request: ${response.status} ${await response.text()}`);
}
