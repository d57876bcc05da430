/** What is compared, and over how many tools. */
import type { EvalEngine } from '../engines/engine.ts';
import { lunrDefault } from '../engines/lunr-default.ts';
import { minisearchFuzzy, minisearchTuned } from '../engines/minisearch.ts';
import { orama } from '../engines/orama.ts';
import { toolsearch } from '../engines/toolsearch.ts';

export const SIZES: readonly number[] = [1_000, 10_000, 27_000, 100_000];

/** Ours first. */
export const BENCH_ENGINES: readonly EvalEngine[] = [toolsearch, lunrDefault, minisearchTuned, minisearchFuzzy, orama];
