/** Measures one engine over one catalog and prints a `BenchRow`. Arguments: engine, number of tools. */
import { benchQueries, benchTools, selfQueries } from './catalog.ts';
import { heldMb, percentile, timed } from './clock.ts';
import { BENCH_ENGINES } from './engines.ts';
import type { BenchRow } from './rows.ts';

const LIMIT = 8;
/** Runs of all queries before any is timed: a host that serves has compiled its code long since. */
const WARM_UP_ROUNDS = 4;
/** Timed runs of a query. */
const RUNS = 5;
/** Slow engines run fewer queries: this many milliseconds at most, for warming up and for timing each. */
const BUDGET_MS = 30_000;
const SELF_QUERIES = 200;

const [name = '', size = ''] = process.argv.slice(2);
const engine = BENCH_ENGINES.find((candidate) => candidate.name === name);
if (engine === undefined)
  throw new Error(`No engine "${name}". Known: ${BENCH_ENGINES.map((known) => known.name).join(', ')}.`);

const tools = benchTools(Number(size));
const before = await heldMb();
const { value: search, ms: buildMs } = await timed(() => engine.build(tools));
const held = (await heldMb()) - before;

const queries = benchQueries();
let deadline = performance.now() + BUDGET_MS;
for (let round = 0; round < WARM_UP_ROUNDS; round++) {
  for (const query of queries) if (performance.now() < deadline) await search(query, LIMIT);
}

const times: number[] = [];
deadline = performance.now() + BUDGET_MS;
for (const query of queries) {
  if (performance.now() > deadline) break;
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) runs.push((await timed(() => search(query, LIMIT))).ms);
  times.push(Math.min(...runs));
}
if (times.length < queries.length) {
  process.stderr.write(`${name}: ${times.length} of ${queries.length} queries within ${BUDGET_MS} ms\n`);
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
