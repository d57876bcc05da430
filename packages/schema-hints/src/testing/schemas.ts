/**
 * For tests: schemas, and values that many of them allow.
 */

import fc from 'fast-check';
import type { SchemaObject } from '../json-schema.ts';

const NAMES = ['a', 'b', 'c', 'x-y', '__proto__', 'constructor'];
const WORDS: readonly (string | number | boolean | null)[] = ['a', 'b', '*/ "`', 0, -1.5, 2, true, false, null];

const name = fc.constantFrom(...NAMES);
const word = fc.constantFrom(...WORDS);

const keywordName = fc.oneof(
  fc.constantFrom(
    '$ref',
    '$id',
    '$anchor',
    '$schema',
    '$defs',
    'definitions',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'unevaluatedProperties',
    'propertyNames',
    'items',
    'prefixItems',
    'additionalItems',
    'minItems',
    'maxItems',
    'anyOf',
    'oneOf',
    'allOf',
    'not',
    'if',
    'then',
    'else',
    'enum',
    'const',
    'nullable',
    'dependencies',
    'dependentSchemas',
    'minimum',
    'exclusiveMinimum',
    'pattern',
    'format',
    'description',
    'default',
    'a',
    '__proto__',
    'constructor',
    '$dynamicRef',
    '$recursiveRef',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** An object built as `JSON.parse` builds it, so that `__proto__` is a property like any other. */
function record<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries);
}

const entriesOf = <T>(value: fc.Arbitrary<T>) =>
  fc.uniqueArray(fc.tuple(name, value), { maxLength: 4, selector: ([key]) => key });

/** Schemas of draft 2020-12 without conditions, mostly of closed objects, with definitions to refer to. */
export const closedSchema: fc.Arbitrary<SchemaObject> = fc.letrec<{ schema: SchemaObject; node: SchemaObject }>(
  (tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('string', 'number', 'boolean', 'null').map((type) => ({ type })),
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).map((words) => ({ enum: words })),
      word.map((value) => ({ const: value })),
      fc
        .uniqueArray(fc.constantFrom('string', 'number', 'null', 'boolean'), { minLength: 1 })
        .map((type) => ({ type })),
      fc.constantFrom({ $ref: '#/$defs/one' }, { $ref: '#/$defs/two' }),
      tie('node').map((items) => ({ type: 'array', items })),
      fc
        .tuple(fc.array(tie('node'), { minLength: 1, maxLength: 3 }), fc.nat(3), fc.option(tie('node')))
        .map(([prefixItems, minItems, items]) => ({
          type: 'array',
          prefixItems,
          minItems: Math.min(minItems, prefixItems.length),
          items: items ?? false,
        })),
      fc.tuple(entriesOf(tie('node')), fc.uniqueArray(name, { maxLength: 2 })).map(([properties, required]) => ({
        type: 'object',
        properties: record(properties),
        required,
        additionalProperties: false,
      })),
      tie('node').map((additionalProperties) => ({ type: 'object', additionalProperties })),
      fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      fc.array(tie('node'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
    ),
    schema: fc
      .tuple(tie('node'), tie('node'), tie('node'))
      .map(([root, one, two]) => ({ ...root, $defs: { one, two } })),
  }),
).schema;

/** Values that the schemas above allow more often than chance would have it. */
export const likelyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.constantFrom('other', 7),
    fc.array(tie('value'), { maxLength: 3 }),
    entriesOf(tie('value')).map(record),
  ),
})).value;

/** Any JSON value, with the keywords and values of schemas in places where they do not belong. */
export const anySchema: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(
      true,
      false,
      null,
      'object',
      'string',
      '#',
      '#/$defs/a',
      '#/properties/a',
      'http://a.b/c',
      0,
      1.5,
      '(?i)a',
    ),
    fc.string({ unit: 'binary' }),
    fc.array(tie('schema'), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(keywordName, tie('schema')), { maxLength: 5, selector: ([key]) => key }).map(record),
  ),
})).schema;
