/** The host's path for every call of a session: `guardExecute` with what the gateway puts around it. */
import type { CatalogEntry, Execute } from '@toolsearch/catalog';
import {
  type Approvals,
  type FailureLimiter,
  guardExecute,
  type Lanes,
  type Policy,
  type ResultStore,
  type ToolHook,
} from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { GatewayConfig } from '../config/config.ts';
import { RESULT_READ } from '../sources/host.ts';
import type { SessionSources } from '../sources/source.ts';

export interface SessionGuardOptions {
  readonly config: () => Pick<GatewayConfig, 'tools' | 'mcp' | 'turn'>;
  readonly policy: Policy;
  readonly sources: SessionSources;
  /** The hooks of all plugins as they are now. */
  readonly hooks: () => readonly ToolHook[];
  readonly approvals: Approvals;
  readonly failures: FailureLimiter;
  readonly lanes: Lanes;
  readonly results: ResultStore;
  readonly recorder: Recorder;
}

/** A call that somebody else limits ends by their limit, which also tells its server or client; the guard's comes a little later. */
const GRACE_MS = 1_000;
/** What a tool of the host or of a plugin may take. */
const TOOL_TIMEOUT_MS = 60_000;

export function sessionGuard(options: SessionGuardOptions): Execute {
  const { config, policy, sources, hooks, approvals, failures, lanes, results, recorder } = options;
  // What policy takes away is not spoken of.
  const canReadOn = policy.decide(RESULT_READ).allowed;
  let current: { readonly hooks: readonly ToolHook[]; readonly execute: Execute } | undefined;

  function timeoutMs({ source, owner = '' }: CatalogEntry): number {
    const { mcp, turn } = config();
    if (source === 'client') return turn.clientCallTimeoutMs + GRACE_MS;
    const server = source === 'mcp' ? mcp.servers[owner] : undefined;
    return server ? server.callTimeoutMs + GRACE_MS : TOOL_TIMEOUT_MS;
  }

  /** Plugins come and go with the configuration; the guard is made anew when their hooks are others. */
  function guarded(): Execute {
    const now = hooks();
    if (current && sameItems(current.hooks, now)) return current.execute;
    const execute = guardExecute({
      policy,
      hooks: now,
      approvals,
      failures,
      lanes,
      results,
      ...(canReadOn ? { readTool: RESULT_READ.name } : {}),
      limits: { timeoutMs, result: { maxBytes: config().tools.resultMaxBytes } },
      isAvailable: (entry) => isAvailable(entry, sources),
      record: (record) => void recorder.record({ type: 'call', ...record }),
    });
    current = { hooks: now, execute };
    return execute;
  }

  return (call) => guarded()(call);
}

/** A run holds the tools it began its step with; whether one is still there is asked of the source itself. */
function isAvailable({ source, owner, name }: CatalogEntry, sources: SessionSources): boolean | string {
  if (source === 'client') return true;
  const snapshot = sources
    .snapshots()
    .find(({ status }) => status.source === source && (owner === undefined || status.owner === owner));
  if (!snapshot) return false;
  const { state, reason } = snapshot.status;
  if (state === 'unavailable' || state === 'closed') return reason ?? `its source is ${state}`;
  return snapshot.tools.some((tool) => tool.name === name);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
