/** How long to leave a server alone after it failed: twice as long each time, up to a minute. */
import type { Clock } from '@toolsearch/policy';

/** After the first failure. */
export const FIRST_DELAY_MS = 500;
export const MAX_DELAY_MS = 60_000;

export interface Backoff {
  /** Notes a failure and gives the delay that follows from it. */
  failed(): number;
  /** True while the delay of the last failure has not passed. */
  waiting(): boolean;
  /** The delay has passed, by the timer that waited for it: timers fire a little early now and then. */
  over(): void;
  /** The server did real work: the next failure counts as the first. */
  worked(): void;
}

export function createBackoff(clock: Clock): Backoff {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return Object.freeze({
    failed() {
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, 16));
      failures += 1;
      until = clock.now() + delayMs;
      return delayMs;
    },
    waiting: () => clock.now() < until,
    over() {
      until = Number.NEGATIVE_INFINITY;
    },
    worked() {
      failures = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  });
}
