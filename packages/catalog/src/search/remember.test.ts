import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remembering } from './remember.ts';

describe('a function that remembers', () => {
  test('gives the answers of the function, whatever is asked and how often', () => {
    assert(
      property(array(constantFrom('a', 'bb', 'ccc', '', '__proto__')), (texts) => {
        const length = remembering((text) => text.length, 2);
        expect(texts.map(length)).toEqual(texts.map((text) => text.length));
      }),
    );
  });

  test('works out an answer once while it remembers it, and never holds more than its limit', () => {
    const asked: string[] = [];
    const same = remembering((text) => asked.push(text), 2);
    for (const text of ['a', 'b', 'a', 'b', 'c', 'c', 'a']) same(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  test('remembers that there is no answer', () => {
    const asked: string[] = [];
    const nothing = remembering((text): undefined => void asked.push(text), 2);
    expect([nothing('a'), nothing('a')]).toEqual([undefined, undefined]);
    expect(asked).toEqual(['a']);
  });
});
