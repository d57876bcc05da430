/** One MCP client that is connected: its run in a session, and its streams over HTTP. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { isJSONRPCRequest, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Clock } from '@toolsearch/policy';
import type { ToolClient, ToolRun } from '../../turn/tool-run.ts';
import type { Elicitations } from './elicitation.ts';
import { wrongParams } from './params.ts';
import { createMcpServer } from './server.ts';

export interface McpConnection {
  readonly sessionId: string;
  /** It holds a stream open or has calls under way. */
  readonly isBusy: boolean;
  /** `body` is the message of a POST, parsed; the caller has seen to it that it is one alone. */
  handle(request: Request, body?: unknown): Promise<Response>;
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
  const { server, tellChanges } = createMcpServer({ ...options, run, onCancelled });
  server.onclose = () => void run.close();
  await server.connect(transport);
  const receive = transport.onmessage;
  transport.onmessage = (message, extra) => {
    const wrong = wrongParams(message);
    // Without its stream the client is gone.
    if (wrong) transport.send(wrong).catch(() => {});
    else receive?.(message, extra);
  };
  stopWatching = run.onChange(changed);

  function end(): void {
    if (closed) return;
    closed = true;
    cancelNotice();
    stopWatching();
    onClose();
    void transport.close();
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
    async handle(request: Request, body?: unknown): Promise<Response> {
      if (isJSONRPCRequest(body)) {
        const { id: requestId } = body;
        request.signal.addEventListener('abort', () => cancel(requestId), { once: true });
      }
      const response = await transport.handleRequest(request, body === undefined ? {} : { parsedBody: body });
      if (request.method === 'GET' && response.ok) {
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
