/** Text within bounds: lines by characters, for people and prompts; messages by bytes, for requests. */

/** One line of at most `maxChars` characters (code points), cut at a word where one is near, with an ellipsis. */
export function shorten(text: string, maxChars: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= maxChars) return line;
  const points = [...line];
  if (points.length <= maxChars) return line;
  const cut = points.slice(0, Math.max(0, maxChars - 1)).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length * 0.75 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** The text, or its beginning with an ellipsis, in at most `maxBytes` UTF-8 bytes. */
export function clip(text: string, maxBytes: number): string {
  return Buffer.byteLength(text) <= maxBytes ? text : `${headOf(text, maxBytes - 3)}…`;
}

/** At most `maxBytes` UTF-8 bytes of the beginning, cut at a character border. */
export function headOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const { read } = new TextEncoder().encodeInto(text.slice(0, maxBytes), new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** At most `maxBytes` UTF-8 bytes of the end, cut at a character border. */
export function tailOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  // A UTF-16 unit takes at least one byte, so no more units than bytes can fit.
  const bytes = Buffer.from(text.slice(-maxBytes));
  let start = Math.max(0, bytes.length - maxBytes);
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++;
  return bytes.toString('utf8', start);
}
