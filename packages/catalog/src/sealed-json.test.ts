import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealJson } from './sealed-json.ts';

test('any JSON is copied as it is, and no part of the copy can be changed', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const before = JSON.stringify(value);
      const sealed = sealJson(value);
      expect(JSON.stringify(sealed)).toBe(before);
      expect(JSON.stringify(value)).toBe(before);
      for (const part of partsOf(sealed)) expect(Object.isFrozen(part)).toBe(true);
      expect(sealJson(sealed)).toBe(sealed);
    }),
  );
});

test('a key that every object has stays a key', () => {
  const schema = JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":{}}}');
  expect(JSON.stringify(sealJson(schema))).toBe(JSON.stringify(schema));
});

test('what was only frozen by its owner is copied, since its parts may change', () => {
  const inner = { type: 'string' };
  const given = Object.freeze({ properties: inner });
  const sealed = sealJson(given);
  inner.type = 'number';
  expect(sealed).toEqual({ properties: { type: 'string' } });
});

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each<[string, unknown]>([
  ['a value that contains itself', circular],
  ['a BigInt', { default: 5n }],
  ['a function', () => {}],
  ['nothing', undefined],
  ['nesting that no stack holds', JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
  [
    'a field that throws',
    Object.defineProperty({}, 'type', {
      enumerable: true,
      get: () => {
        throw new Error('secret');
      },
    }),
  ],
])('%s cannot be sealed, and says so without an error', (_, value) => {
  expect(sealJson(value)).toBeUndefined();
});

function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}
