/** Arguments as they are approved, checked, run and recorded: one deep-frozen copy that nobody else holds. */
import type { JsonObject, JsonValue } from '@toolsearch/catalog';

/** A frozen copy, or where the value stops being JSON. */
export type Snapshot =
  | { readonly ok: true; readonly args: JsonObject }
  | { readonly ok: false /** JSON Pointer. */; readonly path: string; readonly found: string };

/** Deepest nesting of arguments that is taken. */
const MAX_DEPTH = 200;

/**
 * Copies and freezes arguments. Properties that are `undefined` are left out, as JSON leaves them out; everything else
 * that JSON cannot carry (functions, cycles, NaN, class instances) is refused.
 */
export function snapshotArgs(value: unknown): Snapshot {
  try {
    const copy = copyJson(value, '', 0);
    if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) throw new NotJson('', kindOf(value));
    return { ok: true, args: copy as JsonObject };
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

function copyJson(value: unknown, path: string, depth: number): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (depth > MAX_DEPTH) throw new NotJson(path, `more than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) {
    return Object.freeze(Array.from(value, (item: unknown, index) => copyJson(item, `${path}/${index}`, depth + 1)));
  }
  // The tag, not the prototype: plain objects of another realm are plain too.
  if (typeof value !== 'object' || Object.prototype.toString.call(value) !== '[object Object]' || 'toJSON' in value) {
    throw new NotJson(path, kindOf(value));
  }
  const entries = Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    item === undefined ? [] : [[key, copyJson(item, `${path}/${escapePointer(key)}`, depth + 1)] as const],
  );
  // fromEntries defines properties, so a key `__proto__` stays a key.
  return Object.freeze(Object.fromEntries(entries));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return Object.prototype.toString.call(value).slice(8, -1);
  return typeof value === 'number' ? String(value) : typeof value;
}

/** One step of a JSON Pointer. */
function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
