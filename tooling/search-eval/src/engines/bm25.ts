/** Plain BM25 (k1 1.2, b 0.75) over lower-case words of name, owner and description; no stemming, no stop words. */
import type { EvalEngine } from './engine.ts';
import { topScores } from './top.ts';

const K1 = 1.2;
const B = 0.75;

export const bm25: EvalEngine = {
  name: 'bm25',
  build(tools) {
    const texts = tools.map(({ name, owner, description }) => words(`${name} ${owner} ${description}`));
    const average = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
    const postings = new Map<string, Map<number, number>>();
    for (const [index, text] of texts.entries()) {
      for (const word of text) {
        const posting = postings.get(word) ?? new Map<number, number>();
        posting.set(index, (posting.get(index) ?? 0) + 1);
        postings.set(word, posting);
      }
    }
    return (query, limit) => {
      const scores = new Float64Array(tools.length);
      for (const word of new Set(words(query))) {
        const posting = postings.get(word) ?? new Map<number, number>();
        const rarity = Math.log(1 + (tools.length - posting.size + 0.5) / (posting.size + 0.5));
        for (const [index, frequency] of posting) {
          const length = K1 * (1 - B + (B * (texts[index]?.length ?? 0)) / average);
          scores[index] = (scores[index] ?? 0) + (rarity * frequency * (K1 + 1)) / (frequency + length);
        }
      }
      return topScores(scores, limit).map((index) => tools[index]?.id ?? '');
    };
  },
};

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
