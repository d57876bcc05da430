import vm from 'node:vm';
import { canonicalJson } from '@toolsearch/catalog';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { argsHash } from './args-hash.ts';
import { snapshotArgs } from './snapshot.ts';

const object = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => value as Record<string, never>);

describe('a snapshot', () => {
  test('is equal, frozen through and through, and shares nothing with what it was taken of', () => {
    fc.assert(
      fc.property(object, (args) => {
        const copy = snapshotArgs(args);
        if (!copy.ok) throw new Error(copy.found);
        expect(JSON.stringify(copy.args)).toBe(JSON.stringify(args));
        const check = (value: unknown, source: unknown) => {
          if (typeof value !== 'object' || value === null) return;
          expect(Object.isFrozen(value)).toBe(true);
          expect(value).not.toBe(source);
          for (const [key, item] of Object.entries(value)) check(item, (source as Record<string, unknown>)[key]);
        };
        check(copy.args, args);
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ['a function', { a: { 'b/c': () => 1 } }, '/a/b~1c'],
    ['a number that JSON has no word for', { a: [1, Number.POSITIVE_INFINITY] }, '/a/1'],
    ['a date', { a: new Date(0) }, '/a'],
    ['a map', { a: new Map() }, '/a'],
    ['a big integer', { a: 1n }, '/a'],
    ['an array', [], ''],
    ['null', null, ''],
  ])('refuses %s and says where', (_, args, path) => {
    expect(snapshotArgs(args)).toMatchObject({ ok: false, path });
  });

  test('refuses cycles, and objects that throw when they are read', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(snapshotArgs(cycle)).toMatchObject({ ok: false, found: 'more than 200 levels' });
    expect(
      snapshotArgs({
        get a() {
          throw new Error('no');
        },
      }),
    ).toMatchObject({ ok: false });
  });

  test('leaves out what is undefined, and takes plain objects of another realm', () => {
    expect(snapshotArgs({ a: undefined, b: 1 })).toEqual({ ok: true, args: { b: 1 } });
    expect(snapshotArgs(vm.runInNewContext('({ a: [1, { b: null }] })'))).toEqual({
      ok: true,
      args: { a: [1, { b: null }] },
    });
  });
});

test('canonical JSON is the same for every order of keys, and different for different values', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, shuffled(item)]),
    );
  };
  fc.assert(
    fc.property(object, object, (a, b) => {
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(a)));
      expect(argsHash(shuffled(a) as typeof a)).toBe(argsHash(a));
      expect(canonicalJson(a) === canonicalJson(b)).toBe(argsHash(a) === argsHash(b));
    }),
  );
});
