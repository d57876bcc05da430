/** What a host may decide about a sandbox, and about one run. */
import { type SandboxClock, systemClock } from './clock.ts';
import type { HostFunctions } from './functions.ts';
import { refuseUnknownNames, shown } from './known-names.ts';
import { resolveLimits, type SandboxLimits } from './limits.ts';
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

/** Options of one run; every one has a default. */
export interface RunOptions {
  /** What the body may call, by the names it sees. Default: nothing. */
  readonly functions?: HostFunctions;
  /** Wall-clock bound, from `run` to the end of the body: positive. Default 10,000; clamped to 1…`maxTimeoutMs`. */
  readonly timeoutMs?: number;
  /** Ends the run with `aborted`. */
  readonly signal?: AbortSignal;
  /** Bounds of this run. */
  readonly limits?: Partial<SandboxLimits>;
  /** Where the time comes from. Default: the system's monotonic clock. */
  readonly clock?: SandboxClock;
}

/** `SandboxOptions` with every default filled in; `guardInspector` is the host's own and stays apart from the plan. */
export type ResolvedOptions = Readonly<Required<SandboxOptions>> & { readonly limits: SandboxLimits };

/** One run with every default filled in. */
export type ResolvedRun = Readonly<Required<Omit<RunOptions, 'signal' | 'limits'>>> & {
  readonly signal: AbortSignal | undefined;
  readonly limits: SandboxLimits;
};

const DEFAULT_TIMEOUT_MS = 10_000;
/** The longest time a timer of Node can be set to. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const MAX_USER_ID = 2 ** 32 - 2;

const SANDBOX_NAMES: readonly (keyof SandboxOptions)[] = [
  'execPath',
  'poolSize',
  'maxChildren',
  'idleMs',
  'heapMb',
  'jit',
  'limits',
  'maxTimeoutMs',
  'user',
  'networkNamespace',
  'allowMissing',
  'guardInspector',
];
const RUN_NAMES: readonly (keyof RunOptions)[] = ['functions', 'timeoutMs', 'signal', 'limits', 'clock'];
const GUARANTEES: readonly Guarantee[] = ['network', 'files', 'processes'];
const NAMESPACES = ['when-needed', 'always', 'never'] as const;

/** Fills in defaults. Throws a TypeError or RangeError that names what is unknown or makes no sense. */
export function resolveOptions(options: SandboxOptions): ResolvedOptions {
  refuseUnknownNames('options', options, SANDBOX_NAMES);
  const { execPath = process.execPath, jit = false, guardInspector = true, allowMissing = [] } = options;
  const { user = { uid: 65534, gid: 65534 }, networkNamespace = 'when-needed' } = options;
  if (typeof execPath !== 'string' || execPath === '') throw wrong('execPath', execPath, 'the path of a Node binary');
  if (typeof jit !== 'boolean') throw wrong('jit', jit, 'true or false');
  if (typeof guardInspector !== 'boolean') throw wrong('guardInspector', guardInspector, 'true or false');
  if (!NAMESPACES.includes(networkNamespace)) {
    throw wrong('networkNamespace', networkNamespace, NAMESPACES.join(', '));
  }
  if (!Array.isArray(allowMissing) || !allowMissing.every((name: Guarantee) => GUARANTEES.includes(name))) {
    throw wrong('allowMissing', allowMissing, `a list of ${GUARANTEES.join(', ')}`);
  }
  if (user !== false) {
    refuseUnknownNames('user', user, ['uid', 'gid']);
    for (const name of ['uid', 'gid'] as const) whole(`user.${name}`, user[name], { least: 0, most: MAX_USER_ID });
  }
  return Object.freeze({
    execPath,
    poolSize: whole('poolSize', options.poolSize ?? 2, { least: 0 }),
    maxChildren: whole('maxChildren', options.maxChildren ?? 32, { least: 1 }),
    idleMs: whole('idleMs', options.idleMs ?? 300_000, { least: 1, most: MAX_TIMER_MS }),
    heapMb: whole('heapMb', options.heapMb ?? 64, { least: 16 }),
    jit,
    limits: resolveLimits(options.limits),
    maxTimeoutMs: whole('maxTimeoutMs', options.maxTimeoutMs ?? 60_000, { least: 1, most: MAX_TIMER_MS }),
    user,
    networkNamespace,
    allowMissing: Object.freeze([...allowMissing]),
    guardInspector,
  });
}

/**
 * Fills in what a run leaves out from its sandbox. Everything is looked at here, before a clock or a child is started.
 *
 * Throws a TypeError or RangeError that names what is unknown or makes no sense.
 */
export function resolveRun(options: RunOptions, sandbox: ResolvedOptions): ResolvedRun {
  refuseUnknownNames('options', options, RUN_NAMES);
  const { functions = {}, timeoutMs = DEFAULT_TIMEOUT_MS, signal, limits, clock = systemClock } = options;
  if (!Number.isFinite(timeoutMs) || timeoutMs <= 0) {
    throw new RangeError(`timeoutMs is ${shown(timeoutMs)}; a positive number of milliseconds is wanted.`);
  }
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw wrong('signal', signal, 'an AbortSignal');
  if (typeof clock?.now !== 'function' || typeof clock.schedule !== 'function') {
    throw wrong('clock', clock, 'an object with the functions now and schedule');
  }
  return Object.freeze({
    functions,
    timeoutMs: Math.min(Math.max(1, timeoutMs), sandbox.maxTimeoutMs),
    signal,
    limits: resolveLimits(limits, sandbox.limits),
    clock,
  });
}

function whole(
  name: string,
  value: unknown,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
) {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const bound = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new RangeError(`${name} is ${shown(value)}; a whole number ${bound} is wanted.`);
}

function wrong(name: string, found: unknown, wanted: string): TypeError {
  return new TypeError(`${name} is ${shown(found)}; wanted: ${wanted}.`);
}
