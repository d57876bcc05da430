import { refuseUnknownNames, shown } from './known-names.ts';

/** The bounds of one run. Sizes are bytes of UTF-8. */
export interface SandboxLimits {
  /** Text of the body. Default 256 KiB. */
  readonly maxBodyBytes: number;
  /** JSON of the arguments of one call. Default 1 MiB. */
  readonly maxArgumentBytes: number;
  /** JSON of what one host function returns. Default 4 MiB. */
  readonly maxCallResultBytes: number;
  /** All log lines together; what is over is dropped and counted. Default 64 KiB. */
  readonly maxLogBytes: number;
  /** JSON of the returned value. Default 1 MiB. */
  readonly maxValueBytes: number;
  /** Everything the child may send in one run, and the longest queue of waiting arguments. Default 32 MiB. */
  readonly maxTransferBytes: number;
  /** Host functions running at once; more wait in a queue. Default 16. */
  readonly maxCallsInFlight: number;
  /** Calls in one run; one more is refused. Default 1,000. */
  readonly maxCalls: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** The defaults of `SandboxLimits`. */
export const DEFAULT_LIMITS: SandboxLimits = Object.freeze({
  maxBodyBytes: 256 * KIB,
  maxArgumentBytes: MIB,
  maxCallResultBytes: 4 * MIB,
  maxLogBytes: 64 * KIB,
  maxValueBytes: MIB,
  maxTransferBytes: 32 * MIB,
  maxCallsInFlight: 16,
  maxCalls: 1000,
});

/** Fills in defaults. Throws a TypeError for an unknown name, a RangeError that names a bound which is no positive whole number. */
export function resolveLimits(given: Partial<SandboxLimits> = {}, base: SandboxLimits = DEFAULT_LIMITS): SandboxLimits {
  const names = Object.keys(DEFAULT_LIMITS) as (keyof SandboxLimits)[];
  refuseUnknownNames('limits', given, names);
  const limits = { ...base };
  for (const name of names) {
    const value = given[name];
    if (value === undefined) continue;
    if (!Number.isSafeInteger(value) || value < 1) {
      throw new RangeError(`limits.${name} is ${shown(value)}; a whole number of at least 1 is wanted.`);
    }
    limits[name] = value;
  }
  return Object.freeze(limits);
}
