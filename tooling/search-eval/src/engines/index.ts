import { bm25 } from './bm25.ts';
import type { EvalEngine } from './engine.ts';
import { lunrDefault } from './lunr-default.ts';
import { minisearch, minisearchFuzzy, minisearchTuned } from './minisearch.ts';
import { orama } from './orama.ts';
import { reference } from './reference.ts';
import { substring } from './substring.ts';
import { toolsearch } from './toolsearch.ts';
import { toolsearchEmbeddings } from './toolsearch-embeddings.ts';

/** Every engine that can be measured, ours first. */
export const ENGINES: readonly EvalEngine[] = [
  toolsearch,
  reference,
  minisearchTuned,
  minisearchFuzzy,
  minisearch,
  bm25,
  lunrDefault,
  orama,
  substring,
];

/** Engines that take minutes; measured only when asked for by name. */
export const SLOW_ENGINES: readonly EvalEngine[] = [toolsearchEmbeddings];
