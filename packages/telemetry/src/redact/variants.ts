/** The spellings in which a secret turns up in a log. */

/** Shortest secret that is looked for inside texts: shorter ones are ordinary words. */
export const MIN_SECRET_CHARS = 6;

/**
 * A secret as it is, escaped for JSON (once and twice), for URLs and forms, in hexadecimal, and in base64 and base64url
 * at each of the three offsets at which it can stand inside a longer encoded text.
 */
export function secretVariants(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const url = encodeUrl(secret);
  const form = url.replaceAll('%20', '+');
  const base64 = [0, 1, 2].flatMap((offset) => base64At(bytes, offset));
  const all = [
    secret,
    ...[json, ascii, json.replaceAll('/', '\\/')].flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]),
    ...[url, form].flatMap((text) => [text, lowerEscapes(text)]),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map(encodeUrl),
  ];
  return [...new Set(all)].filter((text) => text.length >= MIN_SECRET_CHARS);
}

/** The letters of base64 that depend on the secret alone, when `offset` other bytes stand before it in its group. */
function base64At(bytes: Buffer, offset: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replaceAll('=', '');
  const mixedHead = [0, 2, 3][offset] ?? 0;
  const mixedTail = (bytes.length + offset) % 3 === 0 ? 0 : 1;
  return [encoded.slice(mixedHead, encoded.length - mixedTail)];
}

/** Empty for a text that has no URL form: one with half a surrogate pair. */
function encodeUrl(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '';
  }
}

function lowerEscapes(text: string): string {
  return text.replace(/%[0-9A-F]{2}/g, (sign) => sign.toLowerCase());
}
