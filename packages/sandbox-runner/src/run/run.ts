/**
 * One execution from the body's text to its outcome. Whatever happens first decides the outcome: the child's last
 * message, the clock, the caller's signal, the child's death. Everything after that is clearing up.
 */
import { withAdvice } from '../body/advice.ts';
import type { Program } from '../body/programs.ts';
import { readingsOf } from '../body/readings.ts';
import type { SandboxClock } from '../clock.ts';
import { SandboxError } from '../errors.ts';
import type { HostFunction, NameTree } from '../functions.ts';
import type { SandboxLimits } from '../limits.ts';
import type { SandboxOutcome } from '../outcome.ts';
import type { Broken, Child, ChildExit } from '../process/child.ts';
import type { Pool } from '../process/pool.ts';
import type { ChildMessage } from '../protocol/messages.ts';
import { createCalls } from './calls.ts';
import { explainExit } from './exit.ts';
import { createLog } from './log.ts';
import { startStopwatch } from './stopwatch.ts';
import { type EndMessage, judgeEnd, type Verdict } from './verdict.ts';

type RefusedMessage = Extract<ChildMessage, { kind: 'refused' }>;

/** A way in which a run is ended from outside. */
export interface RunEnd {
  readonly signal: AbortSignal;
  readonly message: string;
}

/** One run with every option decided. */
export interface Run {
  /** By path. */
  readonly functions: ReadonlyMap<string, HostFunction>;
  /** The same names as the child gets them. */
  readonly tree: NameTree;
  /** Counted time until `timeout`, in milliseconds. */
  readonly timeoutMs: number;
  /** Whichever aborts first ends the run, with its words. */
  readonly ends: readonly RunEnd[];
  /** Every bound, resolved. */
  readonly limits: SandboxLimits;
  /** Where the time comes from. */
  readonly clock: SandboxClock;
}

/** A child is gone a few milliseconds after it was killed; a run does not wait longer than this for one that is not. */
const REAP_MS = 250;

/** Children that were killed while they waited may be handed out before their death is known. */
const MAX_RESTARTS = 3;

/** Runs one body in a child of the pool. Never rejects. */
export function runBody(body: string, pool: Pick<Pool, 'take'>, options: Run): Promise<SandboxOutcome> {
  return new Promise((resolve) => startRun(body, pool, options, resolve));
}

