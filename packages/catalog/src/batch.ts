/** Several answers within one byte budget. */
import { clip } from './bounded-text.ts';
import type { BatchSearchResult, SearchHit, SearchResult } from './contract.ts';

/** Queries of one batch. */
export const MAX_BATCH_QUERIES = 16;

/** Least budget of a batch: what sixteen answers without a hit take when every query is cut to its share. */
export const MIN_BATCH_BYTES = 2_048;

/** When an answer is over its budget, the queries that it repeats get this part of it, in equal shares. */
const QUERIES_SHARE = 1 / 4;

type Group = Omit<SearchResult, 'unavailable'> & { readonly query: string };
type FittedGroup = Group & { readonly truncated?: boolean };

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
  const fitting = groups.map((group) => createFittingGroup({ ...group, query: clipJson(group.query, queryBytes) }));
  // Each group counts the comma or bracket after it; the bracket before them all is one more.
  const overBudget = (): boolean => sumOf(fitting.map((group) => group.bytes())) + 1 > maxBytes;
  while (overBudget()) {
    const largest = fitting.reduce((a, b) => (b.hitBytes() > a.hitBytes() ? b : a));
    if (!largest.dropHit()) break;
  }
  for (const group of fitting.toReversed()) if (overBudget()) group.dropAdvice();
  const results = fitting.map((group) => group.result());
  return results.some(({ truncated }) => truncated) ? { results, truncated: true } : { results };
}

/** A group that can lose parts, and knows its size without writing it out anew. */
function createFittingGroup({ hits, advice, ...named }: Group) {
  const kept: { readonly hit: SearchHit; readonly bytes: number }[] = hits.map((hit) => ({
    hit,
    bytes: jsonBytes(hit) + 1,
  }));
  let advised = advice;
  const frame = (): FittedGroup => ({
    ...named,
    hits: [],
    ...(advised === undefined ? {} : { advice: advised }),
    ...(kept.length < hits.length ? { truncated: true } : {}),
  });
  const hitBytes = (): number => Math.max(0, sumOf(kept.map(({ bytes }) => bytes)) - 1);
  return {
    hitBytes,
    bytes: (): number => jsonBytes(frame()) + hitBytes() + 1,
    dropHit: (): boolean => kept.pop() !== undefined,
    dropAdvice: (): void => {
      advised = undefined;
    },
    result: (): FittedGroup => ({ ...frame(), hits: kept.map(({ hit }) => hit) }),
  };
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
