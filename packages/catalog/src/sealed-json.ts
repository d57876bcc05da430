/** JSON from outside, made one's own: one deep-frozen copy that nobody else holds. */
import type { JsonValue } from './json.ts';

/** A frozen copy, or where the value stops being JSON. */
export type SealedJson<T = JsonValue> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false /** JSON Pointer. */; readonly path: string; readonly found: string };

/** Options of {@link sealJson}. */
export interface SealOptions {
  /** Values in the whole, itself included; more are refused. Default: no bound. */
  readonly maxValues?: number;
}

/** Deepest nesting that is taken: what walks a value later may do so on the stack. */
const MAX_DEPTH = 200;

/** Roots of what was sealed before: a changed catalog takes most of its tools from another. */
const sealedBefore = new WeakSet<object>();

/**
 * Copies and freezes a value; one that is such a copy is given as it is. Properties that are `undefined` are left out, as
 * JSON leaves them out; everything else that JSON cannot carry (functions, cycles, NaN, class instances) is refused, as
 * is nesting of more than 200 levels. Never throws.
 */
export function sealJson(value: unknown, { maxValues = Number.POSITIVE_INFINITY }: SealOptions = {}): SealedJson {
  if (typeof value === 'object' && value !== null && sealedBefore.has(value)) {
    return { ok: true, value: value as JsonValue };
  }
  try {
    const copy = copyOf(value, { path: '', depth: 0 }, { left: maxValues, maxValues });
    if (typeof copy === 'object' && copy !== null) sealedBefore.add(copy);
    return { ok: true, value: copy };
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, path: error.path, found: error.found };
    return { ok: false, path: '', found: 'a value that throws when it is read' };
  }
}

class NotJson extends Error {
  readonly path: string;
  readonly found: string;

  constructor(path: string, found: string) {
    super(found);
    this.path = path;
    this.found = found;
  }
}

interface Place {
  readonly path: string;
  readonly depth: number;
}

function copyOf(value: unknown, { path, depth }: Place, room: { left: number; readonly maxValues: number }): JsonValue {
  // One object in many places is one value in each of them.
  if (--room.left < 0) throw new NotJson('', `more than ${room.maxValues} values`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (depth > MAX_DEPTH) throw new NotJson('', `more than ${MAX_DEPTH} levels`);
  const inner = (key: string | number, item: unknown) =>
    copyOf(item, { path: `${path}/${escapePointer(String(key))}`, depth: depth + 1 }, room);
  if (Array.isArray(value)) {
    return Object.freeze(Array.from(value, (item: unknown, index) => inner(index, item)));
  }
  // The tag, not the prototype: plain objects of another realm are plain too.
  if (typeof value !== 'object' || Object.prototype.toString.call(value) !== '[object Object]' || 'toJSON' in value) {
    throw new NotJson(path, kindOf(value));
  }
  const entries = Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    item === undefined ? [] : [[key, inner(key, item)] as const],
  );
  // fromEntries defines properties, so a key `__proto__` stays a key.
  return Object.freeze(Object.fromEntries(entries));
}

function kindOf(value: unknown): string {
  if (typeof value === 'object') return Object.prototype.toString.call(value).slice(8, -1);
  return typeof value === 'number' ? String(value) : typeof value;
}

/** One step of a JSON Pointer. */
function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
