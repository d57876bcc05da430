/** One live connection to one MCP server: opened, asked, closed. What happens after it is lost is `link.ts`'s matter. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import type { JsonObject } from '@toolsearch/catalog';
import { z } from 'zod';
import { McpFailure } from './failure.ts';
import { httpFailure } from './http/failure.ts';
import { STREAM_ENDED } from './http/fetch.ts';
import type { StdioTransport } from './stdio/transport.ts';
import { type Diagnostic, readToolList, type ToolList } from './tool-list.ts';
import { untilAborted, withinMs } from './waiting.ts';

/** What a connection tells on its own. */
export interface ConnectionEvents {
  /** The server says that its tools changed. */
  readonly onToolsChanged: () => void;
  /** The connection ended and `close()` was not why. Called once. */
  readonly onLost: (failure: McpFailure) => void;
  /** Something broke that may mean that the server is gone; asking it for its tools will tell. */
  readonly onSuspect: () => void;
}

export interface CallOptions {
  /** Aborting it cancels the request at the server. */
  readonly signal: AbortSignal;
  /** Without an answer or a sign of progress for this long, the request is cancelled. */
  readonly timeoutMs: number;
}

export interface McpConnection {
  /** All pages. Throws {@link McpFailure}. */
  listTools(options: CallOptions): Promise<ToolList>;
  /**
   * The raw result. Throws {@link McpFailure} when the server could not be asked, an `McpError` when it answered with
   * an error of its own, and `AbortError` when the signal fired.
   */
  callTool(name: string, args: JsonObject, options: CallOptions): Promise<unknown>;
  /** Faults of this connection that did not end it. */
  diagnostics(): readonly Diagnostic[];
  /** Closes after the last request that is under way, so that each gets its own answer. */
  closeWhenIdle(): void;
  close(): Promise<void>;
}

/** A transport of either kind. */
export type ServerTransport =
  | { readonly kind: 'stdio'; readonly transport: StdioTransport }
  | { readonly kind: 'http'; readonly transport: StreamableHTTPClientTransport };

/** Progress may stretch a call to this many times its limit. */
const PROGRESS_STRETCH = 10;
/** The longest delay of a timer. The SDK's own limit must never fire: ours knows why it does. */
const NEVER_MS = 2 ** 31 - 1;
/** How long a server may take to hear that its HTTP session ends. */
const TERMINATE_MS = 1_000;

/** Connects and initialises. Throws {@link McpFailure}; nothing runs or stays open then. */
export async function openConnection(
  server: ServerTransport,
  {
    clientVersion,
    signal,
    timeoutMs,
    events,
  }: CallOptions & { readonly clientVersion: string; readonly events: ConnectionEvents },
): Promise<McpConnection> {
  const client = new Client({ name: 'toolsearch', version: clientVersion });
  const sessionId = () => (server.kind === 'http' ? server.transport.sessionId : undefined);
  let closing = false;
  let lost = false;
  let underWay = 0;
  let closeLater = false;

  /** Sends one request under our own limits, and says in our own words why it failed. */
  async function request(method: string, params: JsonObject, options: CallOptions): Promise<unknown> {
    const limit = createLimit(options);
    underWay += 1;
    try {
      // A signal of its own: the SDK never stops listening, and would cancel an answered request when a run ends.
      return await client.request({ method, params }, z.unknown() as never, {
        signal: limit.signal,
        timeout: NEVER_MS,
        onprogress: limit.extend,
      });
    } catch (error) {
      throw limit.reason() ?? transportFailure(error) ?? (error instanceof McpError ? error : notMcp('', error));
    } finally {
      limit.end();
      underWay -= 1;
      if (closeLater && underWay === 0) void close();
    }
  }

  /** What the transport has to do with an error; undefined when it is the protocol's or the server's own. */
  function transportFailure(error: unknown): McpFailure | undefined {
    if (error instanceof McpFailure) return error;
    if (server.kind === 'stdio' && server.transport.failure) return server.transport.failure;
    if (closing) return new McpFailure('closed', 'the connection was closed', { cause: error });
    if (error instanceof McpError && error.data === STREAM_ENDED) {
      return new McpFailure('unreachable', error.message.replace(/^MCP error -?\d+: /, ''), { cause: error });
    }
    return httpFailure(error, { hasSession: sessionId() !== undefined });
  }

  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    if (server.kind === 'http') {
      await withinMs(server.transport.terminateSession(), TERMINATE_MS);
    }
    await server.transport.close();
  }

  client.onclose = () => {
    if (closing || lost) return;
    lost = true;
    events.onLost(
      (server.kind === 'stdio' && server.transport.failure) || new McpFailure('closed', 'the connection was closed'),
    );
  };
  // Heard without a look at the capabilities: servers send the notice without having announced it.
  client.fallbackNotificationHandler = async ({ method }) => {
    if (method === 'notifications/tools/list_changed') events.onToolsChanged();
  };

  const limit = createLimit({ signal, timeoutMs });
  try {
    signal.throwIfAborted();
    // `connect` starts the transport before it looks at its signal.
    await untilAborted(
      client.connect(server.transport as Transport, { signal: limit.signal, timeout: NEVER_MS }),
      limit.signal,
    );
  } catch (error) {
    const failure = signal.aborted ? new McpFailure('closed', 'the connection was closed') : transportFailure(error);
    const timedOut = limit.timedOut()
      ? new McpFailure('timeout', `did not answer initialize within ${timeoutMs} ms${noiseNote(server)}`)
      : undefined;
    closing = true;
    await server.transport.close();
    throw timedOut ?? failure ?? initializeFailure(error);
  } finally {
    limit.end();
  }

  return Object.freeze({
    async listTools(options: CallOptions) {
      const end = performance.now() + options.timeoutMs;
      try {
        return await readToolList((cursor) =>
          request('tools/list', cursor === undefined ? {} : { cursor }, {
            signal: options.signal,
            timeoutMs: Math.max(1, end - performance.now()),
          }),
        );
      } catch (error) {
        if (error instanceof McpFailure && error.code === 'timeout') {
          throw new McpFailure('timeout', `did not finish tools/list within ${options.timeoutMs} ms`);
        }
        if (error instanceof McpError) {
          throw new McpFailure('list-failed', `its tools/list failed (JSON-RPC error ${error.code})`, { cause: error });
        }
        throw error;
      }
    },
    callTool: (name: string, args: JsonObject, options: CallOptions) =>
      request('tools/call', { name, arguments: args }, options),
    diagnostics: () => noiseDiagnostics(server),
    closeWhenIdle() {
      closeLater = true;
      if (underWay === 0) void close();
    },
    close,
  });
}

