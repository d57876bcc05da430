/** Thousands of executions, many at a time, while children are killed at random. */
import { readdirSync, readFileSync } from 'node:fs';
import { createSandbox } from '@toolsearch/sandbox-runner';

export interface SoakResult {
  readonly executions: number;
  readonly succeeded: number;
  /** Children ended with SIGKILL from outside. */
  readonly killed: number;
  /** Failed executions by code. */
  readonly failures: Readonly<Record<string, number>>;
  /** Executions that gave a value other than their own. */
  readonly wrong: number;
  /** The longest execution, in milliseconds. */
  readonly longestMs: number;
  /** Heap in use after collection, in MiB, after a tenth and at the end. */
  readonly heapMb: readonly [number, number];
  /** Children alive at the most, and after closing. */
  readonly children: readonly [most: number, after: number];
  readonly zombies: number;
  readonly seconds: number;
}

const AT_ONCE = 16;
/** One child in about so many executions is killed. */
const KILL_EVERY = 100;
const MIB = 1024 * 1024;

const collect = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed / MIB;
};

interface Child {
  readonly pid: number;
  readonly zombie: boolean;
}

/** Direct children by /proc; elsewhere none are seen and none are killed. */
function children(): Child[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === process.pid ? [{ pid: Number(name), zombie: state === 'Z' }] : [];
    } catch {
      return [];
    }
  });
}

/** A small generator of its own, so that a soak can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function soak(executions: number, onProgress: (done: number) => void): Promise<SoakResult> {
  const startedAt = performance.now();
  const random = randomFrom(1);
  const sandbox = await createSandbox({ poolSize: 4, maxChildren: AT_ONCE + 4 });
  const failures: Record<string, number> = {};
  let next = 0;
  let done = 0;
  let succeeded = 0;
  let wrong = 0;
  let killed = 0;
  let longestMs = 0;
  let mostChildren = 0;
  let heapEarly = 0;

  async function one(index: number): Promise<void> {
    const runAt = performance.now();
    const outcome = await sandbox.run('const [a, b] = await Promise.all([host(1), host(2)]); return a + b;', {
      timeoutMs: 30_000,
      functions: { host: async ([value]) => Number(value) + index },
    });
    longestMs = Math.max(longestMs, performance.now() - runAt);
    if (!outcome.ok) failures[outcome.code] = (failures[outcome.code] ?? 0) + 1;
    else if (outcome.value === 3 + 2 * index) succeeded++;
    else wrong++;
  }

  function killOne(): void {
    const alive = children().filter((child) => !child.zombie);
    const victim = alive[Math.floor(random() * alive.length)];
    if (victim === undefined) return;
    try {
      process.kill(victim.pid, 'SIGKILL');
      killed++;
    } catch {
      // It had ended already.
    }
  }

  async function worker(): Promise<void> {
    while (next < executions) {
      const index = next++;
      if (random() < 1 / KILL_EVERY) setTimeout(killOne, random() * 50);
      await one(index);
      done++;
      mostChildren = Math.max(mostChildren, sandbox.children);
      if (done === Math.ceil(executions / 10)) heapEarly = collect();
      if (done % 500 === 0) onProgress(done);
    }
  }

  let heapLate: number;
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    heapLate = collect();
  } finally {
    await sandbox.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const left = children();
  return {
    executions,
    succeeded,
    killed,
    failures,
    wrong,
    longestMs: Math.round(longestMs),
    heapMb: [heapEarly, heapLate],
    children: [mostChildren, left.length],
    zombies: left.filter((child) => child.zombie).length,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}
