/** All sources of a gateway: what the host has built in, its plugins and its MCP servers. */
import { byCodePoint, type ToolDefinition } from '@toolsearch/catalog';
import { type Clock, systemClock, type ToolHook } from '@toolsearch/policy';
import type { GatewayConfig } from '../config/config.ts';
import type { Environment } from '../config/variables.ts';
import { SourcesError } from './errors.ts';
import type { CallerHeaders } from './mcp/caller-headers.ts';
import { createMcpServers, type McpServers, type McpSession } from './mcp/servers.ts';
import { type LoadedPlugin, loadPlugins } from './plugins/load.ts';
import type { SessionSources, SourceSnapshot, SourceStatus } from './source.ts';

/** The parts of the configuration that say what sources there are. */
export type SourcesConfig = Pick<GatewayConfig, 'mcp' | 'plugins'>;

export interface SourcesOptions {
  readonly config: SourcesConfig;
  /** The folder that plugin paths are relative to. */
  readonly baseDir: string;
  /** Tools of source `openclaw`. Default none. */
  readonly hostTools?: readonly ToolDefinition[];
  /** The gateway's environment, from which `${NAME}` is taken. Default `process.env`. */
  readonly environment?: Environment;
  /** For back-off and for the window of change notices. Default the machine's. */
  readonly clock?: Clock;
  /** Told to MCP servers. Default `0.0.0`. */
  readonly clientVersion?: string;
  /** Largest message of an MCP server; a larger one ends its connection. Default 33,554,432. */
  readonly maxMessageBytes?: number;
}

export interface SessionOptions {
  /**
   * Headers for named HTTP servers, for this session alone. They hold until the next `session()` with the same id, which
   * states them anew: none given means none.
   */
  readonly headers?: CallerHeaders;
}

/** The sources of a gateway, as long as it runs. */
export interface GatewaySources {
  /**
   * The sources of one session; the same object for the same id until it is closed. A child session that works with its
   * parent's connections uses the parent's object.
   *
   * Throws {@link SourcesError} `unknown-server`, `invalid-header` or `closed`.
   */
  session(sessionId: string, options?: SessionOptions): SessionSources;
  /** The hooks of all plugins, in the order of the plugins. */
  hooks(): readonly ToolHook[];
  /** The end (8 KiB) of what a stdio server wrote to its standard error, for operators; empty when there is nothing. */
  stderrTail(server: string): string;
  /**
   * Takes over a new configuration: only servers and plugins whose own entry changed are touched, calls in flight end
   * under the old one, and runs keep the tools they hold. One call after the other.
   *
   * Throws {@link SourcesError} `invalid-plugin` and has changed nothing then.
   */
  reconfigure(config: SourcesConfig): Promise<void>;
  /** Ends every connection and process. Calls in flight fail. */
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 33_554_432;
/** The owner under which the host's own tools are reported. */
const HOST_OWNER = 'openclaw';

/**
 * Loads the plugins, then starts every MCP server and resolves without waiting for them: a run starts with those that
 * are there (`SessionSources.settled` waits).
 *
 * Throws {@link SourcesError} `invalid-plugin`; nothing was started then.
 */
export async function openSources({
  config,
  baseDir,
  hostTools = [],
  environment = process.env,
  clock = systemClock,
  clientVersion = '0.0.0',
  maxMessageBytes = MAX_MESSAGE_BYTES,
}: SourcesOptions): Promise<GatewaySources> {
  let plugins = await loadPlugins(config.plugins, { baseDir });
  const configs = config.mcp.servers;
  const servers = createMcpServers({ configs, clock, environment, clientVersion, maxMessageBytes });
  const sessions = new Map<string, OpenSession>();
  let changing: Promise<void> = Promise.resolve();
  let closed = false;

  const fixed = () => [
    ...(hostTools.length > 0 ? [trusted('openclaw', HOST_OWNER, hostTools)] : []),
    ...plugins.map(({ id, tools }) => trusted('plugin', id, tools)),
  ];

  async function change(next: SourcesConfig): Promise<void> {
    const before = plugins;
    plugins = await loadPlugins(next.plugins, { baseDir, before });
    for (const status of changedPlugins(before, plugins)) for (const session of sessions.values()) session.tell(status);
    await servers.reconfigure(next.mcp.servers);
  }

  return Object.freeze({
    session(sessionId: string, { headers = {} }: SessionOptions = {}): SessionSources {
      if (closed) throw new SourcesError('closed', 'The sources are closed; no session can be opened.');
      const open = sessions.get(sessionId);
      if (open) {
        open.mcp.useHeaders(headers);
        return open.sources;
      }
      const session = openSession({ servers, headers, fixed, onClose: () => sessions.delete(sessionId) });
      sessions.set(sessionId, session);
      return session.sources;
    },

    hooks: () => plugins.flatMap((plugin) => plugin.hooks),

    stderrTail: servers.stderrTail,

    reconfigure(next: SourcesConfig): Promise<void> {
      const work = changing.then(() => {
        if (closed) throw new SourcesError('closed', 'The sources are closed; they take no new configuration.');
        return change(next);
      });
      changing = work.catch(() => {});
      return work;
    },

    async close() {
      closed = true;
      await changing;
      sessions.clear();
      await servers.close();
    },
  });
}

interface OpenSession {
  readonly sources: SessionSources;
  readonly mcp: McpSession;
  tell(status: SourceStatus): void;
}

function openSession({
  servers,
  headers,
  fixed,
  onClose,
}: {
  readonly servers: McpServers;
  readonly headers: CallerHeaders;
  readonly fixed: () => readonly SourceSnapshot[];
  readonly onClose: () => void;
}): OpenSession {
  const listeners = new Set<(status: SourceStatus) => void>();
  const tell = (status: SourceStatus) => {
    for (const listener of [...listeners]) listener(status);
  };
  const mcp = servers.session(headers, tell);
  const sources: SessionSources = Object.freeze({
    settled: mcp.settled,
    snapshots: () => [...fixed(), ...mcp.snapshots()].sort(bySourceAndOwner),
    onChange(listener: (status: SourceStatus) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async close() {
      onClose();
      await mcp.close();
    },
  });
  return { sources, mcp, tell };
}

function trusted(source: 'openclaw' | 'plugin', owner: string, tools: readonly ToolDefinition[]): SourceSnapshot {
  const status: SourceStatus = { source, owner, state: 'ready', toolCount: tools.length, diagnostics: [] };
  return Object.freeze({ status, tools });
}

function changedPlugins(before: readonly LoadedPlugin[], after: readonly LoadedPlugin[]): SourceStatus[] {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  const fresh = after.filter((plugin) => !before.includes(plugin));
  return [
    ...gone.map(({ id }) => ({ ...trusted('plugin', id, []).status, state: 'closed' as const })),
    ...fresh.map(({ id, tools }) => trusted('plugin', id, tools).status),
  ];
}

function bySourceAndOwner({ status: a }: SourceSnapshot, { status: b }: SourceSnapshot): number {
  return byCodePoint(a.source, b.source) || byCodePoint(a.owner, b.owner);
}
