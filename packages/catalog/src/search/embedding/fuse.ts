/**
 * Two scores of the same candidates to one, by how far each lies above its own mean: standard scores are comparable
 * where raw scores are not. (Reciprocal ranks are not used: with a weak model they were measured to lower the quality,
 * since they take its first hit for as good as the first hit of the words.)
 */

/** Each value's distance from the mean in standard deviations; all 0 where they do not differ. */
export function standardScores(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}

/** The standard scores of words, plus those of vectors times their weight. */
export function fuseScores(words: readonly number[], vectors: readonly number[], vectorWeight: number): number[] {
  const byVector = standardScores(vectors);
  return standardScores(words).map((score, index) => score + vectorWeight * (byVector[index] as number));
}
