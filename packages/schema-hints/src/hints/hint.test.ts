import { describe, expect, it } from 'vitest';
import { inputHint, outputHint } from '../index.ts';
import { hostileSchemas } from '../testing/hostile.ts';
import { parseHint } from '../testing/typescript-value.ts';

const closed = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const value = (schema: unknown, others: object = {}) => ({
  type: 'object',
  properties: { v: schema },
  required: ['v'],
  ...others,
});

describe('inputHint', () => {
  it.each<[string, unknown, string]>([
    [
      'required properties first, words quoted, integers as numbers',
      {
        type: 'object',
        properties: { mode: { enum: ['drip', 'flood'] }, count: { type: 'integer' }, id: { type: 'string' } },
        required: ['id'],
      },
      '{ id: string; count?: number; mode?: "drip" | "flood" }',
    ],
    [
      'names that are no identifiers in quotes',
      value(closed({ 'retry-delay': {}, 'a b': true, ñ: {} }, [])),
      '{ v: { "a b"?: unknown; "retry-delay"?: unknown; "ñ"?: unknown } }',
    ],
    ['lists of types and nullable', value({ type: ['string', 'null'] }), '{ v: string | null }'],
    ['nullable as OpenAPI has it', value({ type: 'string', nullable: true }), '{ v: string | null }'],
    ['constants', value({ anyOf: [{ const: 'a' }, { const: 1 }, { const: null }] }), '{ v: "a" | 1 | null }'],
    ['words narrowed by their type', value({ type: 'string', enum: ['a', 1, null] }), '{ v: "a" }'],
    ['any JSON', value({}), '{ v: unknown }'],
    ['maps', value({ type: 'object', additionalProperties: { type: 'number' } }), '{ v: { [key: string]: number } }'],
    [
      'maps by pattern',
      value({ patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false }),
      '{ v: { [key: string]: string } }',
    ],
    ['objects of which nothing is said', value({ type: 'object' }), '{ v: object }'],
    ['arrays', value({ type: 'array', items: { type: ['string', 'number'] } }), '{ v: Array<string | number> }'],
    [
      'tuples',
      value({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 1, items: false }),
      '{ v: [string, (number)?] }',
    ],
    [
      'open tuples',
      value({ type: 'array', prefixItems: [{ type: 'string' }], minItems: 1 }),
      '{ v: [string, ...Array<unknown>] }',
    ],
    [
      'tuples of older drafts',
      value(
        { items: [{ type: 'string' }], minItems: 1, additionalItems: false },
        { $schema: 'http://json-schema.org/draft-07/schema#' },
      ),
      '{ v: [string] }',
    ],
    [
      'no prefixItems in older drafts',
      value(
        { type: 'array', prefixItems: [{ type: 'string' }] },
        { $schema: 'http://json-schema.org/draft-07/schema#' },
      ),
      '{ v: Array<unknown> }',
    ],
    [
      'allOf merged',
      { allOf: [value({ type: 'string' }), closed({ v: { enum: ['a', 1] }, w: { type: 'null' } }, [])] },
      '{ v: "a"; w?: null }',
    ],
    [
      'a choice of required properties',
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'number' } },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      '{ a: string; b?: number } | { b: number; a?: string }',
    ],
    [
      'discriminated unions',
      value({ oneOf: [closed({ k: { const: 'x' } }), closed({ k: { const: 'y' }, n: { type: 'integer' } })] }),
      '{ v: { k: "x" } | { k: "y"; n: number } }',
    ],
    [
      'references and what stands beside them',
      { ...value({ $ref: '#/$defs/a~1b', enum: ['x'] }), $defs: { 'a/b': { type: 'string' } } },
      '{ v: "x" }',
    ],
    [
      'references into properties',
      { type: 'object', properties: { a: { type: 'string' }, b: { $ref: '#/properties/a' } } },
      '{ a?: string; b?: string }',
    ],
    ['anchors', { ...value({ $ref: '#here' }), $defs: { x: { $anchor: 'here', type: 'boolean' } } }, '{ v: boolean }'],
    [
      'embedded ids',
      { $id: 'https://a.b/root', ...value({ $ref: 'other' }), $defs: { x: { $id: '/other', type: 'boolean' } } },
      '{ v: boolean }',
    ],
    [
      'recursion cut',
      { ...value({ $ref: '#/$defs/n' }), $defs: { n: closed({ next: { $ref: '#/$defs/n' } }, []) } },
      '{ v: { next?: unknown } }',
    ],
    [
      'properties closed from outside',
      { allOf: [value({ type: 'string' })], unevaluatedProperties: { type: 'number' } },
      '{ v: string; [key: string]: number }',
    ],
    [
      'properties that must not be there left out',
      { type: 'object', properties: { a: false, b: true } },
      '{ b?: unknown }',
    ],
    ['impossible objects', { type: 'object', properties: { a: false }, required: ['a'] }, 'never'],
    [
      '__proto__ and constructor as names like any other',
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{}}}'),
      '{ __proto__?: string; constructor?: unknown }',
    ],
    ['no arguments', { type: 'object', properties: {} }, '{}'],
    ['true', true, 'unknown'],
    ['false', false, 'never'],
    ['no schema', 'string', 'unknown'],
  ])('writes %s', (_, schema, hint) => {
    expect(inputHint(schema)).toBe(hint);
    parseHint(hint);
  });

  it('lets no word or name out of its quotes, its line, a comment or a fenced block', () => {
    const evil = 'a"\n*/ ``` \u2028\u202e\ud800\\';
    const hint = inputHint(closed({ [evil]: { const: evil } }));
    const escaped = '"a\\"\\n*\\/ \\u0060\\u0060\\u0060 \\u2028\\u202e\\ud800\\\\"';
    expect(hint).toBe(`{ ${escaped}: ${escaped} }`);
    parseHint(hint);
  });

  it('does not depend on the order of keys', () => {
    const schema = closed({ b: { type: 'string' }, a: closed({ y: {}, x: {} }) });
    const turned = {
      additionalProperties: false,
      required: ['a', 'b'],
      properties: { a: closed({ x: {}, y: {} }), b: { type: 'string' } },
      type: 'object',
    };
    expect(inputHint(turned)).toBe(inputHint(schema));
  });

  it('shortens words and inner objects before it leaves out properties, and says so where it does', () => {
    const schema = closed({
      a: { enum: ['one', 'two'] },
      b: closed({ c: { type: 'string' } }),
      d: { type: 'array', items: { type: 'string' } },
    });
    expect(inputHint(schema)).toBe('{ a: "one" | "two"; b: { c: string }; d: Array<string> }');
    expect(inputHint(schema, { maxBytes: 54 })).toBe('{ a: "one" | "two"; b: object; d: Array<string> }');
    expect(inputHint(schema, { maxBytes: 45 })).toBe('{ a: string; b: object; d: Array<string> }');
    expect(inputHint(schema, { maxBytes: 40 })).toBe('{ a: string; [more: string]: unknown }');
  });

  it('is the kinds of the words where too many of them are none that could be shown', () => {
    const long = Array.from({ length: 10_000 }, (_, index) => `${'long '.repeat(40)}${index}`);
    expect(inputHint({ enum: [...long, 'a', 7] })).toBe('string | number');
    expect(inputHint({ enum: ['b', 'b', ...long, 'a', 'a'] })).toBe('"b" | string');
  });

  it('keeps within the bounds it is given', () => {
    const words = { enum: Array.from({ length: 20 }, (_, index) => `word${index}`) };
    expect(inputHint(value(words), { maxLiterals: 2 })).toBe('{ v: "word0" | "word1" | string }');
    expect(inputHint(closed({ a: {}, b: {}, c: {} }), { maxProperties: 2 })).toBe(
      '{ a: unknown; b: unknown; [more: string]: unknown }',
    );
    const variants = { anyOf: [closed({ a: {} }), closed({ b: {} }), closed({ c: {} })] };
    expect(inputHint(value(variants), { maxVariants: 2 })).toBe('{ v: { a: unknown } | { b: unknown } | object }');
    expect(inputHint(value(closed({ a: closed({ b: {} }) })), { maxDepth: 2 })).toBe('{ v: { a: object } }');
  });

  it('reads out-of-range and meaningless bounds as the nearest or the default', () => {
    const schema = closed({ a: {} });
    expect(inputHint(schema, { maxBytes: -1, maxDepth: 0, maxProperties: 1e9 })).toBe('{ a: unknown }');
    expect(inputHint(schema, { maxBytes: Number.NaN })).toBe('{ a: unknown }');
  });

  it.each(Object.entries(hostileSchemas()))('survives %s', (_, schema) => {
    const hint = inputHint(schema);
    parseHint(hint);
    expect(Buffer.byteLength(hint)).toBeLessThanOrEqual(300);
    expect(inputHint(schema)).toBe(hint);
    expect(Buffer.byteLength(outputHint(schema) ?? '')).toBeLessThanOrEqual(800);
  });
});

