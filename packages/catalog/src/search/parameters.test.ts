import { anything, assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parametersText } from './parameters.ts';

describe('the text of parameters', () => {
  test('holds names before descriptions, and enum words', () => {
    const schema = {
      type: 'object',
      properties: {
        amount: { type: 'number', description: 'How much' },
        mode: { enum: ['drip', 'flood', 3] },
        place: { type: 'object', properties: { city: { type: 'string', title: 'Town' } } },
      },
    };
    expect(parametersText(schema)).toBe('amount mode place city How much drip flood Town');
  });

  test('looks into arrays and combinators, but no deeper than it is told', () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? {} : { properties: { [`p${levels}`]: deep(levels - 1) } };
    expect(parametersText(deep(9), { maxDepth: 2 })).toBe('p9 p8');
    expect(parametersText({ properties: { list: { items: { anyOf: [{ properties: { inner: {} } }] } } } })).toBe(
      'list inner',
    );
  });

  test('is cut to its budget at a character border', () => {
    const schema = { properties: { a: { description: 'é'.repeat(100) } } };
    for (let maxBytes = 0; maxBytes < 12; maxBytes++) {
      const text = parametersText(schema, { maxBytes });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      expect(text).not.toContain('\uFFFD');
    }
  });

  test('never follows a reference, and stands a schema that contains itself', () => {
    const schema: Record<string, unknown> = {
      properties: { a: { $ref: '#/$defs/x' } },
      $defs: { x: { title: 'hidden' } },
    };
    (schema.properties as Record<string, unknown>).self = schema;
    expect(parametersText(schema)).not.toContain('hidden');
  });

  test('any value gives a text within the budget', () => {
    assert(
      property(anything(), (value) => {
        expect(
          Buffer.byteLength(parametersText({ properties: value, items: value }, { maxBytes: 64 })),
        ).toBeLessThanOrEqual(64);
      }),
    );
  });
});
