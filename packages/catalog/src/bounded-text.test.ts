import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clip, headOf, shorten, tailOf } from './bounded-text.ts';

const TEXT = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('cutting by bytes', () => {
  test('keeps a true beginning and a true end on character borders, and as much as fits', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 1, max: 80 }), (text, maxBytes) => {
        const [head, tail] = [headOf(text, maxBytes), tailOf(text, maxBytes)];
        expect(text.startsWith(head)).toBe(true);
        expect(text.endsWith(tail)).toBe(true);
        for (const part of [head, tail]) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(maxBytes);
        const next = [...text.slice(head.length)][0];
        if (next !== undefined) expect(Buffer.byteLength(head + next)).toBeGreaterThan(maxBytes);
        const previous = [...text.slice(0, text.length - tail.length)].at(-1);
        if (previous !== undefined) expect(Buffer.byteLength(previous + tail)).toBeGreaterThan(maxBytes);
      }),
    );
  });

  test('takes whole characters only', () => {
    expect(['abc', 'é'].map((text) => [headOf(text, 1), tailOf(text, 1)])).toEqual([
      ['a', 'c'],
      ['', ''],
    ]);
    expect([headOf('abc', 0), tailOf('abc', 0), headOf('abc', 9), tailOf('abc', 9)]).toEqual(['', '', 'abc', 'abc']);
  });

  test('marks what was clipped, within the bound', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 3, max: 80 }), (text, maxBytes) => {
        const clipped = clip(text, maxBytes);
        expect(Buffer.byteLength(clipped)).toBeLessThanOrEqual(maxBytes);
        if (clipped !== text) expect(text.startsWith(clipped.slice(0, -1)) && clipped.endsWith('…')).toBe(true);
      }),
    );
  });
});

describe('shortening to a line', () => {
  test('gives one line within the bound', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 1, max: 80 }), (text, maxChars) => {
        const line = shorten(text, maxChars);
        expect([...line].length).toBeLessThanOrEqual(maxChars);
        expect(line).not.toMatch(/[\r\n\t]/);
      }),
    );
  });

  test('cuts at a word where one is near', () => {
    expect(shorten('Create an issue in a repository', 24)).toBe('Create an issue in a…');
    expect(shorten('  two\n lines ', 24)).toBe('two lines');
  });
});
