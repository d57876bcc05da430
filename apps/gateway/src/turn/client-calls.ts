/**
 * Calls that the client has to make. Each waits here until the client answers it, wherever it came from: the model
 * itself, `tool_call`, or the middle of a script, which goes on in its child when the answer is there.
 *
 * Calls that arrive close together are handed out together: the first opens a short window, each further one extends it.
 */
import { errorResult, isJsonObject, type JsonValue, type ToolResult } from '@toolsearch/catalog';
import type { Clock } from '@toolsearch/policy';
import type { ClientCall } from '../sources/client.ts';

/** A call as the client is asked to make it. */
export interface HandedCall {
  /** Letters and digits only, and unique in the gateway: some clients rewrite everything else. */
  readonly callId: string;
  readonly name: string;
  readonly namespace?: string;
  /** JSON text. */
  readonly args: string;
}

/** What the client says a call came to. */
export interface ClientAnswer {
  readonly callId: string;
  readonly content: ToolResult['content'];
}

export interface ClientCalls {
  /** Waits for the client. Stops the clock of whoever called meanwhile. */
  call(call: ClientCall): Promise<ToolResult>;
  /** Gives the results to those who wait; ids that nobody waits for are passed over. */
  answer(answers: readonly ClientAnswer[]): void;
  /** Opens the window again for calls that are still without an answer. */
  handOutRest(): void;
  /** From now on every call, also those that wait, is answered with an error. */
  refuse(): void;
  readonly waiting: number;
  close(): void;
}

export interface ClientCallsOptions {
  readonly clock: Clock;
  /** Makes call ids. */
  readonly ids: () => string;
  /** Told when the window closes, with every call that waits. */
  readonly onHandOut: (calls: readonly HandedCall[]) => void;
  /** The window, long enough for calls that one model step or one script makes together. Default 15. */
  readonly quietMs?: number;
}

interface Waiting {
  readonly handed: HandedCall;
  readonly resolve: (result: ToolResult) => void;
}

const REFUSED = errorResult({
  code: 'tool-unavailable',
  message: 'The client wants no further tool called (tool_choice "none"). Answer with what is there.',
});

/** The form in which ids are compared. */
export function callKey(callId: string): string {
  return callId.replace(/[^a-zA-Z0-9]/g, '');
}

export function createClientCalls({ clock, ids, onHandOut, quietMs = 15 }: ClientCallsOptions): ClientCalls {
  const waiting = new Map<string, Waiting>();
  let refused = false;
  let cancelWindow = () => {};

  function openWindow(): void {
    cancelWindow();
    cancelWindow = clock.schedule(quietMs, () => {
      if (waiting.size > 0) onHandOut([...waiting.values()].map(({ handed }) => handed));
    });
  }

  return Object.freeze({
    async call({ name, namespace, args, context }: ClientCall): Promise<ToolResult> {
      if (refused) return REFUSED;
      const callId = `call${callKey(ids())}`;
      const handed = { callId, name, ...(namespace === undefined ? {} : { namespace }), args: JSON.stringify(args) };
      const goOn = context.pauseClock?.();
      // Whoever aborts a call has its answer already; this promise is dropped with it, and never settles.
      const withdraw = () => waiting.delete(callKey(callId));
      context.signal.addEventListener('abort', withdraw, { once: true });
      try {
        return await new Promise<ToolResult>((resolve) => {
          waiting.set(callKey(callId), { handed, resolve });
          openWindow();
        });
      } finally {
        context.signal.removeEventListener('abort', withdraw);
        goOn?.();
      }
    },

    answer(answers: readonly ClientAnswer[]): void {
      for (const { callId, content } of answers) {
        const found = waiting.get(callKey(callId));
        if (!found) continue;
        waiting.delete(callKey(callId));
        found.resolve(toResult(content));
      }
    },

    handOutRest(): void {
      if (waiting.size > 0) openWindow();
    },

    refuse(): void {
      refused = true;
      cancelWindow();
      for (const { resolve } of waiting.values()) resolve(REFUSED);
      waiting.clear();
    },

    get waiting() {
      return waiting.size;
    },

    close(): void {
      cancelWindow();
      waiting.clear();
    },
  });
}

/** A single text that is a JSON object or list is the result's value as well. */
function toResult(content: ToolResult['content']): ToolResult {
  const [only] = content;
  if (content.length !== 1 || only?.type !== 'text') return { content };
  try {
    const value = JSON.parse(only.text) as JsonValue;
    return isJsonObject(value) || Array.isArray(value) ? { content, details: value } : { content };
  } catch {
    return { content };
  }
}
