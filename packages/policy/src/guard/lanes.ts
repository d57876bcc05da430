/** Sequential tools: one call at a time per owner, first come first served. */
import type { CatalogEntry } from '@toolsearch/catalog';

/** Who waits or runs, as far as lanes need to know. */
export interface LaneTicket {
  readonly runId: string;
  readonly callId: string;
  readonly parentCallId?: string | undefined;
  readonly signal: AbortSignal;
}

/** A turn in a lane, or why there is none. `leave` may be called more than once. */
export type LaneTurn =
  | { readonly ok: true; leave(): void }
  | { readonly ok: false; readonly reason: 'aborted' | 'waits-for-itself' | 'queue-full' };

/** The lanes of one host. Share them among all guards that reach the same owners. */
export interface Lanes {
  /** Resolves when it is this call's turn. */
  enter(lane: string, ticket: LaneTicket): Promise<LaneTurn>;
}

/** Options of {@link createLanes}. */
export interface LaneOptions {
  /** Calls that may wait for one owner. Default 1,000. */
  readonly maxWaiting?: number;
}

/** The lane of a tool: its plugin or server, or its source where that has no owners. */
export function laneOf({ source, owner }: Pick<CatalogEntry, 'source' | 'owner'>): string {
  return owner === undefined ? source : `${source}:${owner}`;
}

interface Lane {
  holder: LaneTicket;
  readonly waiting: { readonly ticket: LaneTicket; readonly proceed: () => void }[];
}

/** Makes lanes. */
export function createLanes({ maxWaiting = 1_000 }: LaneOptions = {}): Lanes {
  const lanes = new Map<string, Lane>();

  function turn(name: string): LaneTurn {
    let left = false;
    return {
      ok: true,
      leave() {
        if (left) return;
        left = true;
        const lane = lanes.get(name);
        const next = lane?.waiting.shift();
        if (lane && next) {
          lane.holder = next.ticket;
          next.proceed();
        } else {
          lanes.delete(name);
        }
      },
    };
  }

  return Object.freeze({
    async enter(name: string, ticket: LaneTicket): Promise<LaneTurn> {
      if (ticket.signal.aborted) return { ok: false, reason: 'aborted' };
      const lane = lanes.get(name);
      if (!lane) {
        lanes.set(name, { holder: ticket, waiting: [] });
        return turn(name);
      }
      // A call made from inside the call that holds the lane would wait for its own end.
      if (lane.holder.runId === ticket.runId && lane.holder.callId === ticket.parentCallId) {
        return { ok: false, reason: 'waits-for-itself' };
      }
      if (lane.waiting.length >= maxWaiting) return { ok: false, reason: 'queue-full' };
      return new Promise((resolve) => {
        const withdraw = () => {
          lane.waiting.splice(lane.waiting.indexOf(waiter), 1);
          resolve({ ok: false, reason: 'aborted' });
        };
        const waiter = {
          ticket,
          proceed() {
            ticket.signal.removeEventListener('abort', withdraw);
            resolve(turn(name));
          },
        };
        lane.waiting.push(waiter);
        ticket.signal.addEventListener('abort', withdraw, { once: true });
      });
    },
  });
}
