/**
 * The search engine: an immutable snapshot of segments that answers queries. A change makes a small segment beside the
 * others and marks what is gone; now and then small segments are merged, as log-structured indexes do (P. O'Neil et
 * al., "The Log-Structured Merge-Tree", 1996), so that a change costs in proportion to itself.
 */
import { type Corpus, createCorpus, type Part } from './corpus.ts';
import type { SearchDocument } from './document.ts';
import type { QueryExpander } from './query/query.ts';
import { type Ranking, type RankOptions, rank } from './rank/rank.ts';
import { indexDocuments } from './segment/index-documents.ts';
import { mergeSegments } from './segment/merge.ts';
import { decodeSegment, encodeSegment } from './segment/persist.ts';

/** A change to the documents of an engine. */
export interface SearchChange {
  /** Added; a document whose id is there already takes its place. */
  readonly add?: readonly SearchDocument[];
  /** Ids; unknown ones are passed over. */
  readonly remove?: readonly string[];
}

/** An immutable index over documents. */
export interface SearchEngine {
  /** Documents in it. */
  readonly size: number;
  /** Never throws on any text. Equal documents and equal queries give equal answers, whatever the history. */
  search(query: string, options: RankOptions): Ranking;
  /** A new engine; the parts that hold unchanged documents are shared. */
  with(change: SearchChange): SearchEngine;
  /** The index as bytes, equal for equal documents; `loadSearchEngine` reads it. */
  save(): Uint8Array;
}

export interface SearchEngineOptions {
  /** How queries are read beyond their literal words, such as the lexicon's `readQuery`. Default: literal words alone. */
  readonly expand?: QueryExpander;
}

type Source = Omit<Part, 'offset'>;

/** An engine without documents. */
export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return createSnapshot([], options);
}

/**
 * Reads what {@link SearchEngine.save} wrote. Throws `SearchIndexError` `invalid-index` or `index-version`; the
 * documents can always be indexed again.
 */
export function loadSearchEngine(bytes: Uint8Array, options: SearchEngineOptions = {}): SearchEngine {
  const segment = decodeSegment(bytes);
  return createSnapshot(segment.documents.length === 0 ? [] : [{ segment }], options);
}

function createSnapshot(sources: readonly Source[], options: SearchEngineOptions): SearchEngine {
  const corpus: Corpus = createCorpus(sources);
  return Object.freeze({
    size: corpus.liveCount,
    search: (query: string, rankOptions: RankOptions) => rank(query, corpus, options.expand, rankOptions),
    with: (change: SearchChange) => createSnapshot(changedSources(sources, change), options),
    save: () => encodeSegment(mergeSegments(sources)),
  });
}

function changedSources(sources: readonly Source[], { add = [], remove = [] }: SearchChange): Source[] {
  const added = new Map(add.map((document) => [document.id, document]));
  const gone = new Set([...remove, ...added.keys()]);
  const kept = gone.size === 0 ? [...sources] : sources.flatMap((source) => withoutDocuments(source, gone));
  if (added.size > 0) kept.push({ segment: indexDocuments([...added.values()]) });
  return mergedTail(kept);
}

/** The source with those documents marked; nothing where none is left. */
function withoutDocuments(source: Source, gone: ReadonlySet<string>): Source[] {
  const { segment } = source;
  let removed: Uint8Array | undefined;
  for (const [number, { id }] of segment.documents.entries()) {
    if (!gone.has(id) || source.removed?.[number] === 1) continue;
    removed ??= source.removed?.slice() ?? new Uint8Array(segment.documents.length);
    removed[number] = 1;
  }
  if (removed === undefined) return [source];
  return removed.every((flag) => flag === 1) ? [] : [{ segment, removed }];
}

/**
 * Merges from the newest back while the older neighbour is no more than twice as large, and what has lost half of its
 * documents: few segments, little copying.
 */
function mergedTail(sources: readonly Source[]): Source[] {
  const result = sources.map((source) => (isHollow(source) ? { segment: mergeSegments([source]) } : source));
  while (result.length > 1) {
    const [older, newest] = result.slice(-2) as [Source, Source];
    if (older.segment.documents.length > 2 * newest.segment.documents.length) break;
    result.splice(-2, 2, { segment: mergeSegments([older, newest]) });
  }
  return result;
}

function isHollow({ segment, removed }: Source): boolean {
  const gone = removed?.reduce((sum, flag) => sum + flag, 0) ?? 0;
  return 2 * gone > segment.documents.length;
}
