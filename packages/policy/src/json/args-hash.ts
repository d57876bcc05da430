/** What an approval and a repeated failure are bound to. */
import { createHash } from 'node:crypto';
import { canonicalJson, type JsonObject } from '@toolsearch/catalog';

/** SHA-256 of the canonical JSON of arguments, in hexadecimal: equal for equal arguments, whatever the order of keys. */
export function argsHash(args: JsonObject): string {
  return createHash('sha256').update(canonicalJson(args)).digest('hex');
}
