/** The search engine: an immutable snapshot of segments that answers queries. */
import { byCodePoint } from '../order.ts';
import type { SearchDocument } from './document.ts';
import { createExactIndex } from './exact.ts';
import { buildSegment } from './segment/build.ts';
import { IMPACT_MAX } from './segment/impact.ts';
import { type Segment, termNumbers } from './segment/segment.ts';
import { analyse } from './text/analyse.ts';

/** One hit: higher scores first, equal scores by id in code-point order. */
export interface Ranked {
  readonly id: string;
  readonly score: number;
  /** Only when asked for with `explain: true`. */
  readonly why?: unknown;
}

/** The answer to one query, best first. Empty when nothing is relevant. */
export interface Ranking {
  readonly hits: readonly Ranked[];
  /** Exactly named tools beyond the limit. */
  readonly omittedExact?: number;
}

export interface RankOptions {
  /** Hits at most. */
  readonly limit: number;
  /** Adds `why` to every hit. Default false. */
  readonly explain?: boolean;
}

/** A change to the documents of an engine. */
export interface SearchChange {
  /** Added; a document whose id is there already takes its place. */
  readonly add?: readonly SearchDocument[];
  readonly remove?: readonly string[];
}

/** An immutable index over documents. */
export interface SearchEngine {
  readonly size: number;
  /** Never throws on any text. Equal documents and equal queries give equal answers, whatever the history. */
  search(query: string, options: RankOptions): Ranking;
  /** A new engine; the parts that hold unchanged documents are shared. */
  with(change: SearchChange): SearchEngine;
  /** The index as bytes, equal for equal documents; `loadSearchEngine` reads it. */
  save(): Uint8Array;
}

export type SearchEngineOptions = Record<never, never>;

/** An engine without documents. */
export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return createSnapshot([], options);
}

function createSnapshot(documents: readonly SearchDocument[], options: SearchEngineOptions): SearchEngine {
  const sorted = [...new Map(documents.map((document) => [document.id, document])).values()].sort((a, b) =>
    byCodePoint(a.id, b.id),
  );
  const segment = buildSegment(sorted);
  const exact = createExactIndex(segment.documents);
  return Object.freeze({
    size: sorted.length,
    search: (query: string, { limit }: RankOptions) => rank(segment, exact, query, limit),
    with({ add = [], remove = [] }: SearchChange) {
      const gone = new Set([...remove, ...add.map(({ id }) => id)]);
      return createSnapshot([...sorted.filter(({ id }) => !gone.has(id)), ...add], options);
    },
    save: () => new TextEncoder().encode(JSON.stringify(sorted)),
  });
}

/** Reads what {@link SearchEngine.save} wrote. */
export function loadSearchEngine(bytes: Uint8Array, options: SearchEngineOptions = {}): SearchEngine {
  return createSnapshot(JSON.parse(new TextDecoder().decode(bytes)) as SearchDocument[], options);
}

function rank(segment: Segment, exact: ReturnType<typeof createExactIndex>, query: string, limit: number): Ranking {
  const scores = new Map<number, number>();
  const count = segment.documents.length;
  for (const term of new Set(analyse(query.slice(0, 2000)))) {
    const number = termNumbers(segment).get(term);
    if (number === undefined) continue;
    const start = segment.starts[number] ?? 0;
    const end = segment.starts[number + 1] ?? 0;
    const rarity = Math.log(1 + (count - (end - start) + 0.5) / (end - start + 0.5));
    for (let at = start; at < end; at++) {
      const document = segment.postingDocuments[at] ?? 0;
      const score = (rarity * (segment.postingImpacts[at] ?? 0)) / IMPACT_MAX;
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
  }
  const named = exactDocuments(exact, query);
  const top = named.size === 0 ? 0 : Math.max(0, ...scores.values()) + 1;
  for (const [document, closeness] of named)
    scores.set(document, top + 1 / (1 + closeness) + (scores.get(document) ?? 0) / 1e6);
  const hits = [...scores]
    .map(([document, score]) => ({ id: segment.documents[document]?.id ?? '', score }))
    .sort((a, b) => b.score - a.score || byCodePoint(a.id, b.id))
    .slice(0, limit);
  const omittedExact = Math.max(0, named.size - limit);
  return omittedExact > 0 ? { hits, omittedExact } : { hits };
}

function exactDocuments(exact: ReturnType<typeof createExactIndex>, query: string): Map<number, number> {
  const found = new Map<number, number>();
  const whole = exact.find(query);
  const pieces =
    whole.length > 0 ? [query] : query.split(/[\s,;]+/u).filter((piece) => /[_\-.:/]|\p{Ll}\p{Lu}/u.test(piece));
  for (const piece of pieces)
    for (const { document, closeness } of exact.find(piece))
      found.set(document, Math.min(closeness, found.get(document) ?? Infinity));
  return found;
}
