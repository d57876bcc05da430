import type { Usage } from '../providers/provider.ts';

/** Both together; a count that neither has stays absent. */
export function addUsage(a: Usage, b: Usage): Usage {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}
