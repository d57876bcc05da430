/**
 * One configured server. Its common connection is open as long as the gateway runs: it reads the tools for every
 * session and hears of their changes. Calls go over it only where the entry says `shared`; otherwise each session gets
 * a connection (for stdio: a process) of its own at its first call, since servers keep state per connection.
 */
import { byCodePoint } from '@toolsearch/catalog';
import type { Clock } from '@toolsearch/policy';
import type { McpServerConfig } from '../../config/config.ts';
import { createLink, type Link } from './link.ts';
import { type ConnectionSurroundings, createOpener } from './opener.ts';

export interface McpServer {
  readonly name: string;
  /** The entry as it is now. */
  config(): McpServerConfig;
  readonly link: Link;
  /** A connection for one session. With headers of its own it opens at once, and its tools are its own too. */
  openSessionLink(options: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly onChange: () => void;
  }): Link;
  onChange(listener: () => void): () => void;
  /** Takes over an entry that differs in nothing but what needs no new connection. */
  update(config: McpServerConfig): void;
  stderrTail(): string;
}

export function createMcpServer(
  name: string,
  first: McpServerConfig,
  { clock, ...surroundings }: ConnectionSurroundings & { readonly clock: Clock },
): McpServer {
  let config = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const opener = createOpener(() => config, surroundings);
  const listTimeoutMs = () => config.listTimeoutMs;
  const link = createLink({ open: opener.open, keepOpen: true, listTimeoutMs, clock, onChange: tell });

  return Object.freeze({
    name,
    config: () => config,
    link,
    openSessionLink({
      headers,
      onChange,
    }: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly onChange: () => void;
    }) {
      const { open } = createOpener(() => config, surroundings, headers);
      return createLink({
        open,
        keepOpen: headers !== undefined,
        listTimeoutMs,
        clock,
        onChange,
        onTrouble: link.recheck,
      });
    },
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    update(next: McpServerConfig) {
      config = next;
      tell();
    },
    stderrTail: opener.stderrTail,
  });
}

/** Equal for entries that can live with the same connection: limits and flags of the gateway's own side are left out. */
export function connectionKey(config: McpServerConfig): string {
  const { transport, shared } = config;
  return JSON.stringify(
    config.transport === 'stdio'
      ? [transport, shared, config.command, config.args, Object.entries(config.env).sort(byName), config.cwd]
      : [transport, shared, config.url, Object.entries(config.headers).sort(byName)],
  );
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return byCodePoint(a, b);
}
