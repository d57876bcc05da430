/** MiniSearch as it comes, and tuned: the same text preparation as the reference, field boosts, all fields. */
import MiniSearch from 'minisearch';
import type { EvalEngine } from './engine.ts';
import { referenceTerms } from './reference-words.ts';

export const minisearch: EvalEngine = {
  name: 'minisearch',
  build(tools) {
    const index = new MiniSearch({ fields: ['name', 'server', 'description'] });
    index.addAll(tools);
    return (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id));
  },
};

export const minisearchTuned: EvalEngine = {
  name: 'minisearch-tuned',
  build(tools) {
    const index = new MiniSearch({
      fields: ['name', 'server', 'description', 'parameters'],
      tokenize: referenceTerms,
      processTerm: (term) => term,
      searchOptions: { boost: { name: 4, server: 2, description: 1, parameters: 0.5 } },
    });
    index.addAll(tools);
    return (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id));
  },
};
