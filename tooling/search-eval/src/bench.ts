/**
 * `pnpm bench:search [--sizes 1000,10000] [--engine NAME]... [--json]`: how fast search is, and what it holds, over
 * real API operations, beside other engines in the same run. Every engine is measured in a process of its own.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { BENCH_ENGINES, SIZES } from './bench/engines.ts';
import { formatLife, formatRows } from './bench/report.ts';
import type { BenchRow, LifeRow } from './bench/rows.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { sizes: { type: 'string' }, engine: { type: 'string', multiple: true }, json: { type: 'boolean' } },
});
const sizes = values.sizes?.split(',').map(Number) ?? SIZES;
const engines = values.engine ?? BENCH_ENGINES.map(({ name }) => name);

const rows: BenchRow[] = [];
const life: LifeRow[] = [];
for (const size of sizes) {
  for (const engine of engines) rows.push(measure<BenchRow>('./bench/engine-process.ts', engine, String(size)));
  life.push(measure<LifeRow>('./bench/life-process.ts', String(size)));
}
if (values.json) process.stdout.write(`${JSON.stringify({ rows, life })}\n`);
else process.stdout.write(`${formatRows(rows)}\n\n${formatLife(life)}\n`);

/** Runs a measuring program and reads the JSON it prints. */
function measure<T>(program: string, ...args: string[]): T {
  process.stderr.write(`${program} ${args.join(' ')}\n`);
  const flags = ['--conditions=@toolsearch/source', '--expose-gc', '--max-old-space-size=8192'];
  const path = new URL(program, import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [...flags, path, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
  return JSON.parse(stdout) as T;
}
