/** The public door: a sandbox that has proved itself, ready to run bodies. */
import { setMaxListeners } from 'node:events';
import { SandboxError } from './errors.ts';
import { flattenFunctions } from './functions.ts';
import { kindOf } from './known-names.ts';
import { type RunOptions, resolveOptions, resolveRun, type SandboxOptions } from './options.ts';
import type { SandboxOutcome } from './outcome.ts';
import { createPool, type Pool } from './process/pool.ts';
import { runBody } from './run/run.ts';
import type { SandboxLayers } from './walls/layers.ts';
import { type FoundPlan, findPlan } from './walls/plan.ts';
import { selfTest } from './walls/self-test.ts';

/** A sandbox that has passed its self-test; see `createSandbox`. */
export interface Sandbox {
  /**
   * Runs one body in a child of its own and resolves when that child is gone. What a body does never rejects it:
   * see `SandboxOutcome`. Rejects with a TypeError or RangeError for a wrong option.
   */
  run(body: string, options?: RunOptions): Promise<SandboxOutcome>;
  /** Resolves once the pool holds `poolSize` ready children (or could not get them). */
  warm(): Promise<void>;
  /** Which walls hold here. */
  readonly layers: SandboxLayers;
  /** Children alive now: ready, starting, in use. */
  readonly children: number;
  /** Ends every run, and each that is begun after it, with `aborted`; resolves when no child is left. */
  close(): Promise<void>;
}

/** Enough for the self-test to have each of its bodies in a child of its own at once. */
const SELF_TEST_POOL = 3;

/** Plans whose self-test was passed in this process; the walls of a machine do not change under it. */
const proved = new WeakMap<FoundPlan, Promise<void>>();

/**
 * Makes a sandbox after trying, for real, to get out of it. The first on a machine takes some tenths of a second; later
 * ones with equal options take none.
 *
 * @throws TypeError or RangeError for an option that is unknown or makes no sense, before anything starts.
 * @throws SandboxError `runtime-unavailable`: no child starts, the self-test failed, or a guarantee is missing that
 *   `allowMissing` does not name.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const resolved = resolveOptions(options);
  const found = await findPlan(resolved);
  await prove(found);
  const { plan, layers } = found;
  const pool = createPool(plan, {
    size: resolved.poolSize,
    maxChildren: resolved.maxChildren,
    idleMs: resolved.idleMs,
  });
  const closing = new AbortController();
  // Every run listens; that many are no leak.
  setMaxListeners(0, closing.signal);
  const closed = { signal: closing.signal, message: 'The sandbox is closed. Make another to run a body.' };
  const running = new Set<Promise<unknown>>();
  const release = guardHost(pool, plan.user === undefined && resolved.guardInspector);
  // In the background, and not worth keeping a host alive that wants to end.
  pool.refill();

  async function run(body: string, given: RunOptions = {}): Promise<SandboxOutcome> {
    if (typeof body !== 'string') throw new TypeError(`The body is ${kindOf(body)}; text is wanted.`);
    const { functions, signal, timeoutMs, limits, clock } = resolveRun(given, resolved);
    const { byPath, tree } = flattenFunctions(functions);
    const outcome = runBody(body, pool, {
      functions: byPath,
      tree,
      timeoutMs,
      ends: signal === undefined ? [closed] : [{ signal, message: 'The run was aborted by its caller.' }, closed],
      limits,
      clock,
    });
    running.add(outcome);
    try {
      return await outcome;
    } finally {
      running.delete(outcome);
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await Promise.all(running);
    await pool.close();
    release();
  }

  return Object.freeze({
    run,
    warm: pool.warm,
    layers,
    get children() {
      return pool.children;
    },
    close,
  });
}

function prove(found: FoundPlan): Promise<void> {
  let proof = proved.get(found);
  if (proof === undefined) {
    proof = passSelfTest(found);
    proved.set(found, proof);
    proof.catch(() => proved.delete(found));
  }
  return proof;
}

async function passSelfTest({ plan }: FoundPlan): Promise<void> {
  const pool = createPool(plan, { size: SELF_TEST_POOL, maxChildren: SELF_TEST_POOL, idleMs: 60_000 });
  try {
    await pool.warm();
    const wrong = await selfTest(pool);
    if (wrong.length > 0) {
      throw new SandboxError('runtime-unavailable', `The sandbox did not pass its self-test: ${wrong.join('; ')}.`);
    }
  } finally {
    await pool.close();
  }
}

/** Children must not outlive the host, nor open its inspector by a signal where they share its user. */
function guardHost(pool: Pool, ignoreSignal: boolean): () => void {
  const onExit = (): void => pool.killAll();
  const ignore = (): void => {};
  process.on('exit', onExit);
  if (ignoreSignal && process.platform !== 'win32') process.on('SIGUSR1', ignore);
  return () => {
    process.off('exit', onExit);
    process.off('SIGUSR1', ignore);
  };
}
