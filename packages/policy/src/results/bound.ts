/**
 * One bound for what a result may cost: text and details together in UTF-8 bytes, media in base64 bytes, blocks in
 * number. Head and tail stay, one marker between them says what was left out and where the whole is.
 */
import { type ContentBlock, headOf, type ToolResult, tailOf } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { byteLength, jsonBytes, mediaBytes, resultBytes, textBytes } from './measure.ts';

/** The bounds of one result. */
export interface ResultBounds {
  /** UTF-8 bytes of text and details, the marker included. Default 65,536; at least 1,024. */
  readonly maxBytes: number;
  /** Base64 bytes of images, sounds and embedded files together; each is kept whole or left out. Default 5,242,880. */
  readonly mediaMaxBytes: number;
  /** Content blocks, the marker included. Default 256; at least 8. */
  readonly maxBlocks: number;
}

/** A result within its bounds. */
export interface BoundedResult {
  readonly result: ToolResult;
  /** Bytes of text, media and details before and after. */
  readonly originalBytes: number;
  readonly deliveredBytes: number;
  /** Where the whole is; only when something was left out and there is a store. */
  readonly reference?: string;
}

/** What becomes of the whole of a result that is cut. */
export interface WholeResult {
  /** Puts it away and gives its reference, if it has one; called only when something is left out. */
  keep?(whole: ToolResult): string | undefined;
  /** Name of the tool that takes such a `reference`; the marker says how to call it. */
  readonly readTool?: string;
}

/** The bounds of what reaches a model. */
export const RESULT_BOUNDS: ResultBounds = Object.freeze({
  maxBytes: 65_536,
  mediaMaxBytes: 5_242_880,
  maxBlocks: 256,
});

/** Room kept for the marker. */
const MARKER_BYTES = 400;

/** Fills in defaults. Throws {@link PolicyError} `invalid-option`. */
export function resolveBounds(
  bounds: Partial<ResultBounds> = {},
  defaults: ResultBounds = RESULT_BOUNDS,
): ResultBounds {
  const resolved = { ...defaults, ...bounds };
  const least = { maxBytes: 1_024, mediaMaxBytes: 0, maxBlocks: 8 };
  for (const name of Object.keys(least) as (keyof ResultBounds)[]) {
    if (Number.isInteger(resolved[name]) && resolved[name] >= least[name]) continue;
    throw new PolicyError(
      'invalid-option',
      `result ${name} must be an integer of at least ${least[name]}, found ${resolved[name]}.`,
    );
  }
  return resolved;
}

/**
 * Cuts a result to its bounds; one within them comes back as it is. Details that would break the bound are left out
 * whole, since half a JSON value is none; error flags and the order of blocks stay.
 */
