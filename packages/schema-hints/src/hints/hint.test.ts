import { describe, expect, it } from 'vitest';
import { inputHint, outputHint } from '../index.ts';

describe('inputHint', () => {
  it('writes required properties first, then optional ones, words quoted and integers as numbers', () => {
    const schema = {
      type: 'object',
      properties: { mode: { enum: ['drip', 'flood'] }, count: { type: 'integer' }, id: { type: 'string' } },
      required: ['id'],
    };
    expect(inputHint(schema)).toBe('{ id: string; count?: number; mode?: "drip" | "flood" }');
  });
});

describe('outputHint', () => {
  it('gives a hint for closed objects and none for open ones', () => {
    const item = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    expect(outputHint({ type: 'array', items: { ...item, additionalProperties: false } })).toBe(
      'Array<{ id: string }>',
    );
    expect(outputHint({ type: 'array', items: item })).toBeUndefined();
  });
});
