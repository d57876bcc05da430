/** Answers that a client may go on from: those that wait for its calls, and those it can name by their response id. */
import type { Message } from '../providers/message.ts';
import { conversationAt } from '../sessions/replay.ts';
import type { SessionStore } from '../sessions/store.ts';
import { callKey, type HandedCall } from './client-calls.ts';
import type { Turn } from './turn.ts';

/** The end of an answer, as it is kept. */
export interface KeptAnswer {
  readonly sessionId: string;
  readonly responseId: string;
  readonly messages: readonly Message[];
}

export interface Answers {
  /** A name for the next answer of a session. It carries the session, so that its log can be found later. */
  name(sessionId: string, unique: string): string;
  keep(answer: KeptAnswer): void;
  /** Answers still known here, then those in the session's log. Undefined when there is none of that name. */
  find(responseId: string): Promise<KeptAnswer | undefined>;
  /** The turn waits for these calls, which the response hands out. */
  wait(turn: Turn, calls: readonly HandedCall[], responseId: string): void;
  /** The turn that waits for any of these calls; with `responseId`, only for calls which that response handed out. */
  waiting(callIds: readonly string[], responseId?: string): Turn | undefined;
  /** Nothing waits in this turn any more. */
  forget(turn: Turn): void;
}

export interface AnswersOptions {
  readonly store: Pick<SessionStore, 'read'>;
  /** Answers kept at hand; older ones are read from the log. Default 256. */
  readonly maxKept?: number;
}

/** A call that a response handed out. */
interface Handed {
  readonly turn: Turn;
  /** A call without a result is handed out again. */
  readonly responseIds: ReadonlySet<string>;
}

/** As `name` makes them; the first part is the id of the session. */
const NAME = /^resp_([a-z0-9-]{1,64})_[a-zA-Z0-9]+$/;

export function createAnswers({ store, maxKept = 256 }: AnswersOptions): Answers {
  const kept = new Map<string, KeptAnswer>();
  const handed = new Map<string, Handed>();

  return Object.freeze({
    name: (sessionId: string, unique: string) => `resp_${sessionId}_${unique}`,

    keep(answer: KeptAnswer): void {
      kept.set(answer.responseId, answer);
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    },

    async find(responseId: string): Promise<KeptAnswer | undefined> {
      const found = kept.get(responseId);
      if (found) return found;
      const sessionId = NAME.exec(responseId)?.[1];
      const stored = sessionId === undefined ? undefined : await store.read(sessionId);
      const messages = stored && conversationAt(stored.records, responseId);
      return messages && stored && { sessionId: stored.sessionId, responseId, messages };
    },

    wait(turn: Turn, calls: readonly HandedCall[], responseId: string): void {
      for (const key of calls.map(({ callId }) => callKey(callId))) {
        handed.set(key, { turn, responseIds: new Set([...(handed.get(key)?.responseIds ?? []), responseId]) });
      }
    },

    waiting: (callIds: readonly string[], responseId?: string) =>
      callIds
        .flatMap((callId) => handed.get(callKey(callId)) ?? [])
        .find(({ responseIds }) => responseId === undefined || responseIds.has(responseId))?.turn,

    forget(turn: Turn): void {
      for (const [key, call] of handed) if (call.turn === turn) handed.delete(key);
    },
  });
}
