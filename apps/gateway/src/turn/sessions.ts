/** The open sessions: found by name, opened when they are not there, closed when they were idle for long. */
import type { ToolRules } from '../config/config.ts';
import { sessionIdFor } from '../sessions/session-id.ts';
import { TurnError } from './errors.ts';
import type { Host } from './host.ts';
import { openSession, type Session } from './session.ts';

export interface OpenSessionOptions {
  /** Any text; the id follows from it. Default: a new session. */
  readonly name?: string;
  readonly agentId?: string;
  /** The session that this one is a child of: its sources, never more than its tools. */
  readonly parent?: Session;
  /** Rules of this session. */
  readonly tools?: ToolRules;
  readonly sandboxed?: boolean;
}

export interface Sessions {
  /** Throws {@link TurnError} `invalid_request` for a session of another agent, `too-many`, `stopping`. */
  open(options: OpenSessionOptions): Session;
  close(): Promise<void>;
}

interface Kept {
  readonly session: Session;
  readonly named: boolean;
  cancel(): void;
}

/** The bounds are `sessions` of the configuration as it is at the time. */
export function createSessions(host: Host): Sessions {
  const kept = new Map<string, Kept>();
  let stopping = false;

  function use(id: string, entry: Omit<Kept, 'cancel'>): Session {
    kept.get(id)?.cancel();
    kept.delete(id);
    const { idleMs, unnamedIdleMs } = host.config().sessions;
    const cancel = host.clock.schedule(entry.named ? idleMs : unnamedIdleMs, () => {
      if (isBusy(entry.session)) use(id, entry);
      else void end(id);
    });
    kept.set(id, { ...entry, cancel });
    return entry.session;
  }

  async function end(id: string): Promise<void> {
    const entry = kept.get(id);
    kept.delete(id);
    entry?.cancel();
    await entry?.session.close();
  }

  /** A parent is busy while a child is open, since the child works with its connections. */
  function isBusy(session: Session): boolean {
    return session.isBusy || [...kept.values()].some((entry) => entry.session.parentId === session.id);
  }

  function makeRoom(): void {
    if (kept.size < host.config().sessions.maxOpen) return;
    const idle = [...kept].find(([, { session }]) => !isBusy(session));
    if (!idle) throw new TurnError('too-many', `Found ${kept.size} sessions that are all busy; try again later.`);
    void end(idle[0]);
  }

  return Object.freeze({
    open({ name, agentId, ...options }: OpenSessionOptions): Session {
      if (stopping) throw new TurnError('stopping', 'The gateway is stopping.');
      const id = name === undefined ? `s${host.ids()}` : sessionIdFor(name);
      const found = kept.get(id);
      if (found) {
        if (agentId !== undefined && found.session.agentId !== agentId) {
          const owner = found.session.agentId === undefined ? 'no agent' : `agent ${found.session.agentId}`;
          throw new TurnError(
            'invalid_request',
            `Session ${id} belongs to ${owner}; wanted agent ${agentId} in a session of its own.`,
          );
        }
        return use(id, found);
      }
      makeRoom();
      const session = openSession(host, { id, ...(agentId === undefined ? {} : { agentId }), ...options });
      return use(id, { session, named: name !== undefined });
    },

    async close(): Promise<void> {
      stopping = true;
      await Promise.all([...kept.keys()].map(end));
    },
  });
}
