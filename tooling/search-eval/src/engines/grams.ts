/** Cosine between TF-IDF vectors of character 3- and 4-grams over words. */
import { splitIdentifiers } from './reference-words.ts';

/** Gives a function from a query to one cosine per text. */
export function createGramIndex(texts: readonly string[]): (query: string) => Float64Array {
  const frequencies = texts.map(gramFrequencies);
  const postings = new Map<string, { texts: number[]; weights: number[]; rarity: number }>();
  for (const [text, grams] of frequencies.entries()) {
    for (const [gram, frequency] of grams) {
      const posting = postings.get(gram) ?? { texts: [], weights: [], rarity: 0 };
      posting.texts.push(text);
      posting.weights.push(1 + Math.log(frequency));
      postings.set(gram, posting);
    }
  }
  const norms = new Float64Array(texts.length);
  for (const posting of postings.values()) {
    posting.rarity = Math.log((texts.length + 1) / (posting.texts.length + 0.5));
    for (const [at, text] of posting.texts.entries())
      norms[text] = (norms[text] ?? 0) + ((posting.weights[at] ?? 0) * posting.rarity) ** 2;
  }
  return (query) => {
    const cosines = new Float64Array(texts.length);
    let queryNorm = 0;
    for (const [gram, frequency] of gramFrequencies(query)) {
      const posting = postings.get(gram);
      if (posting === undefined) continue;
      const weight = (1 + Math.log(frequency)) * posting.rarity;
      queryNorm += weight ** 2;
      for (const [at, text] of posting.texts.entries()) {
        cosines[text] = (cosines[text] ?? 0) + weight * (posting.weights[at] ?? 0) * posting.rarity;
      }
    }
    return cosines.map((cosine, text) => cosine / Math.sqrt((norms[text] || 1) * (queryNorm || 1)));
  };
}

function gramFrequencies(text: string): Map<string, number> {
  const grams = new Map<string, number>();
  for (const word of splitIdentifiers(text)) {
    const padded = ` ${word} `;
    for (const size of [3, 4]) {
      for (let at = 0; at + size <= padded.length; at++) {
        const gram = padded.slice(at, at + size);
        grams.set(gram, (grams.get(gram) ?? 0) + 1);
      }
    }
  }
  return grams;
}
