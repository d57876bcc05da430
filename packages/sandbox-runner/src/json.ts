/** A value that JSON can say. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Parses text from the child. `__proto__` keys are dropped, so that no careless merge further on takes a prototype from a body. */
export function parseHostileJson(text: string): unknown {
  // A key can also be spelt with escapes; the slower reviver runs only when one of the two could be there.
  if (!text.includes('__proto__') && !text.includes('\\u00')) return JSON.parse(text);
  return JSON.parse(text, function (this: unknown, key: string, value: unknown) {
    return key === '__proto__' ? undefined : value;
  });
}
