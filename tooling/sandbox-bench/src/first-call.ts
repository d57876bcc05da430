/** Milliseconds to the first bridge call, all engines taking turns in one run. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engines/engine.ts';
import { isolatedVmEngine } from './engines/isolated-vm.ts';
import { plainChildEngine } from './engines/plain-child.ts';
import { quickJsContextEngine, quickJsModuleEngine } from './engines/quickjs.ts';
import { sandboxEngine } from './engines/sandbox.ts';
import { median, quantile } from './statistics.ts';

export interface FirstCallRow {
  readonly engine: string;
  readonly p50: number;
  readonly p95: number;
  /** p50 of this engine over that of the plain child. */
  readonly ofPlain: number;
}

export interface FirstCallResult {
  readonly rounds: number;
  readonly rows: readonly FirstCallRow[];
  /** Engines that could not be had here. */
  readonly absent: readonly string[];
}

const WARM_UP = 2;
/** Lets what the engine before started (a refill, a dying child) end before the next is timed. */
const PAUSE_MS = 40;

export async function timeFirstCalls(rounds: number): Promise<FirstCallResult> {
  const isolated = await isolatedVmEngine();
  const engines: Engine[] = [
    plainChildEngine(),
    await sandboxEngine('sandbox, cold', 0),
    await sandboxEngine('sandbox, pooled', 1),
    quickJsModuleEngine(),
    await quickJsContextEngine(),
    ...(isolated === undefined ? [] : [isolated]),
  ];
  const samples = new Map(engines.map((engine) => [engine.name, [] as number[]]));
  try {
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const engine of engines) {
        await engine.prepare();
        await sleep(PAUSE_MS);
        const ms = await engine.firstCallMs();
        if (round >= 0) samples.get(engine.name)?.push(ms);
      }
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  const plain = median(samples.get('plain child') ?? []);
  const rows = [...samples].map(([engine, values]) => {
    const p50 = median(values);
    return { engine, p50, p95: quantile(values, 0.95), ofPlain: p50 / plain };
  });
  return { rounds, rows, absent: isolated === undefined ? ['isolated-vm'] : [] };
}
