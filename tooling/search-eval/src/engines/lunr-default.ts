/** lunr as it comes: three fields, its own pipeline, its query parser. A query that it refuses finds nothing. */
import lunr from 'lunr';
import type { EvalEngine } from './engine.ts';

export const lunrDefault: EvalEngine = {
  name: 'lunr',
  build(tools) {
    const index = lunr((builder) => {
      for (const field of ['name', 'owner', 'description']) builder.field(field);
      for (const [ref, { name, owner, description }] of tools.entries())
        builder.add({ id: ref, name, owner, description });
    });
    return (query, limit) => {
      try {
        return index
          .search(query)
          .slice(0, limit)
          .map(({ ref }) => tools[Number(ref)]?.id ?? '');
      } catch {
        return [];
      }
    };
  },
};
