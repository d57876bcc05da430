/** Serves any number of catalogs from one process over Streamable HTTP, each at `/<server>/mcp?fault=<name>`. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { ReplayCatalog } from './catalog.ts';
import { type Fault, parseFault } from './faults.ts';
import { createReplay, progressTokenOf, type ReplayOptions } from './replay.ts';

export interface ReplayedRequest {
  readonly server: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The method of the JSON-RPC message, if it was one. */
  readonly rpc: string | undefined;
}

export interface HttpReplay {
  readonly port: number;
  url(server: string, ...faults: readonly Fault[]): string;
  /** Everything that arrived so far. */
  readonly requests: readonly ReplayedRequest[];
  /** Forgets every session, as a restart does. */
  forgetSessions(): Promise<void>;
  close(): Promise<void>;
}

export interface HttpReplayOptions extends Omit<ReplayOptions, 'faults'> {
  readonly catalogs: readonly ReplayCatalog[];
  /** Default 0: a free port. */
  readonly port?: number;
  /** Where `/<server>/mcp` sends its callers instead of answering. */
  readonly redirects?: Readonly<Record<string, string>>;
}

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1. */
export async function serveHttp({
  catalogs,
  port = 0,
  redirects = {},
  ...options
}: HttpReplayOptions): Promise<HttpReplay> {
  const byName = new Map(catalogs.map((catalog) => [catalog.server, catalog]));
  const sessions = new Map<string, Session>();
  const requests: ReplayedRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const server = decodeURIComponent(url.pathname.split('/')[1] ?? '');
    const faults = new Set(url.searchParams.getAll('fault').map(parseFault));
    const body = await readJson(request);
    const rpc = typeof body === 'object' && body !== null && 'method' in body ? String(body.method) : undefined;
    requests.push({ server, method: request.method ?? '', headers: request.headers, rpc });

    const target = redirects[server];
    const catalog = byName.get(server);
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' && !faults.has('always-forget') ? sessions.get(id) : undefined;
    const refusal =
      refuseRequest(request, faults) ?? (id !== undefined && !known ? refuseSession(faults, rpcId(body)) : undefined);
    if (target !== undefined) {
      response.writeHead(302, { location: target }).end();
    } else if (!catalog) {
      response.writeHead(404).end('No such server');
    } else if (refusal) {
      response.writeHead(refusal.status, { 'content-type': refusal.type ?? 'text/plain' }).end(refusal.text);
    } else if (rpc === 'initialize' && faults.has('hang-on-initialize')) {
      // Left open.
    } else if (rpc === 'tools/call' && (faults.has('drop-mid-call') || faults.has('end-mid-call'))) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': working\n\n');
      setTimeout(() => (faults.has('drop-mid-call') ? response.destroy() : response.end()), 50);
    } else {
      const session = known ?? (await open(catalog, faults));
      await session.transport.handleRequest(request, response, body);
    }
  }

  async function open(catalog: ReplayCatalog, faults: ReadonlySet<Fault>): Promise<Session> {
    const server = createServerOf(catalog, { ...options, faults });
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized(id) {
        sessions.set(id, session);
      },
      onsessionclosed(id) {
        sessions.delete(id);
      },
    });
    const session: Session = { transport, close: () => server.close() };
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return session;
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const bound = (http.address() as AddressInfo).port;

  async function forgetSessions(): Promise<void> {
    const all = [...sessions.values()];
    sessions.clear();
    await Promise.all(all.map((session) => session.close()));
  }

  return {
    port: bound,
    requests,
    url: (server, ...faults) =>
      `http://127.0.0.1:${bound}/${encodeURIComponent(server)}/mcp${faults.length > 0 ? `?${new URLSearchParams(faults.map((fault) => ['fault', fault]))}` : ''}`,
    forgetSessions,
    async close() {
      await forgetSessions();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** The SDK's protocol engine. Its fallback handler checks nothing, so odd results leave as they are. */
function createServerOf(catalog: ReplayCatalog, options: ReplayOptions): Server {
  const replay = createReplay(catalog, options);
  const server = new Server(replay.serverInfo, { capabilities: replay.capabilities });
  server.fallbackRequestHandler = ({ method, params = {} }, { signal, sendNotification }) => {
    const progressToken = progressTokenOf(params);
    return replay.answer(method, params, {
      signal,
      notifyChanged: () => server.notification({ method: 'notifications/tools/list_changed' }),
      async progress(progress) {
        if (progressToken !== undefined)
          await sendNotification({ method: 'notifications/progress', params: { progressToken, progress } });
      },
    });
  };
  return server;
}

interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
}

function refuseRequest({ method, headers }: IncomingMessage, faults: ReadonlySet<Fault>): Refusal | undefined {
  if (faults.has('not-found')) return { status: 404, text: 'Not found' };
  const { authorization = 'nothing' } = headers;
  if (faults.has('wants-token') && authorization !== 'Bearer right')
    return { status: 401, text: `Not for ${authorization}` };
  if (faults.has('no-stream') && method === 'GET') return { status: 405, text: 'No stream here' };
  return undefined;
}

function refuseSession(faults: ReadonlySet<Fault>, id: unknown): Refusal {
  if (faults.has('forget-410')) return { status: 410, text: 'Gone' };
  if (faults.has('forget-400')) return { status: 400, text: 'Bad Request: No valid session ID provided' };
  const text = JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_001, message: 'Session not found' } });
  return { status: faults.has('forget-rpc') && id !== null ? 200 : 404, text, type: 'application/json' };
}

function rpcId(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}
