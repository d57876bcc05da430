/** Counts how many words of the query stand in the tool's text, as simple hosts do. */
import type { EvalEngine } from './engine.ts';
import { topScores } from './top.ts';

export const substring: EvalEngine = {
  name: 'substring',
  build(tools) {
    const texts = tools.map(({ name, description }) => `${name} ${description}`.toLowerCase());
    return (query, limit) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return topScores(
        texts.map((text) => words.filter((word) => text.includes(word)).length),
        limit,
      ).map((index) => tools[index]?.id ?? '');
    };
  },
};
