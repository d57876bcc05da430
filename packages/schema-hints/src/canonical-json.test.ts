import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CanonicalJsonError, canonicalJson } from './index.ts';

/** The same value with the keys of every object in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('canonicalJson', () => {
  it('is JSON that reads back as the value, the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  it('sorts keys by code unit and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined, B: true })).toBe(
      '{"B":true,"b":[1,{"c":"é","d":null}]}',
    );
  });

  it('writes values nested deeper than the call stack', () => {
    let value: unknown = 0;
    for (let level = 0; level < 50_000; level++) value = [value];
    expect(canonicalJson(value)).toHaveLength(100_001);
  });

  it('writes a value that is met twice but not inside itself', () => {
    const twice = { a: 1 };
    expect(canonicalJson([twice, twice])).toBe('[{"a":1},{"a":1}]');
  });

  it('refuses what is no JSON with the code not-json', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    for (const value of [undefined, Number.NaN, 1n, () => 0, Symbol('s'), [undefined], cyclic]) {
      expect(() => canonicalJson(value)).toThrow(CanonicalJsonError);
      expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'not-json' }));
    }
  });
});
