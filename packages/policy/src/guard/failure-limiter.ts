/** Counts equal failing calls, so that a model that repeats itself is stopped. */
import type { JsonObject } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { argsHash } from '../json/args-hash.ts';

/** One failed call. */
export interface FailedCall {
  readonly runId: string;
  readonly toolId: string;
  /** The arguments as the model gave them. */
  readonly args: JsonObject;
  /** The error code, or the error's text. */
  readonly error: string;
}

/** Per run: tool, exact arguments and error together make one failure; it is the repetition that counts. */
export interface FailureLimiter {
  /** Notes a failure and gives how often it has been seen in this run. */
  note(call: FailedCall): number;
  /** True when a call with these arguments has failed in the same way `maxRepeated` times in this run. */
  isExhausted(call: Omit<FailedCall, 'error'>): boolean;
  /** The tool whose repeated failure should end the run, if there is one. */
  exhausted(runId: string): string | undefined;
  /** Forgets a run. */
  end(runId: string): void;
}

/** Options of {@link createFailureLimiter}. */
export interface FailureLimiterOptions {
  /** Equal failures after which the call is refused and the run should stop. Default 3, at least 1. */
  readonly maxRepeated?: number;
  /** Different failures remembered per run; the oldest is forgotten first. Default 1,000. */
  readonly maxRemembered?: number;
}

interface RunFailures {
  readonly counts: Map<string, number>;
  readonly refused: Set<string>;
  tool?: string;
}

/** Makes a limiter. Throws {@link PolicyError} `invalid-option`. */
export function createFailureLimiter(options: FailureLimiterOptions = {}): FailureLimiter {
  const { maxRepeated = 3, maxRemembered = 1_000 } = options;
  for (const [name, value] of Object.entries({ maxRepeated, maxRemembered })) {
    if (Number.isInteger(value) && value >= 1) continue;
    throw new PolicyError(
      'invalid-option',
      `createFailureLimiter: ${name} must be an integer of at least 1, found ${value}.`,
    );
  }
  const runs = new Map<string, RunFailures>();

  return Object.freeze({
    note({ runId, toolId, args, error }: FailedCall): number {
      const run: RunFailures = runs.get(runId) ?? { counts: new Map(), refused: new Set() };
      runs.set(runId, run);
      const call = `${toolId} ${argsHash(args)}`;
      const failure = `${call} ${error}`;
      const count = (run.counts.get(failure) ?? 0) + 1;
      run.counts.delete(failure);
      run.counts.set(failure, count);
      if (run.counts.size > maxRemembered) run.counts.delete(run.counts.keys().next().value ?? '');
      if (count >= maxRepeated) {
        run.refused.add(call);
        run.tool ??= toolId;
      }
      return count;
    },
    isExhausted: ({ runId, toolId, args }: Omit<FailedCall, 'error'>) =>
      runs.get(runId)?.refused.has(`${toolId} ${argsHash(args)}`) ?? false,
    exhausted: (runId: string) => runs.get(runId)?.tool,
    end: (runId: string) => void runs.delete(runId),
  });
}
