import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, jsonBytes, tailOf, withoutBase64 } from './text.ts';

const RUN = /[A-Za-z0-9+/]{257,}/;

describe('base64 in text', () => {
  test('leaves no run of data longer than 256 characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 200, maxLength: 4_000 }), fc.string(), (bytes, around) => {
        fc.pre(new Set(bytes).size > 32);
        const json = JSON.stringify({ text: `${around}${Buffer.from(bytes).toString('base64')}${around}` });
        const clean = withoutBase64(json);
        expect(clean).not.toMatch(RUN);
        expect(() => JSON.parse(clean)).not.toThrow();
      }),
    );
  });

  test('leaves other text alone', () => {
    const hex = 'deadbeef01'.repeat(100);
    const url = `https://example.com/${'a-b_c/'.repeat(100)}?signature=${'%2FAb1'.repeat(100)}`;
    for (const text of ['x'.repeat(1_000), hex, url, 'words '.repeat(200)]) expect(withoutBase64(text)).toBe(text);
  });
});

describe('cutting text', () => {
  test('keeps a true beginning and a true end, within the bound and on character borders', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (text, maxBytes) => {
        const [head, tail] = [headOf(text, maxBytes), tailOf(text, maxBytes)];
        expect(text.startsWith(head)).toBe(true);
        expect(text.endsWith(tail)).toBe(true);
        for (const part of [head, tail]) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(maxBytes);
          expect(part).not.toContain('\uFFFD');
        }
      }),
    );
    expect([
      headOf('abc', 2),
      tailOf('abc', 2),
      headOf('é', 1),
      tailOf('é', 1),
      headOf('abc', 9),
      tailOf('abc', 9),
    ]).toEqual(['ab', 'bc', '', '', 'abc', 'abc']);
  });

  test('JSON is measured in UTF-8 bytes', () => {
    expect([jsonBytes('é'), jsonBytes(undefined), jsonBytes([1])]).toEqual([4, 0, 3]);
  });
});