describe('outputHint', () => {
  const row = closed({ id: { type: 'string' }, paid: { type: 'boolean' } });

  it('is given for a complete, closed schema', () => {
    expect(outputHint({ type: 'array', items: row })).toBe('Array<{ id: string; paid: boolean }>');
    expect(outputHint({ anyOf: [row, { type: 'null' }] })).toBe('{ id: string; paid: boolean } | null');
    expect(outputHint(closed({ any: {}, map: { type: 'object', additionalProperties: row } }))).toBe(
      '{ any: unknown; map: { [key: string]: { id: string; paid: boolean } } }',
    );
  });

  it.each<[string, unknown]>([
    ['an open object', { ...row, additionalProperties: undefined }],
    ['an object open by declaration', { ...row, additionalProperties: true }],
    ['an open object inside', closed({ a: { type: 'object', properties: {} } })],
    ['an object of which nothing is said', closed({ a: { type: 'object' } })],
    ['a schema that allows anything', {}],
    ['true', true],
    ['recursion', { ...closed({ next: { $ref: '#' } }, []) }],
    ['a reference that leads nowhere', closed({ a: { $ref: '#/$defs/none' } })],
    ['a condition', { ...row, if: { required: ['id'] }, else: false }],
    ['not', { ...row, not: { required: ['id'] } }],
    ['an enumeration too long to write', closed({ a: { enum: Array.from({ length: 40 }, (_, index) => index) } })],
    [
      'more properties than are shown',
      closed(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, {}]))),
    ],
    [
      'more bytes than it may take',
      closed(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${'p'.repeat(60)}${index}`, {}]))),
    ],
    ['an unknown dialect', { ...row, $schema: 'https://example.com/dialect' }],
    ['what is no schema', 42],
  ])('is not given for %s', (_, schema) => {
    expect(outputHint(schema)).toBeUndefined();
  });
});
