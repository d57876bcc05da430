/** What one bridge call costs in a body that makes a thousand, over the same calls made in this process. */
import { createSandbox, type HostFunction } from '@toolsearch/sandbox-runner';
import { median } from './statistics.ts';

export interface CallsResult {
  readonly calls: number;
  readonly rounds: number;
  /** Microseconds a call, all started at once and awaited together. */
  readonly concurrentUs: number;
  /** Microseconds a call, each awaited before the next. */
  readonly sequentialUs: number;
}

const CALLS = 1000;

const host: HostFunction = async ([id, args]) => ({ tool: { id }, result: { details: args } });

const BODIES = {
  none: 'return 0;',
  concurrent: `await Promise.all(Array.from({ length: ${CALLS} }, (_, i) => host('openclaw:echo', { text: 'a' + i }))); return 0;`,
  sequential: `for (let i = 0; i < ${CALLS}; i++) await host('openclaw:echo', { text: 'a' + i }); return 0;`,
};

async function inProcess(): Promise<number> {
  const context = { signal: new AbortController().signal, callId: 1, pauseClock: () => () => {} };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CALLS }, (_, i) => host(['openclaw:echo', { text: `a${i}` }], context)));
  return performance.now() - startedAt;
}

export async function timeCalls(rounds: number): Promise<CallsResult> {
  const sandbox = await createSandbox({ poolSize: 1, limits: { maxCalls: CALLS } });
  const samples = { none: [] as number[], concurrent: [] as number[], sequential: [] as number[] };
  const own: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(BODIES) as (keyof typeof BODIES)[]) {
      await sandbox.warm();
      const startedAt = performance.now();
      const outcome = await sandbox.run(BODIES[name], { functions: { host } });
      samples[name].push(performance.now() - startedAt);
      if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
    }
    own.push(await inProcess());
  }
  await sandbox.close();
  const base = median(samples.none) + median(own);
  const each = (values: readonly number[]): number => ((median(values) - base) / CALLS) * 1000;
  return { calls: CALLS, rounds, concurrentUs: each(samples.concurrent), sequentialUs: each(samples.sequential) };
}
