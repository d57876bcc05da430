/** Turns one entry of the configuration into connections: variables, environment, headers, transport. */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { HttpServerConfig, McpServerConfig, StdioServerConfig } from '../../config/config.ts';
import type { Environment } from '../../config/variables.ts';
import { type ConnectionEvents, type McpConnection, openConnection } from './connection.ts';
import { McpFailure } from './failure.ts';
import { createServerFetch } from './http/fetch.ts';
import { serverEnvironment } from './stdio/environment.ts';
import { createStdioTransport, type StdioTransport } from './stdio/transport.ts';
import type { Watchdog } from './stdio/watchdog.ts';
import { redact, resolveVariables } from './variables.ts';

/** What every connection of a gateway has in common. */
export interface ConnectionSurroundings {
  readonly environment: Environment;
  readonly watchdog: Watchdog;
  readonly clientVersion: string;
  readonly maxMessageBytes: number;
}

export interface Opener {
  /** Throws {@link McpFailure}; nothing runs or stays open then. */
  open(events: ConnectionEvents, signal: AbortSignal): Promise<McpConnection>;
  /** The end of what the newest process wrote to its standard error, values of variables blackened; empty over HTTP. */
  stderrTail(): string;
}

/** `headers` are the caller's own for this server; they win over the configured ones. */
export function createOpener(
  config: () => McpServerConfig,
  surroundings: ConnectionSurroundings,
  headers: Readonly<Record<string, string>> = {},
): Opener {
  const { clientVersion } = surroundings;
  let newest: StdioTransport | undefined;
  return Object.freeze({
    async open(events: ConnectionEvents, signal: AbortSignal) {
      const entry = config();
      const options = { clientVersion, events, signal, timeoutMs: entry.connectTimeoutMs };
      if (entry.transport === 'http') {
        return openConnection(
          { kind: 'http', transport: httpTransport(entry, headers, events, surroundings) },
          options,
        );
      }
      newest = stdioTransport(entry, surroundings);
      return openConnection({ kind: 'stdio', transport: newest }, options);
    },
    stderrTail: () => newest?.stderrTail() ?? '',
  });
}

function stdioTransport(
  entry: StdioServerConfig,
  { environment, watchdog, maxMessageBytes }: ConnectionSurroundings,
): StdioTransport {
  const { values, secrets } = serverEnvironment(entry.env, { environment });
  const { command, args, cwd } = entry;
  return createStdioTransport({
    command,
    args,
    env: values,
    ...(cwd === undefined ? {} : { cwd }),
    maxMessageBytes,
    watchdog,
    redact: (text) => redact(text, secrets),
  });
}

function httpTransport(
  entry: HttpServerConfig,
  callerHeaders: Readonly<Record<string, string>>,
  events: ConnectionEvents,
  { environment, maxMessageBytes }: ConnectionSurroundings,
): StreamableHTTPClientTransport {
  const { values } = resolveVariables(entry.headers, { environment, where: 'headers' });
  const headers = new Headers();
  for (const [name, value] of [...Object.entries(values), ...Object.entries(callerHeaders)]) {
    try {
      headers.set(name, value);
    } catch {
      throw new McpFailure('invalid-config', `headers.${name} cannot be sent as an HTTP header`);
    }
  }
  const url = URL.parse(entry.url);
  if (!url) throw new McpFailure('invalid-config', 'its url cannot be parsed');
  if (url.username || url.password) {
    throw new McpFailure(
      'invalid-config',
      'its url holds credentials, which HTTP clients refuse; write them into headers',
    );
  }
  return new StreamableHTTPClientTransport(url, {
    // Redirects are followed within the same origin only, so credentials never reach another host.
    redirectPolicy: 'same-origin',
    requestInit: { headers: Object.fromEntries(headers) },
    fetch: createServerFetch({ maxMessageBytes, onStreamBroken: events.onSuspect }),
  });
}
