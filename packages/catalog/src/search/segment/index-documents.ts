/** Any number of documents to one segment. */
import { byCodePoint } from '../../order.ts';
import type { SearchDocument } from '../document.ts';
import { buildSegment } from './build.ts';
import { type MergeSource, mergeSegments } from './merge.ts';
import type { Segment } from './segment.ts';

/** Documents that lunr's builder gets at once: its memory grows with them, and a merge is cheap. */
const CHUNK_DOCUMENTS = 512;

/** Indexes documents, sorted by id; ids must be distinct. */
export function indexDocuments(documents: readonly SearchDocument[]): Segment {
  const sorted = [...documents].sort((a, b) => byCodePoint(a.id, b.id));
  if (sorted.length <= CHUNK_DOCUMENTS) return buildSegment(sorted);
  const chunks: MergeSource[] = [];
  for (let at = 0; at < sorted.length; at += CHUNK_DOCUMENTS) {
    chunks.push({ segment: buildSegment(sorted.slice(at, at + CHUNK_DOCUMENTS)) });
  }
  return mergeSegments(chunks);
}
