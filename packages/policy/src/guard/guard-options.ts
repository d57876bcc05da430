/** What a guard is made of, with every default filled in once. */
import type { CallContext, CatalogEntry } from '@toolsearch/catalog';
import type { Approvals } from '../approvals/approvals.ts';
import { PolicyError } from '../errors.ts';
import type { ToolHook } from '../hooks/hook.ts';
import { createHookChain, type HookChain } from '../hooks/run-hooks.ts';
import type { Policy } from '../policy.ts';
import { type ResultBounds, resolveBounds } from '../results/bound.ts';
import type { ResultStore } from '../results/result-store.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { TIMEOUT_MAX_MS } from '../time/time-limit.ts';
import type { FailureLimiter } from './failure-limiter.ts';
import { createLanes, type Lanes } from './lanes.ts';
import type { CallRecord } from './record.ts';

/** The bounds of a call. */
export interface CallLimits {
  /** How long a tool may run, the same for all or by tool. Default 60,000; at most 86,400,000. */
  readonly timeoutMs?: number | ((entry: CatalogEntry) => number);
  /** How long a call of a sequential tool may wait for its turn. Default 300,000; at most 86,400,000. */
  readonly turnTimeoutMs?: number;
  /** What reaches a model. Default 65,536 bytes of text, 5,242,880 of media, 256 blocks. */
  readonly result?: Partial<ResultBounds>;
  /** What reaches a script (origin `code`), whose own answer is bounded in turn. Default 33,554,432 bytes each, 100,000 blocks. */
  readonly scriptResult?: Partial<ResultBounds>;
}

/** Options of `guardExecute`. */
export interface GuardOptions {
  /** Asked again for every call. */
  readonly policy: Pick<Policy, 'decide'>;
  /** Default none. */
  readonly hooks?: readonly ToolHook[];
  /** Without it nobody is asked, and a hook that asks blocks. */
  readonly approvals?: Pick<Approvals, 'request'>;
  readonly limits?: CallLimits;
  /** Whether the tool and its source are still there; a text says why not. Asked on arrival and right before the tool runs. */
  readonly isAvailable?: (entry: CatalogEntry, context: CallContext) => boolean | string | Promise<boolean | string>;
  /** Takes secrets out of error texts, which may quote what a tool threw. Default: they stay as they are. */
  readonly redact?: (text: string) => string;
  /** Told once for every call, after it is over. A throw is ignored. */
  readonly record?: (record: CallRecord) => void;
  /** Counts equal failures and refuses the call that repeats them. Default none. */
  readonly failures?: FailureLimiter;
  /** Keeps the whole of a result that was cut. Default none: what is cut is gone. */
  readonly results?: ResultStore;
  /** Name of the tool by which a model reads on in `results`, so that the cut says it. Default none: it gives the reference alone. */
  readonly readTool?: string;
  /** The lanes of sequential tools. Share one among all guards that reach the same owners. Default own. */
  readonly lanes?: Lanes;
  readonly clock?: Clock;
}

/** The options, checked and complete. */
export interface Guard extends Omit<GuardOptions, 'hooks' | 'limits' | 'lanes' | 'clock'> {
  readonly hooks: HookChain;
  readonly lanes: Lanes;
  readonly clock: Clock;
  readonly turnTimeoutMs: number;
  timeoutMs(entry: CatalogEntry): number;
  boundsFor(context: CallContext): ResultBounds;
}

const TIMEOUT_MS = 60_000;
const TURN_TIMEOUT_MS = 300_000;
const SCRIPT_BOUNDS: ResultBounds = { maxBytes: 33_554_432, mediaMaxBytes: 33_554_432, maxBlocks: 100_000 };

/** Throws {@link PolicyError} `invalid-option`. */
export function resolveGuard(options: GuardOptions): Guard {
  const { hooks = [], limits = {}, clock = systemClock, lanes = createLanes(), ...rest } = options;
  const { timeoutMs = TIMEOUT_MS, turnTimeoutMs = TURN_TIMEOUT_MS } = limits;
  for (const [name, value] of Object.entries({ timeoutMs, turnTimeoutMs })) {
    if (typeof value === 'function' || (value > 0 && value <= TIMEOUT_MAX_MS)) continue;
    throw new PolicyError('invalid-option', `limits: ${name} must be 1..${TIMEOUT_MAX_MS}, found ${value}.`);
  }
  const model = resolveBounds(limits.result);
  const script = resolveBounds(limits.scriptResult, SCRIPT_BOUNDS);
  return {
    ...rest,
    hooks: createHookChain(hooks, clock),
    lanes,
    clock,
    turnTimeoutMs,
    timeoutMs: (entry) => {
      const given = typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(entry);
      return given > 0 && given <= TIMEOUT_MAX_MS ? given : TIMEOUT_MS;
    },
    boundsFor: ({ origin }) => (origin === 'code' ? script : model),
  };
}
