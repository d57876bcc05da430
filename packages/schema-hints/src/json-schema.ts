/**
 * What a JSON Schema is to this package: JSON from outside, read one own keyword at a time.
 */

/** A JSON Schema of any draft: a boolean, or an object of keywords. */
export type JsonSchema = boolean | SchemaObject;

/** The object form of a schema. */
export interface SchemaObject {
  readonly [keyword: string]: unknown;
}

/** The seven type names of JSON Schema. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
]);

/** Whether a value is a JSON object, and so the object form of a schema. */
export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value can stand where a schema is wanted. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isSchemaObject(value);
}

/**
 * The value of a keyword, `undefined` when absent. Own properties only: a schema may well lack `constructor`
 * or own `__proto__`, and the prototype must answer for neither.
 */
export function keyword(schema: SchemaObject, name: string): unknown {
  return Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** The type names a schema allows: `type` as a string or a list, unknown names left out; `undefined` when it says none. */
export function declaredTypes(schema: SchemaObject): readonly string[] | undefined {
  const type = keyword(schema, 'type');
  const names = Array.isArray(type) ? type : [type];
  const known = names.filter((name): name is string => typeof name === 'string' && TYPE_NAMES.has(name));
  return known.length === 0 ? undefined : [...new Set(known)];
}

/** Orders two strings by UTF-16 code unit, the same on every host and in every locale; for `Array.prototype.sort`. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
