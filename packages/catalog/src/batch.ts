/** Several answers within one byte budget. */
import type { BatchSearchResult, SearchResult } from './contract.ts';

/** Queries of one batch. */
export const MAX_BATCH_QUERIES = 16;

type Group = SearchResult & { readonly query: string; readonly truncated?: boolean };

/**
 * Drops the lowest hit of the largest group, again and again, until the JSON of all groups fits. Every query keeps its
 * place in the answer, and a group that lost hits says so.
 */
export function fitGroups(
  groups: readonly Group[],
  maxBytes: number,
): Pick<BatchSearchResult, 'results' | 'truncated'> {
  const kept = groups.map((group) => ({
    group,
    hits: [...group.hits],
    sizes: group.hits.map(jsonBytes),
    truncated: false,
  }));
  let total = kept.reduce((sum, { group, sizes }) => sum + jsonBytes({ ...group, hits: [] }) + sumOf(sizes), 2);
  while (total > maxBytes) {
    const largest = kept.reduce((a, b) => (sumOf(b.sizes) > sumOf(a.sizes) ? b : a));
    const dropped = largest.sizes.pop();
    if (dropped === undefined) break;
    largest.hits.pop();
    largest.truncated = true;
    total -= dropped;
  }
  const results = kept.map(({ group, hits, truncated }) => ({ ...group, hits, ...(truncated ? { truncated } : {}) }));
  return results.some(({ truncated }) => truncated) ? { results, truncated: true } : { results };
}

/** UTF-8 bytes of a value's JSON and the comma after it. */
function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value)) + 1;
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
