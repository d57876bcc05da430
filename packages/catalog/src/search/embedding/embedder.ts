/** A model that turns texts into vectors. None is built in: the default search needs no model and no network. */
export interface Embedder {
  /** Names the model and its version; vectors of another id are never mixed in. */
  readonly id: string;
  /** Numbers of a vector. */
  readonly dimensions: number;
  /** One vector a text, in their order; they need not be normalised. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

/** Vectors kept between runs, by the content they were made from. */
export interface VectorCache {
  /** Vectors that are known, by key; unknown keys are left out. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, Float32Array>>;
  write(vectors: ReadonlyMap<string, Float32Array>): Promise<void>;
}

/** `invalid-vectors`: a model gave too few vectors, of another length, or with numbers that are not finite. */
export type EmbeddingErrorCode = 'invalid-vectors';

/** Thrown when a model does not keep its word. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';
  readonly code: EmbeddingErrorCode = 'invalid-vectors';
}
