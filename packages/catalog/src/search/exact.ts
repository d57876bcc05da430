/**
 * Exact references: a query that spells a tool's id, alias or name, in any case and with any separators. Keys are
 * texts reduced to their letters and digits, kept as sorted 32-bit hashes and checked against the document when found.
 */
import type { IndexedDocument } from './document.ts';
import { fold, isAscii } from './text/fold.ts';

/** Hashes of the keys of a segment's documents, rising, and beside each the document's number. */
export interface ExactKeys {
  readonly hashes: Uint32Array;
  readonly documents: Uint32Array;
}

/** A document that a text spells. */
export interface ExactMatch {
  readonly document: number;
  /** Lower is closer: 0 is the id letter by letter, higher values differ in case or separators, or name less. */
  readonly distance: number;
}

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;
/** The same where all is ASCII and lower case. */
const ASCII_SEPARATORS = /[^a-z0-9]+/g;
const PLAIN = /^[a-z0-9]*$/;

/** A reference reduced to what must agree; the text itself where no letter or digit would be left. */
export function referenceKey(text: string): string {
  const folded = fold(text);
  if (PLAIN.test(folded)) return folded;
  const key = folded.replace(isAscii(folded) ? ASCII_SEPARATORS : SEPARATORS, '');
  return key === '' ? folded.trim() : key;
}

/** The ways a document can be spelled, closest first: by what is unique, then by what is shared. */
function spellings({ id, alias, name, owner }: IndexedDocument): readonly string[] {
  return owner === ''
    ? [id, alias, name]
    : [id, alias, name, `${owner}.${name}`, `${name}.${owner}`, `${name}_mcp_${owner}`];
}

/** The keys of some documents, numbered by their place. */
export function createExactKeys(documents: readonly IndexedDocument[]): ExactKeys {
  const entries: { hash: number; document: number }[] = [];
  for (const [document, indexed] of documents.entries()) {
    for (const key of new Set(spellings(indexed).map(referenceKey))) {
      if (key !== '') entries.push({ hash: hashOf(key), document });
    }
  }
  entries.sort((a, b) => a.hash - b.hash || a.document - b.document);
  return {
    hashes: Uint32Array.from(entries, ({ hash }) => hash),
    documents: Uint32Array.from(entries, ({ document }) => document),
  };
}

/** The documents that a text spells, by rising number. */
export function findExact(
  { hashes, documents }: ExactKeys,
  indexed: readonly IndexedDocument[],
  text: string,
): ExactMatch[] {
  const key = referenceKey(text);
  const hash = hashOf(key);
  const found: ExactMatch[] = [];
  for (let at = lowerBound(hashes, hash); at < hashes.length && hashes[at] === hash; at++) {
    const document = documents[at] as number;
    const distance = distanceOf(indexed[document] as IndexedDocument, text.trim(), key);
    if (distance !== undefined) found.push({ document, distance });
  }
  return found;
}

/** Same letters before same letters in another case before same letters with other separators. */
function distanceOf(document: IndexedDocument, text: string, key: string): number | undefined {
  const ways = spellings(document);
  const same = ways.indexOf(text);
  if (same >= 0) return same;
  const lowered = text.toLowerCase();
  const alike = ways.findIndex((way) => way.toLowerCase() === lowered);
  if (alike >= 0) return ways.length + alike;
  const loose = ways.findIndex((way) => referenceKey(way) === key);
  return loose < 0 ? undefined : 2 * ways.length + loose;
}

/** FNV-1a over UTF-16 units (G. Fowler, L. C. Noll, K.-P. Vo). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function lowerBound(values: Uint32Array, wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
