import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnoseSchema } from './index.ts';
import { hostileSchemas } from './testing/hostile.ts';
import { anySchema } from './testing/schemas.ts';

describe('diagnoseSchema', () => {
  it.each<[unknown, string, string]>([
    ['text', 'not-a-schema', ''],
    [true, 'boolean-root', ''],
    [{ type: 'string' }, 'root-not-object', '/type'],
    [{ $schema: 'https://a.b/c' }, 'unknown-dialect', '/$schema'],
    [{ properties: { 'a/b': { $ref: 'http://a.b/c' } } }, 'remote-reference', '/properties/a~1b/$ref'],
    [{ items: { $ref: '#/$defs/none' } }, 'unresolvable-reference', '/items/$ref'],
    [{ $ref: '#x', $defs: { a: { $anchor: 'x' }, b: { $anchor: 'x' } } }, 'ambiguous-reference', '/$ref'],
    [{ $defs: { a: { $ref: '#/$defs/a' } } }, 'reference-loop', '/$defs/a'],
    [{ properties: { a: { enum: [] } } }, 'empty-enum', '/properties/a/enum'],
    [{ properties: { a: { type: 'any' } } }, 'unknown-type', '/properties/a/type'],
    [{ properties: { a: { pattern: '(?i)a' } } }, 'invalid-pattern', '/properties/a/pattern'],
    [{ patternProperties: { '[': {} } }, 'invalid-pattern', '/patternProperties/['],
    [{ properties: [] }, 'malformed-keyword', '/properties'],
    [{ properties: { a: 'string' } }, 'malformed-keyword', '/properties'],
    [{ required: true }, 'malformed-keyword', '/required'],
    [{ minimum: '0' }, 'malformed-keyword', '/minimum'],
    [{ items: [{}] }, 'other-draft', '/items'],
    [{ exclusiveMinimum: true }, 'other-draft', '/exclusiveMinimum'],
    [{ $schema: 'http://json-schema.org/draft-07/schema#', prefixItems: [{}] }, 'other-draft', '/prefixItems'],
  ])('finds in %j: %s', (schema, code, path) => {
    expect(diagnoseSchema(schema)).toEqual([expect.objectContaining({ code, path })]);
  });

  it('finds nothing in a plain schema', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { a: { type: ['string', 'null'], pattern: '^a' }, b: { items: [{}], additionalItems: false } },
      required: ['a'],
      dependencies: { a: ['b'] },
      additionalProperties: false,
    };
    expect(diagnoseSchema(schema)).toEqual([]);
  });

  it('takes any JSON value and hostile schemas, and lists at most 200 findings', () => {
    for (const schema of Object.values(hostileSchemas()))
      expect(diagnoseSchema(schema).length).toBeLessThanOrEqual(200);
    fc.assert(
      fc.property(anySchema, (schema) => {
        expect(diagnoseSchema(structuredClone(schema))).toEqual(diagnoseSchema(schema));
      }),
    );
    const many = diagnoseSchema({ anyOf: Array.from({ length: 300 }, () => ({ enum: [] })) });
    expect(many).toHaveLength(200);
    expect(many.at(-1)).toMatchObject({ code: 'too-large', path: '' });
  });

  it('says what is too deep', () => {
    expect(diagnoseSchema(hostileSchemas()['objects nested 10,000 deep'])).toEqual([
      expect.objectContaining({ code: 'too-deep' }),
    ]);
  });
});
