/** Names of options: one that nobody knows is refused, since a misspelt bound would otherwise be no bound at all. */

/** So many first letters in common, whatever their case, make a known name one that was perhaps meant. */
const SHARED_LETTERS = 3;

/**
 * Throws a TypeError when `given` is no plain object, or has a name that is not among `known`. The message says which were
 * perhaps meant, or all of them.
 */
export function refuseUnknownNames(what: string, given: unknown, known: readonly string[]): void {
  if (!isPlainObject(given)) {
    throw new TypeError(`${what} is ${kindOf(given)}; a plain object is wanted.`);
  }
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const start = unknown.slice(0, SHARED_LETTERS).toLowerCase();
  const near = known.filter((name) => start.length === SHARED_LETTERS && name.toLowerCase().startsWith(start));
  throw new TypeError(
    `${what} has no ${JSON.stringify(unknown)}; known: ${(near.length > 0 ? near : known).join(', ')}.`,
  );
}

/** A wrong value in a message: a number as it is, of anything else only what it is, since it may be secret or long. */
export function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : kindOf(value);
}

/** What a value is: its type, or `null`, `an array`, `an instance of Map`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value !== 'object' || isPlainObject(value)) return typeof value;
  const maker = (Object.getPrototypeOf(value) as { readonly constructor?: unknown }).constructor;
  return typeof maker === 'function' && maker.name !== '' ? `an instance of ${maker.name}` : 'object';
}

/** True for `{}` of any realm, and for an object without a prototype: what it holds are its own properties. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
