/** All configured MCP servers, and the sessions that look at them; a new configuration touches only what it changes. */
import type { Clock } from '@toolsearch/policy';
import type { McpServerConfig } from '../../config/config.ts';
import type { Environment } from '../../config/variables.ts';
import type { SourceSnapshot, SourceStatus } from '../source.ts';
import { type CallerHeaders, checkCallerHeaders } from './caller-headers.ts';
import type { ConnectionSurroundings } from './opener.ts';
import { connectionKey, createMcpServer, type McpServer } from './server.ts';
import { createSessionServer, type SessionServer } from './session-server.ts';
import { createWatchdog } from './stdio/watchdog.ts';
import { withinMs } from './waiting.ts';

export type ServerConfigs = Readonly<Record<string, McpServerConfig>>;

/** The MCP servers as one session sees them. */
export interface McpSession {
  /** In no particular order. */
  snapshots(): readonly SourceSnapshot[];
  settled(): Promise<void>;
  /** Replaces the caller's headers; only servers whose headers changed get a new connection. */
  useHeaders(headers: CallerHeaders): void;
  close(): Promise<void>;
}

export interface McpServers {
  /** Throws `SourcesError` as {@link checkCallerHeaders} does. */
  session(headers: CallerHeaders, onChange: (status: SourceStatus) => void): McpSession;
  /** The end of what a stdio server wrote to its standard error. */
  stderrTail(server: string): string;
  /** Resolves when what was removed or replaced has ended, at the latest after 3 s: calls in flight go on beyond that. */
  reconfigure(configs: ServerConfigs): Promise<void>;
  close(): Promise<void>;
}

export interface McpServersOptions {
  readonly configs: ServerConfigs;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly clientVersion: string;
  /** Largest message of any server. */
  readonly maxMessageBytes: number;
}

const RETIRE_WAIT_MS = 3_000;

interface SessionState {
  headers: CallerHeaders;
  readonly onChange: (status: SourceStatus) => void;
  readonly servers: Map<string, SessionServer>;
}

/** Starts every enabled server at once and does not wait for any. */
export function createMcpServers({
  configs,
  clock,
  environment,
  clientVersion,
  maxMessageBytes,
}: McpServersOptions): McpServers {
  const watchdog = createWatchdog();
  const surroundings: ConnectionSurroundings = { environment, watchdog, clientVersion, maxMessageBytes };
  const servers = new Map<string, McpServer>();
  const sessions = new Set<SessionState>();
  /** What still finishes its calls, with the means to end it at once. */
  const retiring = new Map<Promise<void>, { close(): Promise<void> }>();
  let current = configs;

  for (const [name, config] of Object.entries(configs)) if (config.enabled) start(name, config);

  function start(name: string, config: McpServerConfig): void {
    const server = createMcpServer(name, config, { ...surroundings, clock });
    servers.set(name, server);
    for (const session of sessions) attach(session, server);
  }

  function attach(session: SessionState, server: McpServer): SessionServer {
    const { name } = server;
    const headers = Object.hasOwn(session.headers, name) ? session.headers[name] : undefined;
    const seen = createSessionServer(server, {
      ...(headers === undefined ? {} : { headers }),
      onChange: session.onChange,
    });
    session.servers.set(name, seen);
    return seen;
  }

  function detach(session: SessionState, name: string): Promise<void> {
    const seen = session.servers.get(name);
    session.servers.delete(name);
    return seen ? later(seen, seen.retire()) : Promise.resolve();
  }

  function stop(server: McpServer): Promise<void> {
    servers.delete(server.name);
    const ended: Promise<void>[] = [];
    for (const session of sessions) {
      const status = session.servers.get(server.name)?.snapshot().status;
      ended.push(detach(session, server.name));
      if (status) session.onChange({ ...status, state: 'closed', toolCount: 0 });
    }
    ended.push(later(server.link, server.link.retire(server.config().callTimeoutMs)));
    return Promise.all(ended).then(() => {});
  }

  function later(what: { close(): Promise<void> }, work: Promise<void>): Promise<void> {
    const known = work.finally(() => retiring.delete(known));
    retiring.set(known, what);
    return known;
  }

  return Object.freeze({
    session(headers: CallerHeaders, onChange: (status: SourceStatus) => void): McpSession {
      checkCallerHeaders(headers, current);
      const session: SessionState = { headers, onChange, servers: new Map() };
      sessions.add(session);
      for (const server of servers.values()) attach(session, server);
      return Object.freeze({
        snapshots: () => [...session.servers.values()].map((seen) => seen.snapshot()),
        async settled() {
          await Promise.all([...session.servers.values()].map((seen) => seen.settled()));
        },
        useHeaders(next: CallerHeaders) {
          checkCallerHeaders(next, current);
          const before = session.headers;
          session.headers = next;
          for (const [name, server] of servers) {
            if (sameHeaders(before[name], next[name])) continue;
            void detach(session, name);
            onChange(attach(session, server).snapshot().status);
          }
        },
        async close() {
          sessions.delete(session);
          await Promise.all([...session.servers.values()].map((seen) => seen.close()));
        },
      });
    },

    stderrTail: (name: string) => servers.get(name)?.stderrTail() ?? '',

    async reconfigure(next: ServerConfigs) {
      current = next;
      const ended: Promise<void>[] = [];
      for (const server of [...servers.values()]) {
        const config = next[server.name];
        if (!config?.enabled || connectionKey(config) !== connectionKey(server.config())) ended.push(stop(server));
        else if (JSON.stringify(config) !== JSON.stringify(server.config())) server.update(config);
      }
      for (const [name, config] of Object.entries(next)) if (config.enabled && !servers.has(name)) start(name, config);
      await withinMs(Promise.all(ended), RETIRE_WAIT_MS);
    },

    async close() {
      const seen = [...sessions].flatMap((session) => [...session.servers.values()]);
      const links = [...servers.values()].map((server) => server.link);
      sessions.clear();
      servers.clear();
      await Promise.all([...seen, ...links, ...retiring.values()].map((each) => each.close()));
      watchdog.close();
    },
  });
}

function sameHeaders(
  a: Readonly<Record<string, string>> | undefined,
  b: Readonly<Record<string, string>> | undefined,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
