/**
 * What the value of each keyword must look like, as the meta-schema of draft 2020-12 has it. Keywords that hold
 * schemas are not here but in `subschemas.ts`.
 */

import { isSchemaObject, TYPE_NAMES } from './json-schema.ts';

const isString = (value: unknown): boolean => typeof value === 'string';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every(isString) && new Set(value).size === value.length;
const isTypeName = (value: unknown): boolean => typeof value === 'string' && TYPE_NAMES.has(value);
const anything = (): boolean => true;

/** The keywords that hold no schemas, each with the test of its value. */
export const KEYWORD_SHAPES: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['$comment', isString],
  ['const', anything],
  ['contentEncoding', isString],
  ['contentMediaType', isString],
  ['default', anything],
  ['dependentRequired', (value) => isSchemaObject(value) && Object.values(value).every(isStrings)],
  ['deprecated', isBoolean],
  ['description', isString],
  ['enum', (value) => Array.isArray(value)],
  ['examples', (value) => Array.isArray(value)],
  ['exclusiveMaximum', isNumber],
  ['exclusiveMinimum', isNumber],
  ['format', isString],
  ['maxContains', isCount],
  ['maxItems', isCount],
  ['maxLength', isCount],
  ['maxProperties', isCount],
  ['maximum', isNumber],
  ['minContains', isCount],
  ['minItems', isCount],
  ['minLength', isCount],
  ['minProperties', isCount],
  ['minimum', isNumber],
  ['multipleOf', (value) => isNumber(value) && (value as number) > 0],
  ['pattern', isString],
  ['readOnly', isBoolean],
  ['required', isStrings],
  ['title', isString],
  [
    'type',
    (value) =>
      isTypeName(value) || (Array.isArray(value) && value.length > 0 && isStrings(value) && value.every(isTypeName)),
  ],
  ['uniqueItems', isBoolean],
  ['writeOnly', isBoolean],
]);

/** Whether a pattern compiles the way validators compile it, as ECMAScript with the `u` flag. */
export function patternCompiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
