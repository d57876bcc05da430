import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLineReader } from './lines.ts';
import { parseLine } from './messages.ts';

function read(chunks: readonly Buffer[], maxBytes = 1_000): { lines: string[]; overflows: number } {
  const lines: string[] = [];
  let overflows = 0;
  const reader = createLineReader({
    maxBytes,
    onLine: (line) => lines.push(line),
    onOverflow: () => {
      overflows += 1;
    },
  });
  for (const chunk of chunks) reader.push(chunk);
  return { lines, overflows };
}

describe('a line reader', () => {
  test('gives the same lines however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: 'binary', maxLength: 20 }).filter((line) => !/[\n\r]/.test(line)),
          { maxLength: 8 },
        ),
        fc.array(fc.nat({ max: 30 }), { maxLength: 20 }),
        fc.constantFrom('\n', '\r\n'),
        (lines, cuts, lineEnd) => {
          let rest = Buffer.from(lines.map((line) => line + lineEnd).join(''));
          const chunks: Buffer[] = [];
          for (const cut of cuts) {
            chunks.push(rest.subarray(0, cut));
            rest = rest.subarray(cut);
          }
          expect(read([...chunks, rest]).lines).toEqual(lines);
        },
      ),
    );
  });

  test('gives up once at a line above the limit, and is deaf then', () => {
    expect(read([Buffer.from('ok\n'), Buffer.from('12345'), Buffer.from('6789012\nlater\n')], 10)).toEqual({
      lines: ['ok'],
      overflows: 1,
    });
    expect(read([Buffer.from('1234567890\n')], 10)).toEqual({ lines: ['1234567890'], overflows: 0 });
  });
});

describe('a line of standard output', () => {
  const message = { jsonrpc: '2.0', method: 'notifications/x' } as const;
  const json = JSON.stringify(message);

  test.each([
    ['a message', json, { messages: [message] }],
    ['a batch', `[${json},${json}]`, { messages: [message, message] }],
    ['nothing', '  ', { messages: [] }],
    ['text', 'Server is listening', { messages: [], noise: 'Server is listening' }],
    ['foreign JSON', '{"level":"info"}', { messages: [], noise: '{"level":"info"}' }],
    ['text before a message', `> ${json}`, { messages: [message], noise: '> ' }],
    ['JSON before a message', `{"a":1}${json}`, { messages: [message], noise: '{"a":1}' }],
    ['a message that is cut', json.slice(0, -1), { messages: [], noise: json.slice(0, -1) }],
  ])('that is %s', (_, line, parsed) => {
    expect(parseLine(line)).toEqual(parsed);
  });

  test('never makes the reader throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void parseLine(line)));
  });
});
