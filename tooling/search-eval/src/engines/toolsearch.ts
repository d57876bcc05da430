/** Our engine, as the catalog sets it up. */
import { createSearchEngine, readQuery } from '@toolsearch/catalog';
import type { EvalEngine } from './engine.ts';

export const toolsearch: EvalEngine = {
  name: 'toolsearch',
  build(tools) {
    const engine = createSearchEngine({ expand: readQuery }).with({ add: tools });
    return (query, limit) => engine.search(query, { limit }).hits.map(({ id }) => id);
  },
};
