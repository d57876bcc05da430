/**
 * The calls of one run as the host sees them: a queue, a bound on how many run at once, and answers gathered into as few
 * frames as possible.
 */
import type { HostCallContext, HostFunction } from '../functions.ts';
import type { SandboxLimits } from '../limits.ts';
import type { CallReport } from '../outcome.ts';
import type { CallMessage } from '../protocol/messages.ts';

/** UTF-16 units of the code of an error that a host function rejects with. */
const MAX_CODE_CHARS = 100;

/** The parts of a run that its calls need. */
export interface CallsOptions {
  /** By path, such as `openclaw.tools.search`. */
  readonly functions: ReadonlyMap<string, HostFunction>;
  /** `maxCalls`, `maxCallsInFlight` and `maxCallResultBytes` are kept here. */
  readonly limits: SandboxLimits;
  /** Holds the run's clock. */
  pauseClock(): () => void;
  /** Sends the text of a list of answers to the child. */
  answer(text: string): void;
}

/** The calls of one run; see `createCalls`. */
export interface Calls {
  /** Takes the calls of one turn. False when one of them cannot have come from an honest child. */
  accept(calls: readonly CallMessage[]): boolean;
  /** Aborts what runs, forgets what waits; later answers go nowhere. */
  close(reason: unknown): void;
  /** The reports in the order of starting; `unhandled` are the failed calls nobody handled, with the lines that made them. */
  report(unhandled: ReadonlyMap<number, number | undefined>): readonly CallReport[];
  /** How many calls the body has started. */
  readonly count: number;
}

interface Call {
  readonly message: CallMessage;
  outcome: 'waiting' | 'running' | 'ok' | 'failed';
  error: string | undefined;
  abort: AbortController | undefined;
}

/** UTF-16 units of an error's message. */
const MAX_ERROR_LENGTH = 8192;

/**
 * Functions that never wait follow one another as promise jobs, and the host's event loop, with the run's own clock on
 * it, stands still meanwhile. After so many milliseconds it gets a turn.
 */
const MAX_STRETCH_MS = 10;

/** The bookkeeping of one run's calls; nothing runs until the child sends its first turn. */
export function createCalls(options: CallsOptions): Calls {
  const { functions, limits } = options;
  const all: Call[] = [];
  let nextWaiting = 0;
  let running = 0;
  let answers: string[] = [];
  let flushing = false;
  let yielding = false;
  let yieldAt = 0;
  let closed = false;
  let closedFor: unknown;

  function accept(messages: readonly CallMessage[]): boolean {
    for (const message of messages) {
      if (message.id !== all.length + 1 || all.length >= limits.maxCalls || !functions.has(message.name)) return false;
      all.push({ message, outcome: 'waiting', error: undefined, abort: undefined });
    }
    // One read of the pipe may bring many turns: what waits for the event loop waits through all of them.
    if (!yielding) startStretch();
    return true;
  }

  function startStretch(): void {
    yielding = false;
    yieldAt = performance.now() + MAX_STRETCH_MS;
    startWaiting();
  }

  function startWaiting(): void {
    while (!closed && !yielding && running < limits.maxCallsInFlight && nextWaiting < all.length) {
      if (performance.now() > yieldAt) {
        yielding = true;
        setImmediate(startStretch);
      } else {
        start(all[nextWaiting++] as Call);
      }
    }
  }

  function start(call: Call): void {
    running++;
    call.outcome = 'running';
    perform(call).then(
      (value) => settle(answerOf(call, value)),
      (thrown) => settle(refusalOf(call, thrown)),
    );
  }

  /** What the host function promises; one that throws before it promises anything rejects. */
  function perform(call: Call): Promise<unknown> {
    const run = functions.get(call.message.name) as HostFunction;
    try {
      return Promise.resolve(run(call.message.args, contextOf(call)));
    } catch (thrown) {
      return Promise.reject(thrown);
    }
  }

  function contextOf(call: Call): HostCallContext {
    return {
      callId: call.message.id,
      pauseClock: options.pauseClock,
      get signal() {
        // Made when it is asked for: most functions never look.
        call.abort ??= new AbortController();
        if (closed) call.abort.abort(closedFor);
        return call.abort.signal;
      },
    };
  }

  function settle(answer: string): void {
    running--;
    if (closed) return;
    answers.push(answer);
    // A tick runs when no promise job is left: all that settles together goes out as one frame, at once.
    if (!flushing) {
      flushing = true;
      process.nextTick(flush);
    }
    startWaiting();
  }

  function flush(): void {
    flushing = false;
    if (closed || answers.length === 0) return;
    const text = `[${answers.join(',')}]`;
    answers = [];
    options.answer(text);
  }

  /** JSON of the answer to a call that gave `value`. */
  function answerOf(call: Call, value: unknown): string {
    const { id, name } = call.message;
    let text: string | undefined;
    try {
      text = jsonOf(value, name, limits.maxCallResultBytes);
    } catch (thrown) {
      return refusalOf(call, thrown);
    }
    call.outcome = 'ok';
    return text === undefined ? `[${id},1]` : `[${id},1,${text}]`;
  }

  /** JSON of the answer to a call that failed. */
  function refusalOf(call: Call, thrown: unknown): string {
    if (closed) return '';
    const { message, code } = wordsOf(thrown);
    call.outcome = 'failed';
    call.error = message;
    return `[${call.message.id},0,${JSON.stringify(message)},${JSON.stringify(code)}]`;
  }

  function close(reason: unknown): void {
    closed = true;
    closedFor = reason;
    for (const call of all) if (call.outcome === 'running') call.abort?.abort(reason);
  }

  function report(unhandled: ReadonlyMap<number, number | undefined>): readonly CallReport[] {
    return all.map(({ message: { id, name }, outcome, error }) => {
      if (outcome !== 'ok' && outcome !== 'failed') return { id, name, outcome: 'aborted', handled: true };
      const handled = outcome === 'ok' || !unhandled.has(id);
      const line = handled ? undefined : unhandled.get(id);
      return {
        id,
        name,
        outcome,
        handled,
        ...(line === undefined ? {} : { line }),
        ...(error === undefined ? {} : { error }),
      };
    });
  }

  return Object.freeze({
    accept,
    close,
    report,
    get count() {
      return all.length;
    },
  });
}

/** An error that a failed call gives to the body, with a stable code. */
class AnswerError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function jsonOf(value: unknown, name: string, maxBytes: number): string | undefined {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw new AnswerError('not-serialisable', `${name} gave a result that is no JSON: ${wordsOf(cause).message}`);
  }
  if (text !== undefined && Buffer.byteLength(text) > maxBytes) {
    throw new AnswerError('limit-exceeded', `${name} gave a result of more than ${maxBytes} bytes; ask for less.`);
  }
  return text;
}

/** What of a thrown thing may cross: its message and a code made of text. */
function wordsOf(thrown: unknown): { readonly message: string; readonly code: string | null } {
  try {
    if (typeof thrown === 'object' && thrown !== null) {
      const { message, code } = thrown as { message?: unknown; code?: unknown };
      return {
        message: typeof message === 'string' ? message.slice(0, MAX_ERROR_LENGTH) : 'The call failed.',
        code: typeof code === 'string' ? code.slice(0, MAX_CODE_CHARS) : null,
      };
    }
    return { message: String(thrown).slice(0, MAX_ERROR_LENGTH), code: null };
  } catch {
    return { message: 'The call failed.', code: null };
  }
}
