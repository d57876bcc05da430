import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealSchema, unsealable } from './json-schema.ts';
import { sealJson } from './sealed-json.ts';

test('any JSON is copied as it is, frozen through and through, and shares nothing with what it was taken of', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value);
      const sealed = sealJson(value);
      if (!sealed.ok) throw new Error(sealed.found);
      expect(JSON.stringify(sealed.value)).toBe(before);
      expect(JSON.stringify(value)).toBe(before);
      const given = new Set(partsOf(value));
      for (const part of partsOf(sealed.value)) {
        expect(Object.isFrozen(part)).toBe(true);
        expect(given.has(part)).toBe(false);
      }
      expect(sealJson(sealed.value)).toEqual(sealed);
    }),
  );
});

test('what is sealed is not copied again', () => {
  const sealed = sealJson({ type: 'object' });
  expect(sealed.ok && sealJson(sealed.value)).toEqual(sealed);
  if (sealed.ok) expect((sealJson(sealed.value) as typeof sealed).value).toBe(sealed.value);
});

test('a key that every object has stays a key', () => {
  const schema = JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":{}}}');
  const sealed = sealJson(schema);
  expect(sealed.ok && JSON.stringify(sealed.value)).toBe(JSON.stringify(schema));
});

test('what was only frozen by its owner is copied, since its parts may change', () => {
  const inner = { type: 'string' };
  const sealed = sealJson(Object.freeze({ properties: inner }));
  inner.type = 'number';
  expect(sealed).toEqual({ ok: true, value: { properties: { type: 'string' } } });
});

test('what is undefined is left out, and plain objects of another realm are taken', () => {
  expect(sealJson({ a: undefined, b: 1 })).toEqual({ ok: true, value: { b: 1 } });
  expect(sealJson(vm.runInNewContext('({ a: [1, { b: null }] })'))).toEqual({
    ok: true,
    value: { a: [1, { b: null }] },
  });
});

const circular: Record<string, unknown> = {};
circular.self = circular;
/** Two billion values in thirty-one objects. */
const doubling = Array.from({ length: 30 }).reduce<object>((inner) => ({ a: inner, b: inner }), {});

describe('what cannot be sealed says what and where', () => {
  test.each<[string, unknown, string]>([
    ['a value that contains itself', circular, 'more than 200 levels'],
    ['nesting that no stack holds', JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'more than 200 levels'],
    ['one object in very many places', doubling, 'more than 100000 values'],
    ['a BigInt', { a: { 'b/c': 5n } }, 'bigint at /a/b~1c'],
    ['a number that JSON has no word for', { enum: [1, Number.POSITIVE_INFINITY] }, 'Infinity at /enum/1'],
    ['a function', { default: () => {} }, 'function at /default'],
    ['a pattern that is no text', { pattern: /a/ }, 'RegExp at /pattern'],
    ['a date', { default: new Date(0) }, 'Date at /default'],
    ['nothing in a list', { enum: [undefined] }, 'undefined at /enum/0'],
    [
      'a field that throws',
      Object.defineProperty({}, 'type', {
        enumerable: true,
        get: () => {
          throw new Error('secret');
        },
      }),
      'a value that throws when it is read',
    ],
  ])('%s', (_, value, found) => {
    const sealed = sealSchema(value as object);
    expect(sealed.ok ? 'sealed' : unsealable(sealed)).toBe(found);
  });
});

function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}
