/**
 * Exact references: a query that spells a tool's id, alias or name, in any case and with any separators. Keys are
 * texts reduced to their letters and digits, kept as sorted 32-bit hashes and checked against the document when found.
 */
import type { IndexedDocument } from './document.ts';
import { fold } from './text/fold.ts';

/** How closely a text spells a reference; lower is closer. */
export type Closeness = number;

/** Exact references of one segment. */
export interface ExactIndex {
  /** Documents that a text spells, with how closely. */
  find(text: string): readonly { readonly document: number; readonly closeness: Closeness }[];
}

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;

/** A reference reduced to what must agree; the text itself where no letter or digit would be left. */
export function referenceKey(text: string): string {
  const folded = fold(text.normalize('NFKC'));
  const key = folded.replace(SEPARATORS, '');
  return key === '' ? folded.trim() : key;
}

/** The ways a document can be spelled, closest first. */
function spellings({ id, alias, name, server }: IndexedDocument): string[] {
  const names = [id, alias, name];
  if (server !== '') names.push(`${server}${name}`, `${name}${server}`, `${name}mcp${server}`);
  return names;
}

/** Makes the lookup of a segment's documents. */
export function createExactIndex(documents: readonly IndexedDocument[]): ExactIndex {
  const byKey = new Map<string, number[]>();
  for (const [number, document] of documents.entries()) {
    for (const key of new Set(spellings(document).map(referenceKey))) {
      if (key === '') continue;
      const numbers = byKey.get(key);
      if (numbers === undefined) byKey.set(key, [number]);
      else numbers.push(number);
    }
  }
  return {
    find(text) {
      const key = referenceKey(text);
      const found = byKey.get(key) ?? [];
      return found.map((document) => ({ document, closeness: closenessOf(documents[document], text, key) }));
    },
  };
}

/** Same bytes before same letters, ids before aliases before names before server and name. */
function closenessOf(document: IndexedDocument | undefined, text: string, key: string): Closeness {
  if (document === undefined) return Number.POSITIVE_INFINITY;
  const ways = spellings(document);
  const trimmed = text.trim();
  const same = ways.findIndex((way) => way === trimmed);
  if (same >= 0) return same;
  const alike = ways.findIndex((way) => way.toLowerCase() === trimmed.toLowerCase());
  if (alike >= 0) return ways.length + alike;
  return 2 * ways.length + ways.findIndex((way) => referenceKey(way) === key);
}
