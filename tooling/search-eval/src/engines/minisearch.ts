/** MiniSearch as it comes, and tuned: the same text preparation as the reference, field boosts, all fields. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { EvalEngine } from './engine.ts';
import { referenceTerms } from './reference-words.ts';

export const minisearch: EvalEngine = {
  name: 'minisearch',
  build(tools) {
    const index = new MiniSearch({ fields: ['name', 'owner', 'description'] });
    index.addAll(tools);
    return (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id));
  },
};

/** Fed like the reference engine; literal words only. */
export const minisearchTuned = tuned('minisearch-tuned', {});

/** The same with MiniSearch's answer to slips and beginnings of words, which the other one does not find. */
export const minisearchFuzzy = tuned('minisearch-fuzzy', { fuzzy: 0.2, prefix: true });

function tuned(name: string, options: SearchOptions): EvalEngine {
  return {
    name,
    build(tools) {
      const index = new MiniSearch({
        fields: ['name', 'owner', 'description', 'parameters'],
        tokenize: referenceTerms,
        processTerm: (term) => term,
        searchOptions: { boost: { name: 4, owner: 2, description: 1, parameters: 0.5 }, ...options },
      });
      index.addAll(tools);
      return (query, limit) =>
        index
          .search(query)
          .slice(0, limit)
          .map(({ id }) => String(id));
    },
  };
}
