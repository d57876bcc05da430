/** JSON from outside, made the catalog's own: whoever handed it over cannot change it afterwards. */
import type { JsonValue } from './json.ts';

/** Roots of what was sealed before: a changed catalog takes most of its tools from another. */
const sealedBefore = new WeakSet<object>();

/**
 * A deeply frozen copy of a value, as `JSON.stringify` writes it; the value itself when it is such a copy. Undefined for
 * what JSON cannot write: a value that contains itself, a BigInt, a function, nesting deeper than the stack, a field
 * that throws an error when it is read.
 */
export function sealJson(value: unknown): JsonValue | undefined {
  if (typeof value === 'object' && value !== null && sealedBefore.has(value)) return value as JsonValue;
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? undefined : freezeWhole(JSON.parse(text) as JsonValue);
  } catch {
    return undefined;
  }
}

function freezeWhole(value: JsonValue): JsonValue {
  freezeParts(value);
  if (typeof value === 'object' && value !== null) sealedBefore.add(value);
  return value;
}

function freezeParts(value: JsonValue): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) freezeParts(part);
  Object.freeze(value);
}
