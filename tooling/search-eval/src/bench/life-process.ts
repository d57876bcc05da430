/** Measures how an index of ours is saved, loaded and changed, and prints a `LifeRow`. Argument: number of tools. */
import { createSearchEngine, loadSearchEngine, readQuery } from '@toolsearch/catalog';
import { benchTools } from './catalog.ts';
import { percentile, timed } from './clock.ts';
import type { LifeRow } from './rows.ts';

const SERVER_TOOLS = 50;
const RUNS = 9;

const tools = benchTools(Number(process.argv[2]));
const { value: engine, ms: buildMs } = await timed(() =>
  createSearchEngine({ expand: readQuery }).with({ add: tools }),
);
// The lexicon is read at the first search of a process; that is not the index's time.
engine.search('create a storage bucket', { limit: 8 });
const bytes = engine.save();
const { value: loaded, ms: loadMs } = await timed(() => loadSearchEngine(bytes));
const { ms: firstSearchMs } = await timed(() => loaded.search('create a storage bucket', { limit: 8 }));

const adds: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const server = Array.from({ length: SERVER_TOOLS }, (_, index) => ({
    ...(tools[(index * 7 + run) % tools.length] as (typeof tools)[number]),
    id: `added:${run}:${index}`,
    owner: `added${run}`,
  }));
  adds.push((await timed(() => engine.with({ add: server }))).ms);
}
const row: LifeRow = {
  tools: tools.length,
  buildMs,
  savedMb: bytes.length / 1e6,
  loadMs,
  firstSearchMs,
  addServerMs: percentile(adds, 0.5),
};
process.stdout.write(JSON.stringify(row));
