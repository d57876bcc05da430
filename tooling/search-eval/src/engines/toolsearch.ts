/** Our engine, as the catalog sets it up. */
import { createSearchEngine } from '../../../../packages/catalog/src/search/index.ts';
import type { EvalEngine } from './engine.ts';

export const toolsearch: EvalEngine = {
  name: 'toolsearch',
  build(tools) {
    const engine = createSearchEngine().with({ add: tools });
    return (query, limit) => engine.search(query, { limit }).hits.map(({ id }) => id);
  },
};