function startRun(
  body: string,
  pool: Pick<Pool, 'take'>,
  options: Run,
  resolve: (outcome: SandboxOutcome) => void,
): void {
  const { limits, clock, ends } = options;
  const ended = new AbortController();
  let readings = readingsOf(body);
  const log = createLog(limits.maxLogBytes);
  let child: Child | undefined;
  let pooled = false;
  /** Frames the child has been sent and turns it has answered: while there are more of the first, it computes. */
  let sent = 0;
  let turns = 0;
  let heard = false;
  let restarts = 0;
  let firstRefusal: RefusedMessage | undefined;
  const unhandled = new Map<number, number | undefined>();

  const stopwatch = startStopwatch(clock, options.timeoutMs, onTimeout);
  const calls = createCalls({
    functions: options.functions,
    limits,
    pauseClock: () => stopwatch.hold(),
    answer: send,
  });

  const onAbort = (): void => {
    const end = ends.find(({ signal }) => signal.aborted);
    if (end) settle({ ok: false, code: 'aborted', message: end.message });
  };
  for (const { signal } of ends) signal.addEventListener('abort', onAbort, { once: true });

  function settle(verdict: Verdict): void {
    if (ended.signal.aborted) return;
    const why = new SandboxError(verdict.ok ? 'aborted' : verdict.code, 'The run has ended.');
    ended.abort(why);
    for (const { signal } of ends) signal.removeEventListener('abort', onAbort);
    calls.close(why);
    child?.kill();
    void gone(child).then(() => {
      stopwatch.stop();
      resolve(outcomeOf(verdict));
    });
  }

  function outcomeOf(verdict: Verdict): SandboxOutcome {
    const common = {
      logs: log.lines,
      calls: calls.report(unhandled),
      usage: {
        wallMs: stopwatch.wallMs,
        pausedMs: stopwatch.pausedMs,
        calls: calls.count,
        bytesToChild: child?.bytesOut ?? 0,
        bytesFromChild: child?.bytesIn ?? 0,
        logLinesDropped: log.dropped,
        pooled,
      },
    };
    if (verdict.ok) {
      const { value, hint } = verdict;
      return { ok: true, value, ...(hint === undefined ? {} : { hint }), ...common };
    }
    const { code, message, line, callId } = verdict;
    return {
      ok: false,
      code,
      message,
      ...(line === undefined ? {} : { line }),
      ...(callId === undefined ? {} : { callId }),
      ...common,
    };
  }

  function onTimeout(): void {
    if (sent > 0) {
      const seconds = options.timeoutMs / 1000;
      settle({ ok: false, code: 'timeout', message: `The body did not end within ${seconds} s.` });
    } else {
      settle({ ok: false, code: 'runtime-unavailable', message: 'No isolated child became free in time.' });
    }
  }

  function onMessage(message: ChildMessage): void {
    heard = true;
    turns++;
    stopwatch.busy(sent > turns);
    if (turns > sent) {
      // One answer to each frame, and not one more.
      onBroken('malformed');
    } else if (message.kind === 'refused') {
      onRefused(message);
    } else if (message.kind === 'turn') {
      log.add(message);
      if (!calls.accept(message.calls)) onBroken('malformed');
    } else if (message.kind === 'end') {
      log.add(message);
      onEnd(message);
    } else {
      onBroken('malformed');
    }
  }

  function onRefused(message: RefusedMessage): void {
    firstRefusal ??= message;
    const programs = message.imports ? undefined : readings.next();
    if (programs !== undefined) {
      submit(programs);
      return;
    }
    const refusal = message.imports ? message : firstRefusal;
    const text = readings.why === undefined ? refusal.message : `${refusal.message}. ${readings.why}`;
    settle({ ok: false, code: 'script-error', message: withAdvice(text), line: refusal.line });
  }

  function onEnd(message: EndMessage): void {
    for (const [id, line] of message.unhandledCalls) unhandled.set(id, line);
    if (typeof message.result === 'object' && 'error' in message.result) {
      const { callId, line } = message.result.error;
      if (callId !== undefined) unhandled.set(callId, line);
    }
    const failed = calls.report(unhandled).find((call) => !call.handled);
    settle(judgeEnd(message, { unhandled: failed, limits, body, note: readings.note }));
  }

  function onBroken(why: Broken): void {
    settle(
      why === 'too-much'
        ? { ok: false, code: 'limit-exceeded', message: `The body sent more than ${limits.maxTransferBytes} bytes.` }
        : { ok: false, code: 'runtime-unavailable', message: 'The child broke the protocol and was killed.' },
    );
  }

  function onExit(exit: ChildExit): void {
    if (!heard && restarts < MAX_RESTARTS && exit.signal === 'SIGKILL') {
      // Somebody killed it before it had done anything for this run; another can start afresh.
      restarts++;
      readings = readingsOf(body);
      void takeChild();
    } else {
      settle({ ok: false, ...explainExit(exit) });
    }
  }

  function send(text: string): void {
    sent++;
    stopwatch.busy(true);
    child?.send(text);
  }

  function submit(programs: readonly Program[]): void {
    send(JSON.stringify({ programs, functions: options.tree, limits }));
  }

  function begin(): void {
    onAbort();
    if (ended.signal.aborted) return;
    const bytes = Buffer.byteLength(body);
    if (bytes > limits.maxBodyBytes) {
      const message = `The body is ${bytes} bytes long; at most ${limits.maxBodyBytes} are taken.`;
      settle({ ok: false, code: 'limit-exceeded', message });
      return;
    }
    void takeChild();
  }

  async function takeChild(): Promise<void> {
    try {
      const taken = await pool.take(ended.signal);
      if (ended.signal.aborted) {
        taken.child.kill();
        return;
      }
      ({ child, pooled } = taken);
      child.use({ onMessage, onBroken, onExit }, limits.maxTransferBytes);
      submit(readings.next() ?? []);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      settle({ ok: false, code: 'runtime-unavailable', message });
    }
  }

  begin();
}

async function gone(child: Child | undefined): Promise<void> {
  if (child === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REAP_MS);
  });
  await Promise.race([child.exited, patience]);
  clearTimeout(timer);
}
