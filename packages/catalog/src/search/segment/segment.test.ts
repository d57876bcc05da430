import { array, assert, constantFrom, integer, nat, property, record, string, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { SearchIndexError } from '../errors.ts';
import { DOCUMENTS } from '../fixtures.ts';
import { buildSegment } from './build.ts';
import { indexDocuments } from './index-documents.ts';
import { mergeSegments } from './merge.ts';
import { decodeSegment, encodeSegment } from './persist.ts';

const documents = uniqueArray(
  record({
    id: string({ minLength: 1, maxLength: 6 }),
    name: constantFrom('create_issue', 'listIssues', 'get', '工具', '__proto__', 'constructor', ''),
    description: string({ maxLength: 40 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

const bytesOf = (some: readonly SearchDocument[]) => encodeSegment(indexDocuments(some));

describe('segments', () => {
  test('merged parts are the segment of the whole, wherever it is cut', () => {
    assert(
      property(documents, array(constantFrom(0, 1, 2), { minLength: 12, maxLength: 12 }), (all, places) => {
        const parts = [0, 1, 2].map((place) => all.filter((_, index) => places[index] === place));
        const merged = mergeSegments(
          parts.filter(({ length }) => length > 0).map((part) => ({ segment: buildSegment(part) })),
        );
        expect(encodeSegment(merged)).toEqual(bytesOf(all));
      }),
    );
  });

  test('a merge leaves nothing of removed documents behind', () => {
    assert(
      property(documents, documents, (kept, gone) => {
        const ids = new Set(kept.map(({ id }) => id));
        const others = gone.filter(({ id }) => !ids.has(id));
        const segment = buildSegment([...kept, ...others]);
        const removed = Uint8Array.from([...kept.map(() => 0), ...others.map(() => 1)]);
        expect(encodeSegment(mergeSegments([{ segment, removed }]))).toEqual(bytesOf(kept));
      }),
    );
  });

  test('saved and loaded, a segment is the same', () => {
    const segment = indexDocuments(DOCUMENTS);
    expect(decodeSegment(encodeSegment(segment))).toEqual(segment);
    const shifted = new Uint8Array(encodeSegment(segment).length + 1);
    shifted.set(encodeSegment(segment), 1);
    expect(decodeSegment(shifted.subarray(1))).toEqual(segment);
  });

  test('bytes that are no whole index are refused with a code', () => {
    const bytes = bytesOf(DOCUMENTS);
    const other = bytes.slice();
    new Uint32Array(other.buffer)[1] = 99;
    const code = (some: Uint8Array) => {
      try {
        decodeSegment(some);
        return 'loaded';
      } catch (error) {
        return error instanceof SearchIndexError ? error.code : error;
      }
    };
    expect(code(new Uint8Array(3))).toBe('invalid-index');
    expect(code(new TextEncoder().encode('{"some":"other file of json"}'))).toBe('invalid-index');
    expect(code(bytes.slice(0, -4))).toBe('invalid-index');
    expect(code(other)).toBe('index-version');
  });

  test('a change of any one byte is refused with a code', () => {
    const bytes = bytesOf(DOCUMENTS);
    assert(
      property(nat(bytes.length - 1), integer({ min: 1, max: 255 }), (at, by) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ by;
        expect(() => decodeSegment(damaged)).toThrow(SearchIndexError);
      }),
    );
  });
});
