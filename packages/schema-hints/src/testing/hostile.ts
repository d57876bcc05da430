/**
 * For tests and benchmarks: schemas made to exhaust whoever reads them. Built anew at each call.
 */

import type { SchemaObject } from '../json-schema.ts';

type Schema = Record<string, unknown>;

function nested(levels: number, wrap: (inner: Schema) => Schema): Schema {
  let schema: Schema = { type: 'string' };
  for (let level = 0; level < levels; level++) schema = wrap(schema);
  return schema;
}

function selfContaining(): Schema {
  const schema: Schema = { type: 'object' };
  schema.properties = { self: schema };
  schema.allOf = [schema];
  return schema;
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const objectOf = (names: readonly string[], schema: unknown): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, schema])),
});

/** The schemas by what is wrong with them. */
export function hostileSchemas(): Readonly<Record<string, SchemaObject>> {
  return {
    'objects nested 10,000 deep': nested(10_000, (inner) => ({ type: 'object', properties: { a: inner } })),
    'arrays nested 10,000 deep': nested(10_000, (items) => ({ type: 'array', items })),
    'allOf nested 10,000 deep': nested(10_000, (inner) => ({ allOf: [inner] })),
    'anyOf that doubles 40 times': nested(40, (inner) => ({ anyOf: [inner, inner] })),
    'allOf that doubles 40 times': nested(40, (inner) => ({
      type: 'object',
      properties: { a: inner },
      allOf: [inner, inner],
    })),
    'a schema inside itself': selfContaining(),
    '100,000 properties': objectOf(
      many(100_000, (index) => `p${(index * 7919) % 100_000}`),
      { type: 'string' },
    ),
    '100,000 required names': { type: 'object', required: many(100_000, (index) => `r${index}`) },
    '100,000 words': { type: 'object', properties: { a: { enum: many(100_000, (index) => `word ${index}`) } } },
    '100,000 long words': {
      type: 'object',
      properties: { a: { enum: many(100_000, (index) => `${'long '.repeat(20)}${index}`) } },
    },
    '10,000 variants': { type: 'object', properties: { a: { anyOf: many(10_000, (index) => ({ const: index })) } } },
    '10,000 members': { type: 'object', allOf: many(10_000, (index) => objectOf([`a${index}`], { type: 'string' })) },
    '64 by 64 by 64 shapes': {
      type: 'object',
      allOf: many(3, (part) => ({
        anyOf: many(64, (index) =>
          objectOf(
            many(8, (name) => `${part}.${index}.${name}`),
            {},
          ),
        ),
      })),
    },
    'a chain of 20,000 references': {
      $ref: '#/$defs/d0',
      $defs: Object.fromEntries(many(20_000, (index) => [`d${index}`, { $ref: `#/$defs/d${index + 1}` }])),
    },
    'a loop of references': { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    'a megabyte of text': {
      type: 'object',
      properties: { a: { const: 'x'.repeat(1_000_000) } },
      description: 'y'.repeat(1_000_000),
    },
    'a name of a megabyte': objectOf(['n'.repeat(1_000_000)], true),
    'wide objects 6 levels deep': nested(6, (inner) =>
      objectOf(
        many(24, (index) => `p${index}`),
        inner,
      ),
    ),
  };
}
