/** Measures one engine over one catalog and prints a `BenchRow`. Arguments: engine, number of tools. */
import { benchQueries, benchTools, selfQueries } from './catalog.ts';
import { heldMb, percentile, timed } from './clock.ts';
import { BENCH_ENGINES } from './engines.ts';
import type { BenchRow } from './rows.ts';

const LIMIT = 8;
/** Runs of a query, the first for warming up. */
const RUNS = 5;
/** Slow engines run fewer queries: this many milliseconds at most in all. */
const BUDGET_MS = 60_000;
const SELF_QUERIES = 200;

const [name = '', size = ''] = process.argv.slice(2);
const engine = BENCH_ENGINES.find((candidate) => candidate.name === name);
if (engine === undefined)
  throw new Error(`No engine "${name}". Known: ${BENCH_ENGINES.map((known) => known.name).join(', ')}.`);

const tools = benchTools(Number(size));
const before = heldMb();
const { value: search, ms: buildMs } = await timed(() => engine.build(tools));
const held = heldMb() - before;

const times: number[] = [];
const start = performance.now();
const queries = benchQueries();
for (const [index, query] of queries.entries()) {
  if (performance.now() - start > BUDGET_MS) {
    process.stderr.write(`${name}: ${index} of ${queries.length} queries within ${BUDGET_MS} ms\n`);
    break;
  }
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) runs.push((await timed(() => search(query, LIMIT))).ms);
  times.push(percentile(runs.slice(1), 0.5));
}

let found = 0;
let asked = 0;
for (const { query, id, twins } of selfQueries(tools, SELF_QUERIES)) {
  const hits = (await search(query, LIMIT)).slice(0, 5);
  asked++;
  if (hits.some((hit) => hit === id || twins.has(hit))) found++;
}
const row: BenchRow = {
  engine: name,
  tools: tools.length,
  buildMs,
  heldMb: held,
  p50Ms: percentile(times, 0.5),
  p95Ms: percentile(times, 0.95),
  hit5: asked === 0 ? 0 : found / asked,
};
process.stdout.write(JSON.stringify(row));