export function boundResult(
  result: ToolResult,
  bounds: ResultBounds,
  { keep, readTool }: WholeResult = {},
): BoundedResult {
  const originalBytes = resultBytes(result);
  const { content, details } = result;
  const contentBytes = content.reduce((sum, block) => sum + textBytes(block), 0);
  const detailsBytes = repeatsText(result) ? 0 : jsonBytes(details);
  const media = content.reduce((sum, block) => sum + mediaBytes(block), 0);
  const keepsDetails = jsonBytes(details) <= bounds.maxBytes && contentBytes + detailsBytes <= bounds.maxBytes;
  if (keepsDetails && media <= bounds.mediaMaxBytes && content.length <= bounds.maxBlocks) {
    return { result, originalBytes, deliveredBytes: originalBytes };
  }
  const reference = keep?.(result);
  const { details: _, ...flags } = result;
  // Details without any text to stand for them are shown as text.
  const shown: readonly ContentBlock[] =
    content.length === 0 && details !== undefined ? [{ type: 'text', text: JSON.stringify(details) }] : content;
  const marker = markerFor(originalBytes, reference, readTool);
  const bounded: ToolResult = {
    ...flags,
    content: cutBlocks(withinMedia(shown, bounds.mediaMaxBytes), bounds, marker),
    ...(keepsDetails && details !== undefined ? { details } : {}),
  };
  return {
    result: bounded,
    originalBytes,
    deliveredBytes: resultBytes(bounded),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** True when the only text is the JSON of the details, so that a reader gets one of the two. */
function repeatsText({ content, details }: ToolResult): boolean {
  const [block, ...others] = content;
  if (details === undefined || block?.type !== 'text' || others.length > 0) return false;
  const compact = JSON.stringify(details);
  return block.text === compact || block.text === JSON.stringify(details, undefined, 2);
}

function markerFor(originalBytes: number, reference: string | undefined, readTool: string | undefined): string {
  const readOn =
    reference === undefined
      ? ''
      : readTool === undefined
        ? `, or read the whole as ${reference}`
        : `, or read the whole with the tool ${readTool} and ${JSON.stringify({ reference })}`;
  return `[Cut here: this result has ${originalBytes} bytes; only its beginning and its end are shown. Ask for less${readOn}.]`;
}

/** Media in order while they fit; for each that does not, a line of text. */
function withinMedia(content: readonly ContentBlock[], maxBytes: number): ContentBlock[] {
  let room = maxBytes;
  return content.map((block) => {
    const bytes = mediaBytes(block);
    if (bytes === 0) return block;
    if (bytes <= room) {
      room -= bytes;
      return block;
    }
    const what = block.type === 'image' || block.type === 'audio' ? `${block.type} ${block.mimeType}` : 'embedded file';
    return { type: 'text', text: `[${what} of ${bytes} base64 bytes left out]` };
  });
}

interface End {
  readonly blocks: readonly ContentBlock[];
  /** How many blocks of the source this end has used up. */
  readonly used: number;
  readonly bytes: number;
}

/** Head and tail of the text, the marker between them; media in the middle stay while the number of blocks allows. */
function cutBlocks(content: readonly ContentBlock[], bounds: ResultBounds, marker: string): ContentBlock[] {
  const room = bounds.maxBytes - Math.max(MARKER_BYTES, byteLength(marker));
  const half = Math.floor((bounds.maxBlocks - 1) / 2);
  const head = takeEnd(content, { maxBytes: Math.ceil(room / 2), maxBlocks: half, cut: headOf });
  const rest = content.slice(head.used);
  // The block that the head was cut out of may give its other end to the tail.
  const straddling = rest[0];
  const open =
    straddling && head.blocks.length > head.used ? [remainder(straddling, head.blocks.at(-1)), ...rest.slice(1)] : rest;
  const tail = takeEnd(open.toReversed(), { maxBytes: room - head.bytes, maxBlocks: half, cut: tailOf });
  const middle = open.slice(0, open.length - tail.used).filter((block) => mediaBytes(block) > 0);
  const places = bounds.maxBlocks - 1 - head.blocks.length - tail.blocks.length;
  return [
    ...head.blocks,
    { type: 'text', text: marker },
    ...middle.slice(0, Math.max(0, places)),
    ...tail.blocks.toReversed(),
  ];
}

interface EndBounds {
  readonly maxBytes: number;
  readonly maxBlocks: number;
  cut(text: string, maxBytes: number): string;
}

function takeEnd(content: readonly ContentBlock[], { maxBytes, maxBlocks, cut }: EndBounds): End {
  const blocks: ContentBlock[] = [];
  let bytes = 0;
  for (const block of content) {
    if (blocks.length === maxBlocks) break;
    const size = textBytes(block);
    if (bytes + size > maxBytes) {
      const part = cutText(block, maxBytes - bytes, cut);
      return part
        ? { blocks: [...blocks, part], used: blocks.length, bytes: bytes + textBytes(part) }
        : { blocks, used: blocks.length, bytes };
    }
    blocks.push(block);
    bytes += size;
  }
  return { blocks, used: blocks.length, bytes };
}

/** The block with less text, or nothing when it has no text to cut or no room for any. */
function cutText(block: ContentBlock, maxBytes: number, cut: EndBounds['cut']): ContentBlock | undefined {
  if (block.type === 'text') {
    const text = cut(block.text, maxBytes);
    return text === '' ? undefined : { type: 'text', text };
  }
  if (block.type !== 'resource' || block.resource.text === undefined) return undefined;
  const text = cut(block.resource.text, maxBytes - (textBytes(block) - byteLength(block.resource.text)));
  return text === '' ? undefined : { ...block, resource: { ...block.resource, text } };
}

/** What is left of a text block behind its cut head. */
function remainder(block: ContentBlock, head: ContentBlock | undefined): ContentBlock {
  if (block.type === 'text' && head?.type === 'text') return { type: 'text', text: block.text.slice(head.text.length) };
  if (block.type === 'resource' && head?.type === 'resource') {
    const text = (block.resource.text ?? '').slice(head.resource.text?.length ?? 0);
    return { ...block, resource: { ...block.resource, text } };
  }
  return block;
}
