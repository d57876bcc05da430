import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textResult } from '../fixtures.ts';
import { createMemoryResultStore, resultText } from './result-store.ts';

const OWNER = { sessionId: 'a' };

describe('a result by reference', () => {
  test('is read on from window to window until nothing is missing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(30), (text, maxBytes) => {
        const store = createMemoryResultStore();
        const reference = store.put(textResult(text), OWNER);
        let read = '';
        for (let offset: number | undefined = 0; offset !== undefined; ) {
          const part = store.get(reference, { ...OWNER, offset, maxBytes });
          if (!part) throw new Error('gone');
          expect(Buffer.byteLength(part.text)).toBeLessThanOrEqual(Math.max(4, maxBytes));
          expect(part.totalBytes).toBe(Buffer.byteLength(text));
          read += part.text;
          offset = part.nextOffset;
        }
        expect(read).toBe(text);
      }),
    );
  });

  test('belongs to its session alone', () => {
    const store = createMemoryResultStore({ ids: () => '1' });
    const reference = store.put(textResult('secret'), OWNER);
    expect(reference).toBe('result:1');
    expect(store.whole(reference, OWNER)).toEqual(textResult('secret'));
    expect(store.get(reference, { sessionId: 'b' })).toBeUndefined();
    expect(store.whole(reference, { sessionId: 'b' })).toBeUndefined();
  });

  test('is forgotten when it was used longest ago and there is no room', () => {
    let ids = 0;
    const store = createMemoryResultStore({ maxBytes: 10, maxResults: 3, ids: () => `${++ids}` });
    for (const text of ['aaaa', 'bbbb']) store.put(textResult(text), OWNER);
    store.get('result:1', OWNER);
    store.put(textResult('cccc'), OWNER);
    const there = () => [1, 2, 3, 4, 5, 6].filter((id) => store.whole(`result:${id}`, OWNER));
    expect(there()).toEqual([1, 3]);
    store.put(textResult('x'.repeat(50)), OWNER);
    expect(there()).toEqual([4]);
    for (const text of ['1', '2']) store.put(textResult(text), OWNER);
    expect(there()).toEqual([5, 6]);
    expect(() => createMemoryResultStore({ maxBytes: 0 })).toThrow('maxBytes');
  });
});

test('a result as text names its media and never spells them', () => {
  expect(
    resultText({
      content: [
        { type: 'text', text: 'a' },
        { type: 'image', mimeType: 'image/png', data: 'AAAA' },
        { type: 'resource_link', uri: 'file:///x', name: 'x' },
        { type: 'resource', resource: { uri: 'file:///y', blob: 'AAAA' } },
        { type: 'resource', resource: { uri: 'file:///z', text: 'z' } },
      ],
    }),
  ).toBe('a\n[image image/png, 4 bytes of base64]\n[resource file:///x]\n[resource file:///y, 4 bytes of base64]\nz');
  expect(resultText({ content: [], details: { a: 1 } })).toBe('{"a":1}');
});

test('a block of a kind that is not known yet is named in the text and stops nothing', () => {
  const later = { type: 'hologram', data: 'x' } as never;
  expect(resultText({ content: [{ type: 'text', text: 'before' }, later] })).toBe('before\n[hologram]');
});
