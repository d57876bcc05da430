/** What a host may decide about a sandbox, and about one run. */
import type { SandboxClock } from './clock.ts';
import type { HostFunctions } from './functions.ts';
import type { SandboxLimits } from './limits.ts';
import type { Guarantee } from './walls/layers.ts';

/** Options of `createSandbox`; every one has a default. */
export interface SandboxOptions {
  /** The Node binary that runs the children. Default: the one that runs the host. */
  readonly execPath?: string;
  /** Children kept ready. Default 2; 0 starts each on demand. */
  readonly poolSize?: number;
  /** Children alive at once; further runs wait for a place. Default 32. */
  readonly maxChildren?: number;
  /** After so long without a run the ready children are let go. Default 5 minutes. */
  readonly idleMs?: number;
  /** JavaScript heap of a child in MiB. Default 64. With kernel limits, buffers may take twice as much on top. */
  readonly heapMb?: number;
  /**
   * Lets V8 compile to machine code in the child. Default false: bodies are short, and without it a whole class of
   * engine faults is out of reach. Computing is several times slower without.
   */
  readonly jit?: boolean;
  /** Bounds of every run, unless the run brings its own. */
  readonly limits?: Partial<SandboxLimits>;
  /** The longest `timeoutMs` a run may ask for; also bounds the processor time of a child. Default 60,000. */
  readonly maxTimeoutMs?: number;
  /** As root, drop children to this user and group. Default 65534 ("nobody"); false keeps the host's user. */
  readonly user?: { readonly uid: number; readonly gid: number } | false;
  /** Whether children get a network namespace of their own (Linux). Default `when-needed`: where nothing else closes the network. */
  readonly networkNamespace?: 'when-needed' | 'always' | 'never';
  /** Guarantees the host does without. Default none: where one is missing, `createSandbox` throws. */
  readonly allowMissing?: readonly Guarantee[];
  /** Where children share the host's user, ignore SIGUSR1 in the host, which would open its inspector. Default true. */
  readonly guardInspector?: boolean;
}

/** Options of one run. */
export interface RunOptions {
  /** What the body may call, by the names it sees. */
  readonly functions: HostFunctions;
  /** Wall-clock bound, from `run` to the end of the body. Default 10,000; clamped to 1…`maxTimeoutMs`. */
  readonly timeoutMs?: number;
  /** Ends the run with `aborted`. */
  readonly signal?: AbortSignal;
  /** Bounds of this run. */
  readonly limits?: Partial<SandboxLimits>;
  /** Where the time comes from. Default: the system's monotonic clock. */
  readonly clock?: SandboxClock;
}

/** `SandboxOptions` with every default filled in; limits are resolved by `resolveLimits`. */
export type ResolvedOptions = Readonly<Required<Omit<SandboxOptions, 'limits' | 'guardInspector'>>>;

/** Fills in defaults. Throws a RangeError that names a number which makes no sense. */
export function resolveOptions(options: SandboxOptions): ResolvedOptions {
  const whole = (name: keyof SandboxOptions, value: number | undefined, fallback: number, least: number): number => {
    if (value === undefined) return fallback;
    if (!Number.isSafeInteger(value) || value < least) {
      throw new RangeError(`${name} is ${String(value)}; a whole number of at least ${least} is wanted.`);
    }
    return value;
  };
  return Object.freeze({
    execPath: options.execPath ?? process.execPath,
    poolSize: whole('poolSize', options.poolSize, 2, 0),
    maxChildren: whole('maxChildren', options.maxChildren, 32, 1),
    idleMs: whole('idleMs', options.idleMs, 300_000, 1),
    heapMb: whole('heapMb', options.heapMb, 64, 16),
    jit: options.jit ?? false,
    maxTimeoutMs: whole('maxTimeoutMs', options.maxTimeoutMs, 60_000, 1),
    user: options.user ?? { uid: 65534, gid: 65534 },
    networkNamespace: options.networkNamespace ?? 'when-needed',
    allowMissing: options.allowMissing ?? [],
  });
}
