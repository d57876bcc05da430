/** One text for equal values, and its hash. */
import { createHash } from 'node:crypto';
import type { JsonObject, JsonValue } from '@toolsearch/catalog';
import { isJsonObject } from './object.ts';

/** JSON with keys in code-point order and no white space: equal values give equal text. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort(byCodePoint)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical text, in hexadecimal: what an approval is bound to. */
export function argsHash(args: JsonObject): string {
  return createHash('sha256').update(canonicalJson(args)).digest('hex');
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
