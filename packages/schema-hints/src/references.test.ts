import { describe, expect, it } from 'vitest';
import { hasReferenceLoop, schemaDialect } from './index.ts';
import { openDocument } from './references.ts';

describe('openDocument', () => {
  const inner = { $id: 'inner', $defs: { a: { const: 'inner' }, up: { $ref: '#/$defs/a' } } };
  const root = {
    $id: 'https://a.b/root',
    $defs: { a: { const: 'root' }, inner, twice: { $anchor: 'x' }, again: { $anchor: 'x' }, 'a b%': true },
    properties: { list: { items: [{ const: 0 }] } },
  };
  const document = openDocument(root);

  it('resolves pointers from the resource that holds the reference', () => {
    expect(document.resolve('#/$defs/a', root)).toEqual({ found: true, schema: { const: 'root' } });
    expect(document.resolve('#/$defs/a', inner.$defs.up)).toEqual({ found: true, schema: { const: 'inner' } });
    expect(document.resolve('inner#/$defs/a', root)).toEqual({ found: true, schema: { const: 'inner' } });
    expect(document.resolve('https://a.b/root#', inner)).toEqual({ found: true, schema: root });
    expect(document.resolve('#/properties/list/items/0', root)).toEqual({ found: true, schema: { const: 0 } });
    expect(document.resolve('#/$defs/a%20b%25', root)).toEqual({ found: true, schema: true });
  });

  it('follows nothing that leads out, nowhere, or to two places', () => {
    for (const reference of ['other.json', 'file:///etc/hostname', 'http://127.0.0.1/s.json', 'https://a.b/']) {
      expect(document.resolve(reference, root)).toEqual({ found: false, reason: 'remote' });
    }
    for (const reference of ['#/$defs/none', '#/$defs/toString', '#/__proto__', '#y', '#/%', '#/~2']) {
      expect(document.resolve(reference, root)).toEqual({ found: false, reason: 'unresolvable' });
    }
    expect(document.resolve('#x', root)).toEqual({ found: false, reason: 'ambiguous' });
  });
});

describe('hasReferenceLoop', () => {
  it.each<[string, object, boolean]>([
    ['a reference to itself', { $ref: '#' }, true],
    [
      'two definitions that are each other',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
      true,
    ],
    ['a loop through combinators', { type: 'object', anyOf: [{ not: { $ref: '#' } }] }, true],
    ['a loop that nothing refers to', { $defs: { a: { allOf: [{ $ref: '#/$defs/a' }] } } }, true],
    ['a loop through an anchor', { $defs: { a: { $anchor: 'x', if: { $ref: '#x' } } } }, true],
    ['a recursive type', { properties: { next: { $ref: '#' } }, items: { $ref: '#' } }, false],
    [
      'two references to one schema',
      { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: {} } },
      false,
    ],
    [
      'siblings that draft-07 ignores',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $ref: '#/definitions/a',
        allOf: [{ $ref: '#' }],
        definitions: { a: {} },
      },
      false,
    ],
  ])('judges %s', (_, schema, loop) => {
    expect(hasReferenceLoop(schema)).toBe(loop);
  });
});

describe('schemaDialect', () => {
  it('knows the drafts with http or https and with or without a fragment', () => {
    expect(schemaDialect({ $schema: 'http://json-schema.org/draft-04/schema#' })).toBe('draft-04');
    expect(schemaDialect({ $schema: 'https://json-schema.org/draft-06/schema' })).toBe('draft-06');
    expect(schemaDialect({ $schema: 'https://json-schema.org/draft/2019-09/schema' })).toBe('2019-09');
    expect(schemaDialect({ $schema: 'https://json-schema.org/draft/2020-12/schema' })).toBe('2020-12');
  });

  it('takes 2020-12 for granted and calls anything else unknown', () => {
    expect(schemaDialect({})).toBe('2020-12');
    expect(schemaDialect(true)).toBe('2020-12');
    expect(schemaDialect({ $schema: 'constructor' })).toBe('unknown');
    expect(schemaDialect({ $schema: 7 })).toBe('unknown');
  });
});
