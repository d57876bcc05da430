/** What the tests of the sources have in common. Imported by tests alone. */
import { tmpdir } from 'node:os';
import type { CallContext, JsonObject, ToolDefinition, ToolResult } from '@toolsearch/catalog';
import type { Clock } from '@toolsearch/policy';
import { onTestFinished, vi } from 'vitest';
import type { HttpServerConfig, McpServerConfig, StdioServerConfig } from '../config/config.ts';
import type { SessionSources, SourceStatus } from './source.ts';
import { type GatewaySources, openSources, type SourcesOptions } from './sources.ts';

// Real processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LIMITS = {
  enabled: true,
  required: false,
  shared: false,
  sequential: false,
  connectTimeoutMs: 20_000,
  listTimeoutMs: 20_000,
  callTimeoutMs: 20_000,
};

/** An entry for a stdio server. */
export function stdioEntry(entry: Partial<StdioServerConfig> & Pick<StdioServerConfig, 'command'>): StdioServerConfig {
  return { ...LIMITS, transport: 'stdio', args: [], env: {}, ...entry };
}

/** An entry for an HTTP server. */
export function httpEntry(url: string, entry: Partial<HttpServerConfig> = {}): HttpServerConfig {
  return { ...LIMITS, transport: 'http', url, headers: {}, ...entry };
}

type Plugins = SourcesOptions['config']['plugins'];

/** A configuration with these servers and plugins. */
export function sourcesConfig(
  servers: Readonly<Record<string, McpServerConfig>>,
  plugins?: Partial<Plugins>,
): SourcesOptions['config'] {
  return { mcp: { servers }, plugins: { paths: [], entries: {}, ...plugins } };
}

/** Sources that are closed when the test has ended. */
export async function openTestSources(
  servers: Readonly<Record<string, McpServerConfig>>,
  options: Partial<SourcesOptions> = {},
): Promise<GatewaySources> {
  const sources = await openSources({ config: sourcesConfig(servers), baseDir: tmpdir(), ...options });
  onTestFinished(() => sources.close());
  return sources;
}

/** A session that has settled. */
export async function settledSession(sources: GatewaySources, sessionId = 'session'): Promise<SessionSources> {
  const session = sources.session(sessionId);
  await session.settled();
  return session;
}

export function statusOf(session: SessionSources, owner: string): SourceStatus {
  const snapshot = session.snapshots().find(({ status }) => status.owner === owner);
  if (!snapshot) throw new Error(`No source ${owner}`);
  return snapshot.status;
}

export function toolsOf(session: SessionSources, owner: string): readonly ToolDefinition[] {
  return session.snapshots().find(({ status }) => status.owner === owner)?.tools ?? [];
}

export function toolOf(session: SessionSources, owner: string, name: string): ToolDefinition {
  const tool = toolsOf(session, owner).find((each) => each.name === name);
  if (!tool) throw new Error(`${owner} has no tool ${name}: ${JSON.stringify(statusOf(session, owner))}`);
  return tool;
}

/** Calls a tool as the host would. */
export function callTool(
  session: SessionSources,
  owner: string,
  name: string,
  args: JsonObject = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<ToolResult> {
  return toolOf(session, owner, name).execute(args, testContext(signal));
}

export function testContext(signal: AbortSignal = new AbortController().signal): CallContext {
  return { runId: 'run', sessionId: 'session', callId: 'call', origin: 'tool_call', signal };
}

/** Waits until the condition holds; the test's own time limit ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 30));
}

export interface ManualClock extends Clock {
  /** Moves time on and runs what is due. */
  advance(byMs: number): void;
  /** The delays that were asked for, in order. */
  readonly delays: readonly number[];
}

/** A clock that stands still. Its callbacks come `earlyMs` before their time, as those of real timers now and then do. */
export function manualClock({ earlyMs = 0 }: { readonly earlyMs?: number } = {}): ManualClock {
  let now = 0;
  const delays: number[] = [];
  const due = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    delays,
    schedule(delayMs, callback) {
      const entry = { at: now + delayMs - earlyMs, callback };
      delays.push(delayMs);
      due.add(entry);
      return () => due.delete(entry);
    },
    advance(byMs) {
      now += byMs;
      for (const entry of [...due]) {
        if (entry.at > now) continue;
        due.delete(entry);
        entry.callback();
      }
    },
  };
}
