/** The arguments of a control as an object, also where a model sent them as JSON text. */

/** Named values that a model sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for what JSON calls an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a value is or spells, once or twice encoded; anything else is `undefined`. */
export function readFields(value: unknown): Fields | undefined {
  const once = typeof value === 'string' ? parseJson(value) : value;
  const twice = typeof once === 'string' ? parseJson(once) : once;
  return isFields(twice) ? twice : undefined;
}

/** The value of a JSON text, or `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
