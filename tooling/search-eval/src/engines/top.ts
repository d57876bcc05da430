/** Positions of the highest scores above 0, best first; equal scores in their order. */
export function topScores(scores: ArrayLike<number>, limit: number): number[] {
  const positions: number[] = [];
  for (let index = 0; index < scores.length; index++) if ((scores[index] ?? 0) > 0) positions.push(index);
  return positions.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit);
}
