/** What one bridge call costs in a body that makes a thousand, beside the same calls made in this process. */
import { createSandbox, type HostFunction } from '@toolsearch/sandbox-runner';
import { pingPongMs } from './ping-pong.ts';
import { median } from './statistics.ts';

/** Medians over all rounds, in microseconds a call, all taken in turns in one run. */
export interface CallsResult {
  readonly calls: number;
  readonly rounds: number;
  /** The same calls in this process. */
  readonly inProcessUs: number;
  /** All started at once and awaited together; what `inProcessUs` takes is taken off. */
  readonly concurrentUs: number;
  /** Each awaited before the next; what `inProcessUs` takes is taken off. */
  readonly sequentialUs: number;
  /** The wall of `sequentialUs`: as many bytes handed to and fro between two bare processes. */
  readonly pingPongUs: number;
}

const CALLS = 1000;
/** One frame of such a call, and its answer, are about so long. */
const FRAME_BYTES = 100;

const host: HostFunction = async ([id, args]) => ({ tool: { id }, result: { details: args } });

const BODIES = {
  concurrent: `await Promise.all(Array.from({ length: ${CALLS} }, (_, i) => host('openclaw:echo', { text: 'a' + i })));`,
  sequential: `for (let i = 0; i < ${CALLS}; i++) await host('openclaw:echo', { text: 'a' + i });`,
};

async function inProcessMs(): Promise<number> {
  const context = { signal: new AbortController().signal, callId: 1, pauseClock: () => () => {} };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CALLS }, (_, i) => host(['openclaw:echo', { text: `a${i}` }], context)));
  return performance.now() - startedAt;
}

/** Times the bodies between two calls of their own, so that neither a start nor a refill of the pool is counted. */
export async function timeCalls(rounds: number): Promise<CallsResult> {
  const sandbox = await createSandbox({ poolSize: 0, limits: { maxCalls: CALLS + 2 } });

  async function between(calls: string): Promise<number> {
    const marks: number[] = [];
    const mark: HostFunction = async () => void marks.push(performance.now());
    const body = `await mark(); ${calls} await mark(); return 0;`;
    const outcome = await sandbox.run(body, { functions: { host, mark } });
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
    return (marks[1] as number) - (marks[0] as number);
  }

  const samples = { own: [] as number[], concurrent: [] as number[], sequential: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      samples.own.push(await inProcessMs());
      samples.concurrent.push(await between(BODIES.concurrent));
      samples.sequential.push(await between(BODIES.sequential));
      samples.bare.push(await pingPongMs(CALLS, FRAME_BYTES));
    }
  } finally {
    await sandbox.close();
  }
  const each = (values: readonly number[]): number => (median(values) / CALLS) * 1000;
  const inProcessUs = each(samples.own);
  return {
    calls: CALLS,
    rounds,
    inProcessUs,
    concurrentUs: each(samples.concurrent) - inProcessUs,
    sequentialUs: each(samples.sequential) - inProcessUs,
    pingPongUs: each(samples.bare),
  };
}