/** Limits one request: its time, stretched by progress, and the caller's signal. */
function createLimit({ signal, timeoutMs }: CallOptions) {
  const own = new AbortController();
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let timedOut = false;
  const abort = () => own.abort(signal.reason);
  const arm = () => {
    clearTimeout(timer);
    const left = Math.min(timeoutMs, started + timeoutMs * PROGRESS_STRETCH - performance.now());
    timer = setTimeout(
      () => {
        timedOut = true;
        own.abort(new Error('timed out'));
      },
      Math.min(left, NEVER_MS),
    );
  };
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  arm();
  return {
    signal: own.signal,
    extend: arm,
    timedOut: () => timedOut,
    /** Why the request was cancelled from here, if it was. */
    reason(): unknown {
      if (timedOut) return new McpFailure('timeout', `did not answer within ${timeoutMs} ms`);
      return signal.aborted ? new DOMException('The call was cancelled.', 'AbortError') : undefined;
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function initializeFailure(cause: unknown): McpFailure {
  if (cause instanceof McpError) {
    return new McpFailure('protocol-error', `refused to initialise (JSON-RPC error ${cause.code})`, { cause });
  }
  const version = /protocol version is not supported: (\S{1,20})/.exec(
    cause instanceof Error ? cause.message : '',
  )?.[1];
  if (version === undefined) return notMcp(' initialize', cause);
  return new McpFailure('protocol-error', `speaks a protocol version that is not supported (${version})`, { cause });
}

function notMcp(what: string, cause: unknown): McpFailure {
  return new McpFailure('protocol-error', `answered${what} with something that is not MCP`, { cause });
}

/** What a server that is none gave instead of an answer: how much of it, never what it says. */
function noiseNote(server: ServerTransport): string {
  const lines = (server.kind === 'stdio' && server.transport.noise?.lines) || 0;
  if (lines === 0) return '';
  return `; wrote ${lines} ${lines === 1 ? 'line' : 'lines'} to stdout that ${lines === 1 ? 'is' : 'are'} no JSON-RPC`;
}

function noiseDiagnostics(server: ServerTransport): readonly Diagnostic[] {
  const noise = server.kind === 'stdio' ? server.transport.noise : undefined;
  if (!noise) return [];
  return [
    {
      code: 'stdout-noise',
      message: `${noise.lines} lines (${noise.bytes} bytes) on its standard output were no messages; the first starts with ${JSON.stringify(noise.sample)}.`,
    },
  ];
}
