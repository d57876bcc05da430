/** Sizes of results in UTF-8 bytes, and cuts on character borders. */
import type { ContentBlock, JsonValue, ToolResult } from '@toolsearch/catalog';

const encoder = new TextEncoder();

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

/** The longest beginning of the text that takes at most `maxBytes`; never half a character. */
export function headOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const { read } = encoder.encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** The longest end of the text that takes at most `maxBytes`; never half a character. */
export function tailOf(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  // A UTF-16 unit takes at least one byte, so no more units than bytes can fit.
  const bytes = encoder.encode(text.slice(-maxBytes));
  let from = Math.max(0, bytes.length - maxBytes);
  while (from < bytes.length && ((bytes[from] ?? 0) & 0xc0) === 0x80) from++;
  return new TextDecoder().decode(bytes.subarray(from));
}

/** Base64 bytes of an image, a sound or an embedded file; 0 for other blocks. */
export function mediaBytes(block: ContentBlock): number {
  if (block.type === 'image' || block.type === 'audio') return byteLength(block.data);
  return block.type === 'resource' && block.resource.blob !== undefined ? byteLength(block.resource.blob) : 0;
}

/** UTF-8 bytes of everything in a block that is not media. */
export function textBytes(block: ContentBlock): number {
  switch (block.type) {
    case 'text':
      return byteLength(block.text);
    case 'image':
    case 'audio':
      return byteLength(block.mimeType);
    case 'resource': {
      const { uri, mimeType = '', text = '' } = block.resource;
      return byteLength(uri) + byteLength(mimeType) + byteLength(text);
    }
    default:
      return byteLength(JSON.stringify(block));
  }
}

/** UTF-8 bytes of a value as compact JSON; 0 for none. */
export function jsonBytes(value: JsonValue | undefined): number {
  return value === undefined ? 0 : byteLength(JSON.stringify(value));
}

/** UTF-8 bytes of all that a result carries: text, media and details. */
export function resultBytes(result: ToolResult): number {
  return result.content.reduce((sum, block) => sum + textBytes(block) + mediaBytes(block), jsonBytes(result.details));
}
