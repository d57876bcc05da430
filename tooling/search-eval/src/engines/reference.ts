/**
 * The best lexical configuration of our earlier measurements: one lunr field of repeated tokens (name 8, owner 3,
 * description 2, parameters 1; k1 4, b 0.6), a programmatic OR query, and half a standard score of the cosine between
 * character 3- and 4-gram TF-IDF vectors.
 */
import lunr from 'lunr';
import type { EvalEngine, EvalTool } from './engine.ts';
import { createGramIndex } from './grams.ts';
import { referenceTerms } from './reference-words.ts';
import { topScores } from './top.ts';

export const reference: EvalEngine = {
  name: 'reference',
  build(tools) {
    const index = lunrIndex(tools);
    const grams = createGramIndex(
      tools.map(({ name, owner, description, parameters }) => `${name} ${name} ${owner} ${description} ${parameters}`),
    );
    return (query, limit) => {
      const scores = new Float64Array(tools.length);
      const terms = new Set(referenceTerms(query));
      for (const { ref, score } of index.query((lunrQuery) => {
        for (const term of terms) lunrQuery.term(term, { usePipeline: false });
      })) {
        scores[Number(ref)] = score;
      }
      const words = standardScores(scores);
      const letters = standardScores(grams(query));
      return topScores(
        words.map((word, tool) => 100 + word + 0.5 * (letters[tool] ?? 0)),
        limit,
      ).map((tool) => tools[tool]?.id ?? '');
    };
  },
};

function lunrIndex(tools: readonly EvalTool[]): lunr.Index {
  const builder = new lunr.Builder();
  builder.field('text');
  builder.k1(4);
  builder.b(0.6);
  builder.tokenizer = ((terms?: unknown) =>
    (terms as readonly string[]).map((term) => new lunr.Token(term, {}))) as typeof lunr.tokenizer;
  for (const [ref, tool] of tools.entries()) builder.add({ id: ref, text: weightedTerms(tool) });
  return builder.build();
}

function weightedTerms({ name, owner, description, parameters }: EvalTool): string[] {
  const repeat = (text: string, times: number) => {
    const terms = referenceTerms(text);
    return Array.from({ length: times }, () => terms).flat();
  };
  return [...repeat(name, 8), ...repeat(owner, 3), ...repeat(description, 2), ...repeat(parameters, 1)];
}

/** Each score's distance from the mean in standard deviations. */
function standardScores(scores: Float64Array): Float64Array {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length) || 1;
  return scores.map((score) => (score - mean) / deviation);
}
