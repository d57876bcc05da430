/** Orama with its English stemmer and a boost for names; identifiers are split for it, which it does not do itself. */
import { create, insertMultiple, search } from '@orama/orama';
import type { EvalEngine } from './engine.ts';
import { splitIdentifiers } from './reference-words.ts';

export const orama: EvalEngine = {
  name: 'orama',
  async build(tools) {
    const index = create({
      schema: { name: 'string', owner: 'string', description: 'string' },
      components: { tokenizer: { language: 'english', stemming: true } },
    });
    const split = (text: string) => splitIdentifiers(text).join(' ');
    await insertMultiple(
      index,
      tools.map(({ id, name, owner, description }) => ({
        id,
        name: split(name),
        owner: split(owner),
        description: split(description),
      })),
      1000,
    );
    return async (query, limit) => {
      const found = await search(index, { term: split(query), limit, boost: { name: 2 } });
      return found.hits.map(({ id }) => id);
    };
  },
};
