/** The value below which a share of the samples lies (nearest rank). */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('No samples.');
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
