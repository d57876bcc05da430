/** Our engine with a sentence encoder beside its words. Slow to build the first time; vectors are kept on disk. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHybridEngine, createSearchEngine, openVectorCache, readQuery } from '@toolsearch/catalog';
import type { EvalEngine } from './engine.ts';
import { createSentenceEncoder } from './sentence-encoder.ts';

export const toolsearchEmbeddings: EvalEngine = {
  name: 'toolsearch-embeddings',
  async build(tools) {
    const cache = await openVectorCache(join(tmpdir(), 'toolsearch-eval', 'vectors.bin'));
    const embedder = await createSentenceEncoder();
    const engine = createSearchEngine({ expand: readQuery }).with({ add: tools });
    const hybrid = await createHybridEngine(engine, tools, { embedder, cache });
    return async (query, limit) => (await hybrid.search(query, { limit })).hits.map(({ id }) => id);
  },
};
