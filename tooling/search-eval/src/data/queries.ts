/** Query sets: one JSON object a line, `{ qid, query, gold, lang?, style? }`. */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { readJsonLines } from '@toolsearch/corpora';

export interface EvalQuery {
  readonly qid: string;
  readonly query: string;
  /** Ids of the tools that answer it; empty: nothing does. */
  readonly gold: readonly string[];
  readonly lang?: string;
  readonly style?: string;
}

export interface QuerySet {
  readonly name: string;
  readonly queries: readonly EvalQuery[];
}

/**
 * Reads a query file. A set larger than `sample` is cut to the queries whose id has the lowest SHA-256, the same ones
 * in every run. A set is called after its file, or after the folder of a `queries.jsonl`.
 */
export function readQuerySet(path: string, sample = Number.POSITIVE_INFINITY): QuerySet {
  const file = basename(path).replace(/\.jsonl(\.gz)?$/, '');
  return {
    name: file === 'queries' ? basename(dirname(path)) : file,
    queries: sampleQueries(readJsonLines<EvalQuery>(path), sample),
  };
}

function sampleQueries(queries: readonly EvalQuery[], sample: number): readonly EvalQuery[] {
  if (queries.length <= sample) return queries;
  const hashed = queries.map((query) => ({ query, hash: createHash('sha256').update(query.qid).digest('hex') }));
  hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return hashed.slice(0, sample).map(({ query }) => query);
}
