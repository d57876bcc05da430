/**
 * Finds out how children can be started on this machine: tries with every wall, gives up one at a time where the machine
 * refuses, and then looks at what is left open. Done once per set of options and kept.
 */
import { SandboxError } from '../errors.ts';
import type { ResolvedOptions } from '../options.ts';
import { type StartFailure, startChild } from '../process/child.ts';
import { keepHostAlive } from '../process/keep-alive.ts';
import { childFlags, type LaunchPlan, refusedFlags } from '../process/launch.ts';
import type { Layer, Power, SandboxLayers } from './layers.ts';
import { findOpenPowers } from './powers.ts';

/** What the search found on this machine. */
export interface FoundPlan {
  /** How to start children. */
  readonly plan: LaunchPlan;
  /** The walls that then stand, in words for people. */
  readonly layers: SandboxLayers;
}

const ACTIVE: Layer = Object.freeze({ active: true });
const absent = (why: string): Layer => Object.freeze({ active: false, why });

const MAX_ATTEMPTS = 8;
const MIB = 1024 * 1024;
/** On top of a run's longest time, for the start of the child and a processor counted twice by two threads. */
const EXTRA_CPU_SECONDS = 10;

const found = new Map<string, Promise<FoundPlan>>();

/** The plan for these options. Throws `runtime-unavailable` when no child starts, or a guarantee is missing. */
export function findPlan(options: ResolvedOptions): Promise<FoundPlan> {
  const { execPath, heapMb, jit, maxTimeoutMs, user, networkNamespace, allowMissing } = options;
  const key = JSON.stringify([execPath, heapMb, jit, maxTimeoutMs, user, networkNamespace, [...allowMissing].sort()]);
  let plan = found.get(key);
  if (plan === undefined) {
    plan = search(options).catch((error: unknown) => {
      if (error instanceof SandboxError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new SandboxError('runtime-unavailable', `The isolated child cannot be started: ${why}`, { cause: error });
    });
    found.set(key, plan);
    // What failed today may work after an installation: only success is kept.
    plan.catch(() => found.delete(key));
  }
  return plan;
}

async function search(options: ResolvedOptions): Promise<FoundPlan> {
  const started = await findStart(options, options.networkNamespace === 'always');
  let { plan, reasons } = started;
  let { open, node } = await findOpenPowers(plan);
  if (open.includes('network') && options.networkNamespace === 'when-needed' && process.platform === 'linux') {
    const inNamespace = { ...plan, networkNamespace: true };
    const powers = await findOpenPowers(inNamespace).catch((error: Error) => error.message);
    if (typeof powers === 'string') reasons = { ...reasons, networkNamespace: powers };
    else ({ open, node, plan } = { ...powers, plan: inNamespace });
  }
  const missing = open.filter((power) => power !== 'signals' && !options.allowMissing.includes(power));
  if (missing.length > 0) throw missingError(missing, node, reasons);
  return { plan, layers: layersOf(plan, reasons, open, node, options) };
}

type Reasons = { readonly [layer in 'kernelLimits' | 'userDrop' | 'networkNamespace']?: string };

/** Starts children until one is ready, with one wall less after each failure that names one. */
async function findStart(
  options: ResolvedOptions,
  namespace: boolean,
): Promise<{ readonly plan: LaunchPlan; readonly reasons: Reasons }> {
  const refused = new Set<string>();
  const isRoot = process.getuid?.() === 0;
  let reasons: Reasons = {
    ...(process.platform === 'linux' ? {} : { kernelLimits: `not on ${process.platform}` }),
    ...(options.user === false ? { userDrop: 'turned off' } : isRoot ? {} : { userDrop: 'the host is not root' }),
  };
  let inNamespace = namespace;
  let failure: StartFailure | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const plan: LaunchPlan = {
      execPath: options.execPath,
      flags: childFlags(options.heapMb, options.jit, refused),
      user: reasons.userDrop === undefined && options.user !== false ? options.user : undefined,
      networkNamespace: inNamespace,
      kernelLimits:
        reasons.kernelLimits === undefined
          ? {
              dataBytes: 3 * options.heapMb * MIB,
              cpuSeconds: Math.ceil(options.maxTimeoutMs / 1000) + EXTRA_CPU_SECONDS,
            }
          : undefined,
    };
    const child = startChild(plan);
    failure = await keepHostAlive(child.ready);
    child.kill();
    if (failure === undefined) return { plan, reasons };
    const flags = refusedFlags(failure.stderr).filter((flag) => !refused.has(flag));
    if (flags.length > 0) for (const flag of flags) refused.add(flag);
    else if (failure.stage === 'limits') reasons = { ...reasons, kernelLimits: failure.message };
    else if (inNamespace) {
      inNamespace = false;
      reasons = { ...reasons, networkNamespace: failure.message };
    } else if (plan.user !== undefined) reasons = { ...reasons, userDrop: failure.message };
    else break;
  }
  throw new SandboxError(
    'runtime-unavailable',
    `The isolated child did not start: ${failure?.message ?? 'too many refusals'}`,
  );
}

function layersOf(
  plan: LaunchPlan,
  reasons: Reasons,
  open: readonly Power[],
  node: string,
  options: ResolvedOptions,
): SandboxLayers {
  const major = Number(/^v(\d+)/.exec(node)?.[1]);
  return Object.freeze({
    node,
    platform: process.platform,
    context: ACTIVE,
    permissionModel: ACTIVE,
    networkPermission: major >= 25 ? ACTIVE : absent(`Node ${node} has no permission for the network`),
    kernelLimits: plan.kernelLimits === undefined ? absent(reasons.kernelLimits ?? 'unknown') : ACTIVE,
    userDrop: plan.user === undefined ? absent(reasons.userDrop ?? 'unknown') : ACTIVE,
    networkNamespace: plan.networkNamespace ? ACTIVE : absent(reasons.networkNamespace ?? 'not needed'),
    jitless: options.jit ? absent('turned off') : ACTIVE,
    openPowers: Object.freeze([...open]),
  });
}

function missingError(missing: readonly Power[], node: string, reasons: Reasons): SandboxError {
  const why = [reasons.kernelLimits, reasons.networkNamespace].filter((reason) => reason !== undefined).join('; ');
  return new SandboxError(
    'runtime-unavailable',
    `On this machine nothing outside JavaScript denies a child: ${missing.join(', ')} (Node ${node}${why === '' ? '' : `; ${why}`}). ` +
      `Install util-linux (prlimit), use Node 26, or accept it with allowMissing: ${JSON.stringify(missing)}.`,
  );
}
