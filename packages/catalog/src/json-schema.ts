/** What may stand where a JSON Schema is wanted, and how one from outside is taken over. */
import { isJsonObject } from './json.ts';
import { type SealedJson, sealJson } from './sealed-json.ts';
import type { JsonSchema } from './tool.ts';

/** Values of one schema; real ones have a few thousand at most, and each is read again and again. */
const MAX_SCHEMA_VALUES = 100_000;

/** True for a boolean and for an object of keywords, whatever they say. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isJsonObject(value);
}

/** A frozen copy of a schema, or of annotations, of at most 100,000 values and 200 levels. Never throws. */
export function sealSchema<T extends object | boolean>(schema: T): SealedJson<T> {
  return sealJson(schema, { maxValues: MAX_SCHEMA_VALUES }) as SealedJson<T>;
}

/** Such as `bigint at /properties/a/default`: what keeps a value from being sealed, and where. */
export function unsealable({ path, found }: Extract<SealedJson, { ok: false }>): string {
  return path === '' ? found : `${found} at ${path.slice(0, 200)}`;
}
