/**
 * The fields of the OpenAPI subset that hold no schemas: which type takes which, and what becomes of a value that the
 * API would refuse.
 */

import type { Findings } from '../diagnostic.ts';
import { keyword, type SchemaObject } from '../json-schema.ts';
import type { MutableSchema } from './clean.ts';

/** Where fields are written: a schema of one type. */
export interface Place {
  readonly type: string;
  /** JSON Pointer steps of the schema that is read. */
  readonly tokens: readonly string[];
  /** The schema that is written. */
  readonly result: MutableSchema;
  readonly findings: Findings;
}

/** The fields of the API's Schema message that hold no schemas, by the type they go with. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'format', 'minLength', 'maxLength', 'pattern'],
  number: ['format', 'minimum', 'maximum'],
  integer: ['format', 'minimum', 'maximum'],
  boolean: [],
  array: ['minItems', 'maxItems'],
  object: ['required', 'minProperties', 'maxProperties'],
};

/** Texts and values that go with any type. */
export const ANNOTATIONS = ['title', 'description', 'default'];

/** The formats the API takes; any other is refused. */
const FORMATS: Readonly<Record<string, ReadonlySet<string>>> = {
  string: new Set(['enum', 'date-time']),
  number: new Set(['float', 'double']),
  integer: new Set(['int32', 'int64']),
};

/** Writes a field that goes with the type; a format that the API does not know is dropped. */
export function writeField(name: string, value: unknown, place: Place): void {
  if (name === 'format' && FORMATS[place.type]?.has(value as string) !== true) drop(name, place);
  else if (name === 'enum') writeWords(name, value as unknown[], place);
  else place.result[name] = value;
}

/** The API takes words of strings only, and none that is empty. */
export function writeWords(name: string, words: readonly unknown[], place: Place): void {
  const named = words.filter((word) => word !== null);
  const isText = (word: unknown): boolean => typeof word === 'string' && word !== '';
  if (place.type === 'string' && named.length > 0 && named.every(isText)) place.result.enum = named;
  else if (named.length > 0) drop(name, place);
}

/** The API has no exclusive bounds; for integers the next number says the same. */
export function writeBounds(schema: SchemaObject, { type, tokens, result, findings }: Place): void {
  if (type !== 'number' && type !== 'integer') return;
  const low = keyword(schema, 'exclusiveMinimum');
  const high = keyword(schema, 'exclusiveMaximum');
  const step = type === 'integer' ? 1 : 0;
  if (typeof low === 'number')
    result.minimum = Math.max(step === 1 ? Math.floor(low) + step : low, Number(result.minimum ?? -Infinity));
  if (typeof high === 'number')
    result.maximum = Math.min(step === 1 ? Math.ceil(high) - step : high, Number(result.maximum ?? Infinity));
  if (step === 0 && (low !== undefined || high !== undefined)) {
    findings.add('keyword-widened', tokens, 'An exclusive bound became an inclusive one.');
  }
}

/** The texts and values of a schema that go with any type. */
export function annotations(schema: SchemaObject): MutableSchema {
  const kept = ANNOTATIONS.filter((name) => Object.hasOwn(schema, name));
  return Object.fromEntries(kept.map((name) => [name, schema[name]]));
}

/** Leaves a keyword out and says so. */
export function drop(name: string, { tokens, findings }: Pick<Place, 'tokens' | 'findings'>): void {
  findings.add('keyword-dropped', [...tokens, name], `${name} is not taken here; it was left out.`);
}
