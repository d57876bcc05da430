/** The name under which a saved index is kept: other documents or another version have another name. */
import { createHash } from 'node:crypto';
import { byCodePoint } from '../order.ts';
import type { SearchDocument } from './document.ts';
import { INDEX_VERSION } from './segment/persist.ts';

const PROPERTIES = ['id', 'name', 'alias', 'owner', 'source', 'title', 'description', 'parameters'] as const;

/** SHA-256 of the documents, in hexadecimal; their order does not matter. */
export function contentHash(documents: readonly SearchDocument[]): string {
  const hash = createHash('sha256').update(`toolsearch index ${INDEX_VERSION}`);
  for (const document of [...documents].sort((a, b) => byCodePoint(a.id, b.id))) {
    hash.update(JSON.stringify(PROPERTIES.map((property) => document[property] ?? null)));
  }
  return hash.digest('hex');
}
