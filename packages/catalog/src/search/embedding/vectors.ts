/** Texts to unit vectors: what is cached is read, the rest is embedded in batches and cached. */
import { type Embedder, EmbeddingError, type VectorCache } from './embedder.ts';
import { vectorKey } from './text.ts';

const BATCH_TEXTS = 32;

/** One unit vector a text, row by row in one array. Throws {@link EmbeddingError} when the model gives no such vectors. */
export async function embedTexts(
  texts: readonly string[],
  embedder: Embedder,
  cache?: VectorCache,
): Promise<Float32Array> {
  const { dimensions } = embedder;
  const keys = texts.map((text) => vectorKey(embedder.id, text));
  const known = new Map(await cache?.read([...new Set(keys)]));
  const missing = [...new Map(texts.map((text, index) => [keys[index] as string, text]))].filter(
    ([key]) => known.get(key)?.length !== dimensions,
  );
  for (let at = 0; at < missing.length; at += BATCH_TEXTS) {
    const batch = missing.slice(at, at + BATCH_TEXTS);
    const made = await embedder.embed(batch.map(([, text]) => text));
    check(made, batch.length, embedder);
    const fresh = new Map(batch.map(([key], index) => [key, unitVector(made[index] as Float32Array)]));
    for (const [key, vector] of fresh) known.set(key, vector);
    await cache?.write(fresh);
  }
  const matrix = new Float32Array(texts.length * dimensions);
  for (const [row, key] of keys.entries()) matrix.set(known.get(key) as Float32Array, row * dimensions);
  return matrix;
}

function check(made: readonly Float32Array[], wanted: number, { id, dimensions }: Embedder): void {
  const wrong = made.find((vector) => vector.length !== dimensions || !vector.every(Number.isFinite));
  if (made.length === wanted && wrong === undefined) return;
  const found =
    wrong === undefined ? `${made.length} vectors` : `a vector of ${wrong.length} numbers, or not finite ones`;
  throw new EmbeddingError(
    `The embedder "${id}" gave ${found}; wanted ${wanted} vectors of ${dimensions} finite numbers.`,
  );
}

function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector.slice() : vector.map((value) => value / length);
}
