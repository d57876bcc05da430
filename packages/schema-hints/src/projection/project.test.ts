import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROVIDER_TARGETS, projectSchema, UnknownTargetError } from '../index.ts';
import { hostileSchemas } from '../testing/hostile.ts';
import { anySchema, closedSchema, likelyValue } from '../testing/schemas.ts';

const TARGETS = ['openai', 'anthropic', 'gemini', 'mcp'] as const;
const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true, validateFormats: false });

const withProperty = (schema: unknown, others: object = {}) => ({
  type: 'object',
  properties: { v: schema },
  ...others,
});

/** What a projection makes of one property, and the codes of its findings. */
function property(schema: unknown, target: (typeof TARGETS)[number], others: object = {}) {
  const { schema: projected, diagnostics } = projectSchema(withProperty(schema, others), target);
  const { v } = projected.properties as { v: unknown };
  return { v, $defs: projected.$defs, codes: diagnostics.map(({ code, path }) => `${code} ${path}`) };
}

describe.each(TARGETS)('projectSchema for %s', (target) => {
  it('gives one object without combinators at the root for any JSON value, twice the same, and changes nothing', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const before = JSON.stringify(schema);
        const { schema: projected } = projectSchema(schema, target);
        expect(JSON.stringify(schema)).toBe(before);
        expect(projected.type).toBe('object');
        for (const name of ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'enum', 'const'])
          expect(projected).not.toHaveProperty(name);
        expect(ajv.validateSchema(projected), ajv.errorsText()).toBe(true);
        expect(JSON.stringify(projectSchema(projected, target).schema)).toBe(JSON.stringify(projected));
      }),
      { numRuns: 500 },
    );
  });

  it.each(Object.entries(hostileSchemas()))('survives %s', (_, schema) => {
    const { schema: projected, diagnostics } = projectSchema(schema, target);
    expect(projected.type).toBe('object');
    expect(diagnostics.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(projected).length).toBeLessThan(3_000_000);
  });
});

describe.each(['openai', 'anthropic', 'mcp'] as const)('projectSchema for %s', (target) => {
  it('allows whatever the given schema allows', () => {
    let valid = 0;
    fc.assert(
      fc.property(
        closedSchema,
        fc.array(likelyValue, { minLength: 5, maxLength: 10 }),
        ({ $defs, ...inner }, values) => {
          const given = { ...withProperty(inner, { $defs }), required: ['v'], additionalProperties: false };
          const original = compile(given);
          const projected = compile(projectSchema(given, target).schema);
          for (const v of values) {
            if (original({ v }) !== true) continue;
            valid++;
            expect(projected({ v }), JSON.stringify({ given, v })).toBe(true);
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(valid).toBeGreaterThan(20);
  }, 60_000);
});

/** A validator that answers `undefined` for schemas that never end. */
function compile(schema: object): (value: unknown) => boolean | undefined {
  try {
    const validate = new Ajv2020({ strict: false, logger: false, ownProperties: true }).compile(schema);
    return (value) => {
      try {
        return validate(value);
      } catch {
        return undefined;
      }
    };
  } catch {
    return () => undefined;
  }
}

it('refuses a provider family that is none, and says which there are', () => {
  for (const target of ['opnai', undefined, 'toString']) {
    const project = () => projectSchema({}, target as never);
    expect(project).toThrow(UnknownTargetError);
    expect(project).toThrow(expect.objectContaining({ code: 'unknown-target' }));
    expect(project).toThrow(PROVIDER_TARGETS.join(', '));
  }
});

describe('the root of a projection', () => {
  it('merges allOf, and unites what anyOf and oneOf offer', () => {
    const { schema, diagnostics } = projectSchema(
      {
        description: 'd',
        type: 'object',
        properties: { id: { type: 'string' } },
        required: ['id'],
        allOf: [{ properties: { all: { type: 'number' } }, required: ['all'] }],
        oneOf: [
          { properties: { kind: { const: 'a' }, a: { type: 'string' } }, required: ['kind', 'a'] },
          { properties: { kind: { const: 'b' } }, required: ['kind'] },
        ],
      },
      'anthropic',
    );
    expect(schema).toEqual({
      description: 'd',
      type: 'object',
      properties: {
        id: { type: 'string' },
        all: { type: 'number' },
        kind: { anyOf: [{ const: 'a' }, { const: 'b' }] },
        a: { type: 'string' },
      },
      required: ['id', 'all', 'kind'],
    });
    expect(diagnostics.filter(({ code }) => code === 'root-combinator').map(({ path }) => path)).toEqual([
      '/allOf',
      '/anyOf',
    ]);
  });

  it('follows a reference at the root and keeps references to the root', () => {
    const schema = {
      $ref: '#/$defs/node',
      $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' }, up: { $ref: '#' } } } },
    };
    const next = { $ref: '#/$defs/node' };
    expect(projectSchema(schema, 'openai').schema).toEqual({
      type: 'object',
      properties: { next, up: { $ref: '#' } },
      $defs: { node: { type: 'object', properties: { next, up: { $ref: '#' } } } },
    });
  });

  it('is an object for what is none, and says so', () => {
    for (const [schema, code] of [
      [true, 'boolean-root'],
      [{ type: 'string' }, 'root-not-object'],
      [7, 'not-a-schema'],
    ]) {
      const { schema: projected, diagnostics } = projectSchema(schema, 'openai');
      expect(projected).toMatchObject({ type: 'object', properties: {} });
      if (schema !== true) expect(diagnostics.map((found) => found.code)).toContain(code);
    }
  });

  it('leaves out a property whose name Anthropic refuses, and stays open for it', () => {
    const schema = {
      type: 'object',
      properties: { $top: {}, ok: {} },
      required: ['$top', 'ok'],
      additionalProperties: false,
    };
    const { schema: projected, diagnostics } = projectSchema(schema, 'anthropic');
    expect(projected).toEqual({ type: 'object', properties: { ok: {} }, required: ['ok'] });
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'property-dropped', path: '/properties/$top' })]);
    expect(projectSchema(schema, 'mcp')).toEqual({ schema, diagnostics: [] });
  });
});

