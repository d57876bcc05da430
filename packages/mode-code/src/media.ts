/**
 * Pictures, sounds and files stay with the host while a body runs. The body gets a small reference in their place; what
 * it returns of these is delivered as content blocks beside the text.
 */
import type { ContentBlock } from '@toolsearch/catalog';

/** A block with data that must not become text. */
type MediaBlock = Extract<ContentBlock, { type: 'image' | 'audio' }> | Extract<ContentBlock, { type: 'resource' }>;

/** Media of one run. */
export interface MediaShelf {
  /** The blocks as the body sees them: each datum replaced by `{ reference, bytes }`, unique by the call's number. */
  keep(callNumber: number, content: readonly ContentBlock[]): readonly unknown[];
  /** The blocks whose references a text mentions, in the order they were kept, and how many did not fit any more. */
  mentionedIn(text: string): { readonly blocks: readonly ContentBlock[]; readonly missing: number };
}

/** Bounds of a {@link MediaShelf}, in base64 bytes. */
export interface MediaBounds {
  /** Delivered with one result. */
  readonly deliveredMaxBytes: number;
  /** Held while the body runs; the oldest go first. */
  readonly heldMaxBytes: number;
}

const REFERENCE = /\bmedia:\d+\.\d+\b/g;

/** An empty shelf. */
export function createMediaShelf({ deliveredMaxBytes, heldMaxBytes }: MediaBounds): MediaShelf {
  const held = new Map<string, MediaBlock>();
  let heldBytes = 0;

  function hold(reference: string, block: MediaBlock): void {
    held.set(reference, block);
    heldBytes += dataOf(block).length;
    for (const [oldest, dropped] of held) {
      if (heldBytes <= heldMaxBytes) break;
      held.delete(oldest);
      heldBytes -= dataOf(dropped).length;
    }
  }

  return Object.freeze({
    keep(callNumber: number, content: readonly ContentBlock[]) {
      let index = 0;
      return content.map((block) => {
        if (!isMedia(block)) return block;
        index++;
        const reference = `media:${callNumber}.${index}`;
        hold(reference, block);
        return withoutData(block, reference);
      });
    },

    mentionedIn(text: string) {
      const mentioned = new Set(text.match(REFERENCE) ?? []);
      const blocks: ContentBlock[] = [];
      let room = deliveredMaxBytes;
      for (const [reference, block] of held) {
        const bytes = dataOf(block).length;
        if (!mentioned.has(reference) || bytes > room) continue;
        blocks.push(block);
        room -= bytes;
      }
      return { blocks, missing: mentioned.size - blocks.length };
    },
  });
}

function isMedia(block: ContentBlock): block is MediaBlock {
  if (block.type === 'image' || block.type === 'audio') return true;
  return block.type === 'resource' && block.resource.blob !== undefined;
}

function withoutData(block: MediaBlock, reference: string): object {
  const bytes = Buffer.byteLength(dataOf(block), 'base64');
  if (block.type !== 'resource') return { type: block.type, mimeType: block.mimeType, bytes, reference };
  const { blob: _, ...resource } = block.resource;
  return { type: 'resource', resource: { ...resource, bytes, reference } };
}

function dataOf(block: MediaBlock): string {
  return block.type === 'resource' ? (block.resource.blob ?? '') : block.data;
}
