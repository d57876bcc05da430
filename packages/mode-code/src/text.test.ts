import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipForJson, jsonBytes, withoutBase64 } from './text.ts';

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

test('JSON is measured in UTF-8 bytes', () => {
  expect([jsonBytes('é'), jsonBytes(undefined), jsonBytes([1])]).toEqual([4, 0, 3]);
});

test('a text clipped for JSON fits into its quotes, whatever must be escaped', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\n', 'a', 'é', '\u0001'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 3, max: 80 }), (given, maxBytes) => {
      const clipped = clipForJson(given, maxBytes);
      expect(jsonBytes(clipped) - 2).toBeLessThanOrEqual(maxBytes);
      if (clipped !== given) expect(given.startsWith(clipped.slice(0, -1)) && clipped.endsWith('…')).toBe(true);
    }),
  );
});