describe('the inside of a projection', () => {
  it('is draft 2020-12 whatever draft was declared', () => {
    const old = {
      $schema: 'http://json-schema.org/draft-04/schema#',
      definitions: { 'a b': { type: 'array', items: [{ type: 'string' }], additionalItems: false } },
    };
    const { v, $defs, codes } = property(
      { items: { $ref: '#/definitions/a b' }, minimum: 0, exclusiveMinimum: true },
      'anthropic',
      old,
    );
    expect(v).toEqual({ items: { $ref: '#/$defs/a_b' }, exclusiveMinimum: 0 });
    expect($defs).toEqual({ a_b: { type: 'array', prefixItems: [{ type: 'string' }], items: false } });
    expect(codes).toEqual([]);
  });

  it('keeps references into properties when the root they lead through is merged', () => {
    const schema = {
      anyOf: [{ type: 'object', properties: { a: { enum: ['x'] }, b: { $ref: '#/anyOf/0/properties/a' } } }],
    };
    expect(projectSchema(schema, 'mcp').schema).toEqual({
      type: 'object',
      properties: { a: { enum: ['x'] }, b: { $ref: '#/$defs/anyOf_0_properties_a' } },
      $defs: { anyOf_0_properties_a: { enum: ['x'] } },
    });
  });

  it('leaves out what is malformed, unknown or leads nowhere, each with a finding', () => {
    const { v, codes } = property(
      { type: 'string', enum: [], pattern: '(?i)a', minLength: -1, 'x-a': {}, $ref: 'http://a.b/c' },
      'anthropic',
    );
    expect(v).toEqual({ type: 'string' });
    expect(codes.sort()).toEqual([
      'empty-enum /properties/v/enum',
      'invalid-pattern /properties/v/pattern',
      'keyword-dropped /properties/v/x-a',
      'malformed-keyword /properties/v/minLength',
      'remote-reference /properties/v/$ref',
    ]);
  });

  it('gives OpenAI items on every array, no conditions and no pattern beyond its engine', () => {
    const { v, codes } = property(
      { type: ['array', 'string'], not: {}, pattern: '^(?!a)', prefixItems: [true] },
      'openai',
    );
    expect(v).toEqual({ type: ['array', 'string'], prefixItems: [{}], items: {} });
    expect(codes).toEqual(['keyword-dropped /properties/v/not', 'invalid-pattern /properties/v/pattern']);
  });

  it('keeps not and if only where they stay exactly as they were', () => {
    const kept = JSON.parse('{"not":{"required":["a"]},"if":{"type":"string"},"then":{"minLength":1}}');
    expect(property(kept, 'anthropic').v).toEqual(kept);
    const loosened = JSON.parse('{"not":{"minLength":-1},"if":{"$ref":"#/$defs/a"},"then":{"minLength":1}}');
    expect(property(loosened, 'anthropic', { $defs: { a: {} } }).v).toEqual({});
  });

  it('keeps unknown scalar keywords for MCP clients', () => {
    expect(property({ type: 'string', 'x-order': 1, 'x-more': {} }, 'mcp').v).toEqual({ type: 'string', 'x-order': 1 });
  });
});

describe('a projection for Gemini', () => {
  it.each<[string, unknown, unknown]>([
    ['one type and nullable', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['anyOf for several types', { type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [
      'null out of anyOf',
      { description: 'd', anyOf: [{ type: 'number' }, { type: 'null' }] },
      { description: 'd', type: 'number', nullable: true },
    ],
    [
      'descriptions beside anyOf told by its members',
      { description: 'd', anyOf: [{ type: 'number' }, { type: 'string' }] },
      {
        anyOf: [
          { description: 'd', type: 'number' },
          { description: 'd', type: 'string' },
        ],
      },
    ],
    ['constants as words', { const: 'a' }, { type: 'string', enum: ['a'] }],
    ['no words but strings', { enum: [1, 2] }, { type: 'number' }],
    [
      'exclusive bounds of integers',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
      { type: 'integer', minimum: 1, maximum: 9 },
    ],
    [
      'known formats only',
      { type: 'array', items: { type: 'string', format: 'uri' } },
      { type: 'array', items: { type: 'string' } },
    ],
    [
      'required only what is listed',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b'] },
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    ['no maps', { type: 'object', additionalProperties: { type: 'string' } }, { type: 'object' }],
    [
      'allOf merged',
      { allOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { required: ['a'] }] },
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
  ])('writes %s', (_, schema, written) => {
    expect(property(schema, 'gemini').v).toEqual(written);
  });

  it('inlines references and cuts recursion', () => {
    const $defs = {
      leaf: { type: 'string' },
      node: { type: 'object', properties: { leaf: { $ref: '#/$defs/leaf' }, next: { $ref: '#/$defs/node' } } },
    };
    const { v, $defs: left, codes } = property({ $ref: '#/$defs/node' }, 'gemini', { $defs });
    const any = ['string', 'number', 'boolean', 'object'].map((type) => ({ type, nullable: true }));
    expect(v).toEqual({ type: 'object', properties: { leaf: { type: 'string' }, next: { anyOf: any } } });
    expect(left).toBeUndefined();
    expect(codes).toContain('recursion-cut /properties/v/properties/next');
  });
});
