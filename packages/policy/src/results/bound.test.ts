import type { ContentBlock, ToolResult } from '@toolsearch/catalog';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf, textResult } from '../fixtures.ts';
import { boundResult, RESULT_BOUNDS, resolveBounds } from './bound.ts';
import { mediaBytes, textBytes } from './measure.ts';

const SMALL = resolveBounds({ maxBytes: 1_024, mediaMaxBytes: 100, maxBlocks: 8 });
const text = (value: string): ContentBlock => ({ type: 'text', text: value });
const image = (bytes: number): ContentBlock => ({ type: 'image', mimeType: 'image/png', data: 'A'.repeat(bytes) });
const textCost = (result: ToolResult) => result.content.reduce((sum, block) => sum + textBytes(block), 0);

describe('a result within its bounds', () => {
  test('comes back as it is, whatever its blocks', () => {
    const result: ToolResult = {
      content: [
        text('a'),
        image(99),
        { type: 'resource_link', uri: 'file:///a', name: 'a' },
        { type: 'resource', resource: { uri: 'x:', text: 'b' } },
      ],
      details: { a: 1 },
    };
    expect(boundResult(result, SMALL).result).toBe(result);
  });

  test('whose text is the JSON of its details is not counted twice', () => {
    const details = { text: 'x'.repeat(700) };
    for (const indent of [undefined, 2]) {
      const result = textResult(JSON.stringify(details, undefined, indent), { details });
      expect(boundResult(result, SMALL).result).toBe(result);
    }
    expect(boundResult(textResult('y'.repeat(700), { details }), SMALL).result).not.toHaveProperty('details');
  });
});

