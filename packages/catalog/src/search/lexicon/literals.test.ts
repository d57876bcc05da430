import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandQuery } from './expand.ts';
import { findLiterals, SHAPES } from './literals.ts';

const kinds = (query: string) => findLiterals(query).map(({ kind, text }) => `${kind} ${text}`);

/** What values are made of. */
const PIECES = [
  ...['eyJ', 'A', 'z9', 'Zz', 'json', 'com', 'percent', '1', '24', '2024', '10.0.0.1', '01234567', 'abcd', 'aGVsbGBo'],
  ...['-', '.', '/', '\\', '@', ':', '_', '=', '#', '%', '*', '+', ',', ' ', '\n', '~', 'https://', 'C:\\', ' * * *'],
];

describe('a value in a query', () => {
  test.each([
    ['open notes/todo.md please', ['file notes/todo.md']],
    ['go to shop.example.com', ['domain shop.example.com']],
    ['write to eva@example.com', ['email eva@example.com']],
    ['see https://example.com/a?b=1', ['url https://example.com/a?b=1']],
    ['is 10.0.3.7 in 10.0.0.0/16', ['ip 10.0.3.7', 'ip 10.0.0.0/16']],
    ['when does 0 9 * * 1 fire', ['cron 0 9 * * 1']],
    ['who is in eyJhbGciOi.eyJzdWIi.x', ['jwt eyJhbGciOi.eyJzdWIi.x']],
    ['read aGVsbG8gd29ybGQ=', ['base64 aGVsbG8gd29ybGQ=']],
    ['set API_URL=x everywhere', ['assignment API_URL=x']],
    ['from 2024-01-31 on', ['date 2024-01-31']],
    ['list /var/log', ['path /var/log']],
    ['paint it #ff8800', ['color #ff8800']],
    ['run * * * * *', ['cron * * * * *']],
    ['what is eyJhbGci', ['jwt eyJhbGci']],
    ['read aGVsbGBob=', ['base64 aGVsbGBob=']],
    ['open C:\\logs', ['path C:\\logs']],
    ['open ~/notes', ['path ~/notes']],
    ['take 15% of 1,200', ['percent 15%', 'number 1,200']],
  ])('%s', (query, expected) => expect(kinds(query)).toEqual(expected));

  test('is not a name with a dot, nor a plain word', () => {
    expect(kinds('how does Next.js render Components')).toEqual([]);
    expect(kinds('create_issue in mcp:server:tool')).toEqual([]);
  });

  test('fills a slot of an intent by its kind', () => {
    expect(expandQuery('does 10.0.3.7 lie inside 10.0.0.0/16').map(({ term }) => term)).toContain('ip');
  });

  test('has the sign of its shape', () => {
    const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        for (const { kind, sign, pattern } of SHAPES) {
          for (const [value] of text.matchAll(pattern)) {
            expect(sign.test(value), `${kind} ${value}`).toBe(true);
            expect(findLiterals(text)).not.toEqual([]);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read from any text without an error, as it is written', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        for (const { text } of findLiterals(query)) expect(query).toContain(text);
      }),
    );
  });
});
