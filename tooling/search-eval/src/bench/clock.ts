/** Times and sizes that a busy machine disturbs little. */
import { setImmediate } from 'node:timers/promises';

export async function timed<T>(run: () => T | Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const start = performance.now();
  const value = await run();
  return { value, ms: performance.now() - start };
}

/** The value below which the given share lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Megabytes of heap and array buffers after collections; wants Node's `--expose-gc`. */
export async function heldMb(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
