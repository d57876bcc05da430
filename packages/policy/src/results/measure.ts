/** Sizes of results in UTF-8 bytes. */
import type { ContentBlock, JsonValue, ToolResult } from '@toolsearch/catalog';

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text);
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
