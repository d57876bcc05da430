/**
 * What the client hears of a turn: one answer after the other, each ended by an event that is written down before it is
 * told. Events wait until somebody listens.
 */
import type { Message } from '../providers/message.ts';
import type { Usage } from '../providers/provider.ts';
import { settledMessages } from '../sessions/replay.ts';
import { TurnError } from './errors.ts';
import { createOutbox } from './outbox.ts';
import type { TurnAnswer, TurnEvent, TurnOptions } from './turn.ts';
import { addUsage } from './usage.ts';

export interface AnswerStream {
  /** False between the end of an answer and the request that goes on from it. */
  readonly isOpen: boolean;
  /** Whether the running answer has any text by now. */
  readonly hasText: boolean;
  /** What the running answer has cost by now. */
  readonly usage: Usage;
  tell(text: string): void;
  addUsage(usage: Usage): void;
  /** Ends the running answer; `asked` stands in the conversation for the calls that the client is asked to make. */
  end(event: Exclude<TurnEvent, { type: 'text-delta' }>, asked?: Message): Promise<void>;
  /** Begins the next answer. Throws `TurnError` `turn-busy` while somebody listens. */
  reopen(): void;
  /** Listens until the next end of an answer. Throws `TurnError` `turn-busy` while somebody else does. */
  listen(): TurnAnswer;
}

export interface AnswerStreamOptions extends Pick<TurnOptions, 'responseIds' | 'observer'> {
  /** The conversation, as it grows. */
  readonly messages: readonly Message[];
}

/** Begins the first answer. */
export function createAnswerStream({ responseIds, observer, messages }: AnswerStreamOptions): AnswerStream {
  const outbox = createOutbox<TurnEvent>();
  let responseId = responseIds();
  let isOpen = true;
  let hasText = false;
  let usage: Usage = {};
  let listening = false;

  function refuseSecond(): void {
    if (!listening) return;
    throw new TurnError('turn-busy', 'This turn is being answered to another request. Bring all results in one.');
  }

  async function* events(): AsyncGenerator<TurnEvent> {
    try {
      for (;;) {
        const event = await outbox.next();
        if (event.type !== 'text-delta') listening = false;
        yield event;
        if (event.type !== 'text-delta') return;
      }
    } finally {
      listening = false;
    }
  }

  return Object.freeze({
    get isOpen() {
      return isOpen;
    },
    get hasText() {
      return hasText;
    },
    get usage() {
      return usage;
    },
    tell(text: string): void {
      hasText ||= text !== '';
      outbox.push({ type: 'text-delta', text });
    },
    addUsage(more: Usage): void {
      usage = addUsage(usage, more);
    },
    async end(event: TurnEvent, asked?: Message): Promise<void> {
      // What ends while nobody listens must not take the name of the answer that the client can go on from.
      if (!isOpen) responseId = responseIds();
      isOpen = false;
      const settled = settledMessages(messages);
      await observer.answered({
        responseId,
        calls: event.type === 'client-calls' ? event.calls : [],
        messages: asked ? [...settled, asked] : settled,
        ...(asked ? { asked } : {}),
      });
      hasText = false;
      usage = {};
      outbox.push(event);
    },
    reopen(): void {
      refuseSecond();
      responseId = responseIds();
      isOpen = true;
    },
    listen(): TurnAnswer {
      refuseSecond();
      listening = true;
      return { responseId, events: events() };
    },
  });
}
