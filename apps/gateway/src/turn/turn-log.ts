/** What is written down of a turn, and what is kept at hand so that the client can go on from it. */
import type { CatalogEvent } from '@toolsearch/catalog';
import { callerFactsOf } from '@toolsearch/policy';
import type { Host } from './host.ts';
import type { Turn, TurnObserver } from './turn.ts';

interface Logged {
  readonly sessionId: string;
  readonly runId: string;
  readonly previousId?: string;
  readonly turn: () => Turn;
  readonly onEnd: () => void;
}

/** An answer reaches the client only after the log of it is on the disk; a disk that fails is told to operators. */
export function observeTurn(
  { store, answers, clock, log }: Host,
  { sessionId, runId, previousId, turn, onEnd }: Logged,
): TurnObserver {
  return {
    said(message) {
      store.append(sessionId, { type: 'message', at: clock.now(), runId, message });
    },
    async answered({ responseId, messages, calls, asked }) {
      if (calls.length > 0) answers.wait(turn(), calls, responseId);
      answers.keep({ sessionId, responseId, messages });
      store.append(sessionId, {
        type: 'answer',
        at: clock.now(),
        runId,
        responseId,
        ...(previousId === undefined ? {} : { previousId }),
        ...(asked === undefined ? {} : { asked }),
      });
      await store.flush(sessionId).catch((error: unknown) => log(String(error)));
    },
    ended() {
      answers.forget(turn());
      onEnd();
    },
  };
}

/** Searches and describes of the model; the host's own looks have no call behind them and are not counted. */
export function recordLookup({ recorder }: Pick<Host, 'recorder'>, event: CatalogEvent): void {
  const { context } = event;
  if (!context) return;
  const head = callerFactsOf(context);
  if (event.type === 'search') {
    recorder.record({ ...head, type: 'search', queries: event.queries, hitIds: event.hitIds });
  } else {
    recorder.record({
      ...head,
      type: 'describe',
      ref: event.ref,
      ...(event.id === undefined ? {} : { toolId: event.id }),
    });
  }
}
