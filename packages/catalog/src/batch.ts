/** Several answers within one byte budget. */
import { clip } from './bounded-text.ts';
import type { BatchSearchResult, SearchResult } from './contract.ts';

/** Queries of one batch. */
export const MAX_BATCH_QUERIES = 16;

/** Least budget of a batch: room for sixteen answers without a hit, every query cut to its share. */
export const MIN_BATCH_BYTES = 2_048;

/** When an answer is over its budget, the queries that it repeats get this part of it, in equal shares. */
const QUERIES_SHARE = 1 / 4;

type Group = Omit<SearchResult, 'unavailable'> & { readonly query: string };

/**
 * The groups in at most `maxBytes` UTF-8 bytes of JSON. Every query keeps its place. What does not fit goes in this order:
 * the ends of long queries, the lowest hit of the largest group again and again (such a group says `truncated`), and
 * advice from the last group up.
 *
 * @param groups at most {@link MAX_BATCH_QUERIES}
 * @param maxBytes at least {@link MIN_BATCH_BYTES}
 */
export function fitGroups(
  groups: readonly Group[],
  maxBytes: number,
): Pick<BatchSearchResult, 'results' | 'truncated'> {
  if (jsonBytes(groups) <= maxBytes) return { results: groups };
  const queryBytes = Math.floor((maxBytes * QUERIES_SHARE) / groups.length);
  const fitting = groups.map(({ query, hits, advice, ...rest }) => {
    const named = { query: clipJson(query, queryBytes), ...rest };
    // Each part with the comma after it, and every group as if it lost hits: at most a few bytes too many.
    const bytes = jsonBytes({ ...named, hits: [], advice, truncated: true }) + 1;
    return { named, hits, advice, bytes, hitBytes: hits.map((hit) => jsonBytes(hit) + 1) };
  });
  let total = fitting.reduce((sum, { bytes, hitBytes }) => sum + bytes + sumOf(hitBytes), 1);
  while (total > maxBytes) {
    const largest = fitting.reduce((a, b) => (sumOf(b.hitBytes) > sumOf(a.hitBytes) ? b : a));
    const dropped = largest.hitBytes.pop();
    if (dropped === undefined) break;
    total -= dropped;
  }
  for (const group of fitting.toReversed()) {
    if (total <= maxBytes) break;
    if (group.advice === undefined) continue;
    total -= jsonBytes({ advice: group.advice }) - 1;
    group.advice = undefined;
  }
  const results = fitting.map(({ named, hits, advice, hitBytes }) => ({
    ...named,
    hits: hits.slice(0, hitBytes.length),
    ...(advice === undefined ? {} : { advice }),
    ...(hitBytes.length < hits.length ? { truncated: true } : {}),
  }));
  return results.some(({ truncated }) => truncated) ? { results, truncated: true } : { results };
}

/** The text, or a beginning of it with an ellipsis, that takes at most `maxBytes` between the quotes of JSON. */
function clipJson(text: string, maxBytes: number): string {
  // What JSON escapes takes up to six times its bytes, so that one cut may not be enough.
  for (let bytes = maxBytes; ; bytes = Math.floor(bytes / 2)) {
    const cut = clip(text, bytes);
    if (jsonBytes(cut) - 2 <= maxBytes) return cut;
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