describe('field report 47: a result beyond its bounds', () => {
  test('keeps head and tail of one long text, with one marker that gives size and reference', () => {
    const whole = `BEGIN ${'ü€😀'.repeat(300_000)} END`;
    const kept: ToolResult[] = [];
    const { result, originalBytes, deliveredBytes, reference } = boundResult(textResult(whole), RESULT_BOUNDS, {
      keep(cut) {
        kept.push(cut);
        return 'result:1';
      },
    });
    const [head, marker, tail] = result.content.map((block) => (block.type === 'text' ? block.text : ''));
    expect(originalBytes).toBe(Buffer.byteLength(whole));
    expect(whole.startsWith(head ?? '!')).toBe(true);
    expect(whole.endsWith(tail ?? '!')).toBe(true);
    expect(marker).toBe(
      `[Cut here: this result has ${originalBytes} bytes; only its beginning and its end are shown. Ask for less, or read the whole as result:1.]`,
    );
    expect(deliveredBytes).toBeLessThanOrEqual(65_536);
    expect(deliveredBytes).toBeGreaterThan(64_000);
    expect(reference).toBe('result:1');
    expect(kept).toEqual([textResult(whole)]);
  });

  test('says which tool reads the rest, where there is one', () => {
    const { result } = boundResult(textResult('x'.repeat(2_000)), SMALL, {
      keep: () => 'result:1',
      readTool: 'result_read',
    });
    expect(result.content[1]).toEqual(
      text(
        '[Cut here: this result has 2000 bytes; only its beginning and its end are shown. Ask for less, or read the whole with the tool result_read and {"reference":"result:1"}.]',
      ),
    );
  });

  test('of 50,000 blocks keeps the first and the last', () => {
    const content = Array.from({ length: 50_000 }, (_, index) => text(`block ${index}`));
    const { result } = boundResult({ content }, RESULT_BOUNDS);
    expect(result.content.length).toBeLessThanOrEqual(256);
    expect(textOf(result)).toBe('block 0');
    expect(result.content.at(-1)).toEqual(text('block 49999'));
    expect(result.content.filter((block) => block.type === 'text' && block.text.startsWith('[Cut here'))).toHaveLength(
      1,
    );
  });

  test('without content shows its details as text, since half a JSON value is none', () => {
    const { result } = boundResult({ content: [], details: { rows: 'x'.repeat(5_000_000) } }, RESULT_BOUNDS);
    expect(result).not.toHaveProperty('details');
    expect(textOf(result)).toMatch(/^\{"rows":"x+$/);
    expect(result.content.at(-1)).toMatchObject({ text: expect.stringMatching(/x"\}$/) });
  });

  test('keeps its error flag, its error and its place in the turn', () => {
    const flags = { isError: true, error: { code: 'tool-failed', message: 'x' }, terminate: true } as const;
    expect(boundResult(textResult('x'.repeat(2_000), flags), SMALL).result).toMatchObject(flags);
  });

  test('cuts the text of an embedded resource and keeps its address', () => {
    const content: ContentBlock[] = [{ type: 'resource', resource: { uri: 'file:///log', text: 'a'.repeat(5_000) } }];
    const { result } = boundResult({ content }, SMALL);
    expect(result.content).toHaveLength(3);
    for (const end of [result.content[0], result.content[2]])
      expect(end).toMatchObject({ resource: { uri: 'file:///log' } });
  });
});

describe('field report 44: media', () => {
  test('stay whole and in order, also between texts that are left out', () => {
    const content = [text('a'.repeat(600)), image(40), text('b'.repeat(600)), image(41), text('c'.repeat(600))];
    const { result } = boundResult({ content }, SMALL);
    expect(result.content.filter((block) => block.type === 'image')).toEqual([image(40), image(41)]);
    expect(textOf(result)).toMatch(/^a+$/);
    expect(result.content.at(-1)).toMatchObject({ text: expect.stringMatching(/^c+$/) });
  });

  test('beyond their own bound are named, not cut', () => {
    const { result } = boundResult({ content: [image(60), image(60), image(40)] }, SMALL);
    expect(result.content).toContainEqual(text('[image image/png of 60 base64 bytes left out]'));
    expect(result.content.filter((block) => block.type === 'image')).toEqual([image(60), image(40)]);
  });
});

test('whatever the result: its bounds hold, its flags stay, its media are whole or gone, and equal input gives equal output', () => {
  const block = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 900 }).map(text),
    fc.nat(150).map(image),
    fc.record({ type: fc.constant('resource_link' as const), uri: fc.string({ maxLength: 300 }), name: fc.string() }),
    fc
      .string({ maxLength: 900 })
      .map((value): ContentBlock => ({ type: 'resource', resource: { uri: 'x:', text: value } })),
    fc.nat(150).map((bytes): ContentBlock => ({ type: 'resource', resource: { uri: 'x:', blob: 'A'.repeat(bytes) } })),
  );
  fc.assert(
    fc.property(
      fc.array(block, { maxLength: 20 }),
      fc.option(fc.jsonValue()),
      fc.boolean(),
      (content, details, isError) => {
        const whole = { content, ...(details === null ? {} : { details: details as never }), isError };
        const { result } = boundResult(whole, SMALL);
        const cut = result !== whole;
        expect(textCost(result)).toBeLessThanOrEqual(SMALL.maxBytes);
        expect(result.content.length).toBeLessThanOrEqual(SMALL.maxBlocks);
        expect(result.content.reduce((sum, part) => sum + mediaBytes(part), 0)).toBeLessThanOrEqual(
          SMALL.mediaMaxBytes,
        );
        expect(result.isError).toBe(isError);
        for (const part of result.content) if (mediaBytes(part) > 0) expect(content).toContainEqual(part);
        const markers = result.content.filter((part) => part.type === 'text' && part.text.startsWith('[Cut here'));
        expect(markers).toHaveLength(cut ? 1 : 0);
        expect(boundResult(structuredClone(whole), SMALL).result).toEqual(result);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('bounds that are none are refused', () => {
  expect(() => resolveBounds({ maxBytes: 1 })).toThrow('result maxBytes must be an integer of at least 1024, found 1.');
  expect(() => resolveBounds({ maxBlocks: Number.NaN })).toThrow('maxBlocks');
});
