/**
 * Compares two strings by code point, independent of locale: UTF-8 keeps that order, JavaScript's own `<` does not. Half
 * a surrogate pair has no UTF-8 form of its own; strings that differ in such halves alone are told apart by `<`.
 */
export function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) || (a < b ? -1 : a > b ? 1 : 0);
}
