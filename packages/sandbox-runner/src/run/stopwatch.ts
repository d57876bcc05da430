/**
 * The clock of one run. It can be held while a person decides, but only counts as held while the child itself waits:
 * a body that computes meanwhile uses up its time.
 */
import type { SandboxClock } from '../clock.ts';

/** A running clock; see `startStopwatch`. */
export interface Stopwatch {
  /** Holds the clock; the returned function lets go and may be called twice. */
  hold(): () => void;
  /** Whether the child is computing (true) or waiting for answers (false). */
  busy(computing: boolean): void;
  /** Ends it for good; `onTimeout` is not called any more. */
  stop(): void;
  /** Milliseconds from start to `stop`, or to now. */
  readonly wallMs: number;
  /** Of these, milliseconds that did not count. */
  readonly pausedMs: number;
}

/** Starts at once; calls `onTimeout` when `timeoutMs` of counted time have passed. */
export function startStopwatch(clock: SandboxClock, timeoutMs: number, onTimeout: () => void): Stopwatch {
  const startedAt = clock.now();
  let holds = 0;
  let computing = true;
  let pausedMs = 0;
  let pausedAt: number | undefined;
  let stoppedAt: number | undefined;
  let cancel = clock.schedule(timeoutMs, onTimeout);

  function update(): void {
    if (stoppedAt !== undefined) return;
    const pause = holds > 0 && !computing;
    if (pause === (pausedAt !== undefined)) return;
    const now = clock.now();
    if (pause) {
      cancel();
      pausedAt = now;
      return;
    }
    pausedMs += now - (pausedAt as number);
    pausedAt = undefined;
    cancel = clock.schedule(Math.max(0, timeoutMs - (now - startedAt - pausedMs)), onTimeout);
  }

  return Object.freeze({
    hold() {
      let held = true;
      holds++;
      update();
      return () => {
        if (!held) return;
        held = false;
        holds--;
        update();
      };
    },
    busy(is: boolean) {
      computing = is;
      update();
    },
    stop() {
      if (stoppedAt !== undefined) return;
      stoppedAt = clock.now();
      if (pausedAt !== undefined) pausedMs += stoppedAt - pausedAt;
      cancel();
    },
    get wallMs() {
      return (stoppedAt ?? clock.now()) - startedAt;
    },
    get pausedMs() {
      return pausedMs;
    },
  });
}
