/** Text that the model reads as it is: without data, and measured. */
import { clip } from '@toolsearch/catalog';

/** Runs of base64 that are data and no words: long, and of small and capital letters and digits together. */
const BASE64_RUN = /[A-Za-z0-9+/]{257,}={0,2}/g;

/** The text without base64 data: a few characters of each run stay, with its length. */
export function withoutBase64(text: string): string {
  return text.replace(BASE64_RUN, (run) => {
    const isData = /[a-z]/.test(run) && /[A-Z]/.test(run) && /[0-9]/.test(run);
    return isData ? `${run.slice(0, 24)}…[base64, ${run.length} characters]` : run;
  });
}

/** The text, or its beginning with an ellipsis, so that it takes at most `maxBytes` inside the quotes of a JSON string. */
export function clipForJson(text: string, maxBytes: number): string {
  let bytes = maxBytes;
  for (;;) {
    const clipped = clip(text, bytes);
    const taken = jsonBytes(clipped) - 2;
    if (taken <= maxBytes) return clipped;
    if (bytes <= 3) return '…';
    bytes = Math.max(3, Math.min(bytes - 1, Math.floor((bytes * maxBytes) / taken)));
  }
}

/** UTF-8 bytes of a value's JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
