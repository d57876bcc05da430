/** All sets of a data folder: `retrieval/<set>/{tools,queries}.jsonl`, and `queries/*.jsonl` over `mcp-catalog/`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readQuerySet } from './data/queries.ts';
import { readTools } from './data/tools.ts';
import type { Trial } from './run.ts';

/** Reads the sets that are there. */
export function readSuite(folder: string, sample: number): Trial[] {
  const trials: Trial[] = [];
  const retrieval = join(folder, 'retrieval');
  for (const name of list(retrieval)) {
    const tools = join(retrieval, name, 'tools.jsonl');
    const queries = join(retrieval, name, 'queries.jsonl');
    if (!existsSync(tools) || !existsSync(queries)) continue;
    trials.push({ tools: readTools(tools), sets: [readQuerySet(queries, sample)], isPublic: true });
  }
  const files = list(join(folder, 'queries')).filter((name) => name.endsWith('.jsonl'));
  if (files.length > 0) {
    const sets = files.map((file) => readQuerySet(join(folder, 'queries', file), sample));
    trials.push({ tools: readTools(join(folder, 'mcp-catalog')), sets, isPublic: false });
  }
  if (trials.length === 0)
    throw new Error(`No query sets in ${folder}: wanted retrieval/<set>/ or queries/*.jsonl there.`);
  return trials;
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
