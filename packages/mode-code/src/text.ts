/** Text within bounds. */

/** Runs of base64 that are data and no words: long, and of small and capital letters and digits together. */
const BASE64_RUN = /[A-Za-z0-9+/]{257,}={0,2}/g;

/** The text without base64 data: a few characters of each run stay, with its length. */
export function withoutBase64(text: string): string {
  return text.replace(BASE64_RUN, (run) => {
    const isData = /[a-z]/.test(run) && /[A-Z]/.test(run) && /[0-9]/.test(run);
    return isData ? `${run.slice(0, 24)}…[base64, ${run.length} characters]` : run;
  });
}

/** At most `maxBytes` UTF-8 bytes of the beginning, cut at a character border. */
export function headOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const { read } = new TextEncoder().encodeInto(text.slice(0, maxBytes), new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** The text, or its beginning with an ellipsis, in at most `maxBytes` UTF-8 bytes. */
export function clip(text: string, maxBytes: number): string {
  return Buffer.byteLength(text) <= maxBytes ? text : `${headOf(text, maxBytes - 3)}…`;
}

/** At most `maxBytes` UTF-8 bytes of the end, cut at a character border. */
export function tailOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const bytes = Buffer.from(text.slice(-maxBytes));
  let start = Math.max(0, bytes.length - maxBytes);
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++;
  return bytes.toString('utf8', start);
}

/** UTF-8 bytes of a value's JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
