import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../tool.ts';
import { repairArguments } from './repair.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    path: { type: 'string' },
    limit: { type: 'integer' },
    filter: {
      type: 'object',
      properties: { state: { type: 'string' }, by: { type: 'object', properties: { id: {} } } },
    },
    tags: { type: ['array', 'null'], items: { type: 'string' } },
    note: { type: ['string', 'object'] },
  },
} satisfies JsonSchema;
const repaired = (args: unknown, schema: JsonSchema = SCHEMA) => {
  const repair = repairArguments(args, schema);
  return repair.ok ? repair.args : repair.found;
};

describe('one reading only', () => {
  test.each<[what: string, given: unknown, args: unknown]>([
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['an empty text', '  ', {}],
    ['JSON text', '{"path":"/a"}', { path: '/a' }],
    ['JSON text of JSON text', JSON.stringify('{"path":"/a"}'), { path: '/a' }],
    ['a wrapper', { args: { path: '/a' } }, { path: '/a' }],
    ['another wrapper', { arguments: { path: '/a' } }, { path: '/a' }],
    ['a wrapper of text', { input: '{"path":"/a"}' }, { path: '/a' }],
    ['an empty wrapper', { args: {} }, {}],
    ['keys with a wrapper in front', { 'args.path': '/a', 'args.limit': 1 }, { path: '/a', limit: 1 }],
    ['a path', { path: '/a', 'filter.state': 'open' }, { path: '/a', filter: { state: 'open' } }],
    ['paths that meet', { 'filter.state': 'open', 'filter.by.id': 1 }, { filter: { state: 'open', by: { id: 1 } } }],
    ['a path behind a wrapper', { args: { 'filter.state': 'open' } }, { filter: { state: 'open' } }],
    ['an object as text', { filter: '{"state":"open"}' }, { filter: { state: 'open' } }],
    ['an array as text', { tags: '["a"]' }, { tags: ['a'] }],
  ])('%s', (_, given, args) => {
    expect(repaired(given)).toEqual(args);
  });
});

describe('two readings stay as they are', () => {
  const open = { ...SCHEMA, additionalProperties: true };
  test.each<[what: string, given: unknown, schema?: JsonSchema]>([
    ['a wrapper that is a property', { args: { x: 1 } }, { type: 'object', properties: { args: {}, x: {} } }],
    ['a wrapper beside other keys', { args: { path: '/a' }, limit: 1 }],
    ['a wrapper of unknown keys', { args: { nothing: 1 } }],
    ['a wrapper in front of an open schema', { args: { path: '/a' } }, open],
    ['dots in front of an open schema', { 'filter.state': 'open' }, open],
    ['pattern properties', { args: { path: '/a' } }, { ...SCHEMA, patternProperties: { '^a': {} } }],
    ['a place that is taken', { filter: { state: 'closed' }, 'filter.state': 'open' }],
    ['a place that is no object', { filter: 'x', 'filter.state': 'open' }],
    ['a path to nowhere', { 'filter.nothing': 1, 'nothing.at': 2 }],
    [
      'a property with a dot in its name',
      { 'filter.state': 1 },
      { type: 'object', properties: { 'filter.state': {}, filter: SCHEMA } },
    ],
    ['text where text is fine', { note: '{"a":1}', path: '{"a":1}' }],
    ['text that is not what is wanted', { filter: '[1]', tags: '{"a":1}' }],
    ['no properties to go by', { args: { path: '/a' } }, { type: 'object' }],
    ['a schema that takes everything', { args: { path: '/a' } }, true],
  ])('%s', (_, given, schema) => {
    expect(repaired(given, schema)).toEqual(given);
  });

  test.each<[unknown, string]>([
    ['{"path":', 'text that is not the JSON of an object'],
    ['[1]', 'text that is not the JSON of an object'],
    [[1], 'an array'],
    [7, 'a number'],
  ])('what is no object is said: %j', (given, found) => {
    expect(repaired(given)).toBe(found);
  });
});

test('a key __proto__ stays a key and reaches no prototype', () => {
  const args = repaired('{"__proto__":{"polluted":true},"filter.__proto__":1,"args.__proto__":{"polluted":true}}');
  expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('arguments that use properties as the schema names them are never touched, and the input never changes', () => {
  const valid = fc.record(
    { path: fc.string(), limit: fc.integer(), filter: fc.record({ state: fc.string() }), note: fc.json() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(valid, (args) => {
      const before = structuredClone(args);
      expect(repaired(args)).toEqual(before);
      expect(repaired(JSON.stringify(args))).toEqual(JSON.parse(JSON.stringify(before)));
      expect(args).toEqual(before);
    }),
  );
});
