import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor, REDACTED } from './redactor.ts';

const SECRET = 'pä$$/w0rd "quoted" 9Q';
const redact = createRedactor({
  secrets: [SECRET, 'short', 'sk-live-abcdef', 'sk-live-abcdef-longer'],
  keys: ['Tenant-Id'],
});

describe('secrets by value', () => {
  test.each<[how: string, text: string]>([
    ['as they are', `key=${SECRET};`],
    ['in JSON', JSON.stringify({ a: SECRET })],
    ['in JSON inside JSON', JSON.stringify({ a: JSON.stringify({ b: SECRET }) })],
    ['in JSON without other letters than ASCII', JSON.stringify(SECRET).replace('ä', '\\u00e4')],
    ['in a URL', `https://x.test/?key=${encodeURIComponent(SECRET)}&b=1`],
    ['in a URL, escapes in small letters', encodeURIComponent(SECRET).toLowerCase().replace('9q', '9Q')],
    ['in a form', new URLSearchParams({ key: SECRET }).toString().replace('%24%24', '%24%24')],
    ['in hexadecimal', Buffer.from(SECRET).toString('hex')],
    ['in base64', Buffer.from(SECRET).toString('base64')],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
    ['in a basic header', Buffer.from(`user:${SECRET}`).toString('base64')],
  ])('%s', (_, text) => {
    const clean = redact(`before ${text} after`);
    expect(clean).toContain(REDACTED);
    expect(clean).not.toContain('w0rd');
    expect(clean.startsWith('before ')).toBe(true);
    expect(clean.endsWith(' after')).toBe(true);
  });

  test('anywhere in a value, property names included; the value itself is not touched', () => {
    const value = { list: [{ [SECRET]: 1, b: [`x${SECRET}x`] }], n: 1, nothing: null };
    expect(redact(value)).toEqual({ list: [{ [REDACTED]: 1, b: [`x${REDACTED}x`] }], n: 1, nothing: null });
    expect(value.list[0]).toHaveProperty([SECRET]);
  });

  test('one inside another leaves no rest of it', () => {
    expect(redact('a sk-live-abcdef-longer b sk-live-abcdef c')).toBe(`a ${REDACTED} b ${REDACTED} c`);
  });

  test('ordinary words are let be', () => {
    expect(redact('a short text, maxTokens 3')).toBe('a short text, maxTokens 3');
  });
});

describe('secrets by name and place', () => {
  test.each([
    'password',
    'api_key',
    'X-Api-Key',
    'accessToken',
    'Authorization',
    'set-cookie',
    'client_secret',
    'tenantId',
  ])('%s', (key) => {
    expect(redact({ [key]: 'abc', deep: { [key]: { any: ['thing'] } } })).toEqual({
      [key]: REDACTED,
      deep: { [key]: REDACTED },
    });
  });

  test.each(['maxTokens', 'tokenCount', 'secretary', 'keyboard', 'path'])('%s is none', (key) => {
    expect(redact({ [key]: 'abc' })).toEqual({ [key]: 'abc' });
  });

  test('headers in texts, and users in URLs', () => {
    expect(redact('Authorization: Bearer abc.def-ghi_123 and basic dXNlcjpwYXNz')).toBe(
      `Authorization: Bearer ${REDACTED} and basic ${REDACTED}`,
    );
    expect(redact('postgres://me:hunter2@db.test/x, https://db.test/@x')).toBe(
      `postgres://${REDACTED}@db.test/x, https://db.test/@x`,
    );
  });
});

test('whatever the secret, and whatever stands around it: it is found in every spelling', () => {
  const secret = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 24 }).filter((text) => text.trim().length >= 8);
  const around = fc.string({ unit: 'grapheme', maxLength: 8 });
  fc.assert(
    fc.property(secret, around, around, (hidden, before, after) => {
      const clean = createRedactor({ secrets: [hidden] });
      const whole = before + hidden + after;
      const spellings = [
        whole,
        JSON.stringify({ a: whole }),
        encodeURIComponent(whole),
        Buffer.from(whole).toString('base64'),
        Buffer.from(whole).toString('base64url'),
        Buffer.from(whole).toString('hex'),
      ];
      for (const text of spellings) expect(clean(text)).toContain(REDACTED);
      expect(clean(whole)).not.toContain(hidden);
    }),
    { numRuns: 500 },
  );
});
