/**
 * A bounded copy of a JSON value, for the examples, defaults and words that a schema carries.
 */

const MAX_DEPTH = 32;
const MAX_VALUES = 5_000;

/** Copies a JSON value. `undefined` when it is nested or large beyond bounds, contains itself, or is no JSON. */
export function copyJson(value: unknown): unknown {
  let left = MAX_VALUES;
  const copy = (inner: unknown, depth: number): unknown => {
    if (--left < 0 || depth > MAX_DEPTH) throw BEYOND;
    if (inner === null || typeof inner === 'string' || typeof inner === 'boolean') return inner;
    if (typeof inner === 'number' && Number.isFinite(inner)) return inner;
    if (Array.isArray(inner)) return inner.map((item) => copy(item, depth + 1));
    if (typeof inner !== 'object') throw BEYOND;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, copy(item, depth + 1)]));
  };
  try {
    return copy(value, 0);
  } catch (error) {
    if (error === BEYOND) return undefined;
    throw error;
  }
}

const BEYOND = Symbol('beyond the bounds of a copy');
