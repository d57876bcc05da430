/**
 * Children started ahead. Each is handed out once; the pool is filled up again while nothing waits for a child.
 */
import { SandboxError } from '../errors.ts';
import { type Child, startChild } from './child.ts';
import { keepHostAlive } from './keep-alive.ts';
import type { LaunchPlan } from './launch.ts';

/** How many children a pool keeps and allows. */
export interface PoolOptions {
  /** Children kept ready; 0 starts every child on demand. */
  readonly size: number;
  /** Children alive at once, ready and in use; who comes later waits for a place. */
  readonly maxChildren: number;
  /** Without a run for so long, the ready ones are let go. */
  readonly idleMs: number;
}

/** A pool of single-use children; see `createPool`. */
export interface Pool {
  /** A child that is ready. Rejects with `runtime-unavailable`, or with the reason of the signal. */
  take(signal: AbortSignal): Promise<{ readonly child: Child; readonly pooled: boolean }>;
  /** Starts what is missing, without waiting for it. */
  refill(): void;
  /** Resolves once as many children are ready as the pool keeps. */
  warm(): Promise<void>;
  /** Children alive now, ready, starting and in use. */
  readonly children: number;
  /** Of these, the children that wait for a body. */
  readonly ready: number;
  /** Kills every child and resolves when the last is gone. */
  close(): Promise<void>;
  /** Kills every child at once, for a host that is about to end. */
  killAll(): void;
}

/** Refilling waits this long, so that it does not take the processor from the run that emptied the pool. */
const REFILL_DELAY_MS = 20;

/** An empty pool; nothing starts before `refill`, `warm` or `take`. A child that does not start fails the longest-waiting `take`. */
export function createPool(plan: LaunchPlan, options: PoolOptions): Pool {
  const all = new Set<Child>();
  const ready: Child[] = [];
  const starting = new Set<Child>();
  const waiting: { resolve(child: Child): void; reject(error: unknown): void }[] = [];
  let closed = false;
  /** Nobody has asked for so long that no child is kept, not even one that is starting. */
  let resting = false;
  let refillTimer: NodeJS.Timeout | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): void {
    const child = startChild(plan);
    all.add(child);
    starting.add(child);
    void child.ready.then((failure) => {
      starting.delete(child);
      if (failure === undefined) return offer(child);
      child.kill();
      const message = `The isolated child did not start: ${failure.message}`;
      waiting.shift()?.reject(new SandboxError('runtime-unavailable', message));
    });
    void child.exited.then(() => {
      all.delete(child);
      const at = ready.indexOf(child);
      if (at !== -1) {
        // Somebody else ended a child that was ready.
        ready.splice(at, 1);
        refillLater();
      }
      startForWaiting();
    });
  }

  function offer(child: Child): void {
    if (!child.alive) return;
    const next = waiting.shift();
    if (next !== undefined) next.resolve(child);
    else if (ready.length < options.size && !closed && !resting) ready.push(child);
    else child.kill();
  }

  function startForWaiting(): void {
    while (!closed && starting.size < waiting.length && all.size < options.maxChildren) start();
  }

  function refill(): void {
    refillTimer = undefined;
    resting = false;
    while (!closed && ready.length + starting.size < options.size && all.size < options.maxChildren) start();
  }

  function refillLater(): void {
    if (closed) return;
    refillTimer ??= setTimeout(refill, REFILL_DELAY_MS).unref();
    clearTimeout(idleTimer);
    idleTimer = setTimeout(letGo, options.idleMs).unref();
  }

  function letGo(): void {
    resting = true;
    clearTimeout(refillTimer);
    refillTimer = undefined;
    for (const child of ready.splice(0)) child.kill();
  }

  async function take(signal: AbortSignal): Promise<{ readonly child: Child; readonly pooled: boolean }> {
    if (closed) throw new SandboxError('runtime-unavailable', 'The sandbox has been closed.');
    signal.throwIfAborted();
    for (let child = ready.pop(); child !== undefined; child = ready.pop()) {
      if (!child.alive) continue;
      refillLater();
      return { child, pooled: true };
    }
    const child = await waitForChild(signal);
    refillLater();
    return { child, pooled: false };
  }

  function waitForChild(signal: AbortSignal): Promise<Child> {
    return new Promise((resolve, reject) => {
      const waiter = { resolve, reject };
      waiting.push(waiter);
      signal.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(waiter);
          if (at !== -1) waiting.splice(at, 1);
          reject(signal.reason);
        },
        { once: true },
      );
      startForWaiting();
    });
  }

  async function warm(): Promise<void> {
    clearTimeout(refillTimer);
    refill();
    await keepHostAlive(Promise.all([...starting].map((child) => child.ready)));
  }

  function killAll(): void {
    for (const child of all) child.kill();
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(refillTimer);
    clearTimeout(idleTimer);
    for (const waiter of waiting.splice(0)) {
      waiter.reject(new SandboxError('runtime-unavailable', 'The sandbox has been closed.'));
    }
    killAll();
    await keepHostAlive(Promise.all([...all].map((child) => child.exited)));
  }

  return Object.freeze({
    take,
    refill,
    warm,
    get children() {
      return all.size;
    },
    get ready() {
      return ready.length;
    },
    close,
    killAll,
  });
}
