/** Whole results, kept for as long as there is room, so that a cut one can be read on. */
import { randomUUID } from 'node:crypto';
import type { ToolResult } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { mediaBytes, resultBytes } from './measure.ts';

/** Whose result it is: another session does not get it, whatever reference it names. */
export interface ResultOwner {
  readonly sessionId: string;
}

/** Which part of the text of a result is wanted. */
export interface ResultWindow extends ResultOwner {
  /** Bytes of UTF-8 to pass over; moved back to the nearest character border. Default 0. */
  readonly offset?: number;
  /** Default 16,384. */
  readonly maxBytes?: number;
}

/** A part of the text of a result. */
export interface ResultPart {
  readonly text: string;
  readonly offset: number;
  /** Where to read on; absent at the end. */
  readonly nextOffset?: number;
  readonly totalBytes: number;
}

/** Keeps whole results by reference. */
export interface ResultStore {
  /** Gives a reference that nobody can guess. */
  put(result: ToolResult, owner: ResultOwner): string;
  /** A part of the result's text; undefined when it is gone or another session's. */
  get(reference: string, window: ResultWindow): ResultPart | undefined;
  /** The whole result with its media; undefined when it is gone or another session's. */
  whole(reference: string, owner: ResultOwner): ToolResult | undefined;
}

/** Options of {@link createMemoryResultStore}. */
export interface MemoryResultStoreOptions {
  /** All results together. Default 67,108,864 (64 MiB). One that is larger by itself is kept alone. */
  readonly maxBytes?: number;
  /** Default 256. */
  readonly maxResults?: number;
  /** Makes the unguessable part of references. Default random UUIDs. */
  readonly ids?: () => string;
}

const WINDOW_BYTES = 16_384;

/** A store in memory that forgets what was used longest ago. Throws {@link PolicyError} `invalid-option`. */
export function createMemoryResultStore(options: MemoryResultStoreOptions = {}): ResultStore {
  const { maxBytes = 67_108_864, maxResults = 256, ids = randomUUID } = options;
  for (const [name, value] of Object.entries({ maxBytes, maxResults })) {
    if (Number.isInteger(value) && value >= 1) continue;
    throw new PolicyError(
      'invalid-option',
      `createMemoryResultStore: ${name} must be an integer of at least 1, found ${value}.`,
    );
  }
  const kept = new Map<string, { readonly result: ToolResult; readonly sessionId: string; readonly bytes: number }>();
  let total = 0;

  function use(reference: string, { sessionId }: ResultOwner): ToolResult | undefined {
    const found = kept.get(reference);
    if (!found || found.sessionId !== sessionId) return undefined;
    kept.delete(reference);
    kept.set(reference, found);
    return found.result;
  }

  return Object.freeze({
    put(result: ToolResult, { sessionId }: ResultOwner): string {
      const reference = `result:${ids()}`;
      const bytes = resultBytes(result);
      kept.set(reference, { result, sessionId, bytes });
      total += bytes;
      for (const [oldest, { bytes: freed }] of kept) {
        if (kept.size === 1 || (total <= maxBytes && kept.size <= maxResults)) break;
        kept.delete(oldest);
        total -= freed;
      }
      return reference;
    },

    get(
      reference: string,
      { sessionId, offset = 0, maxBytes: wanted = WINDOW_BYTES }: ResultWindow,
    ): ResultPart | undefined {
      const result = use(reference, { sessionId });
      return result && windowOf(Buffer.from(resultText(result)), offset, wanted);
    },

    whole: use,
  });
}

function windowOf(bytes: Buffer, offset: number, maxBytes: number): ResultPart {
  let from = Math.min(Math.max(0, Math.floor(offset) || 0), bytes.length);
  while (from > 0 && ((bytes[from] ?? 0) & 0xc0) === 0x80) from--;
  // Four bytes hold any character, so that reading on always gets on.
  const room = Math.max(4, Math.floor(maxBytes) || 0);
  let to = Math.min(bytes.length, from + room);
  while (to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to--;
  return {
    text: bytes.toString('utf8', from, to),
    offset: from,
    ...(to < bytes.length ? { nextOffset: to } : {}),
    totalBytes: bytes.length,
  };
}

/**
 * A result as text: its text blocks a line apart, media as one line each that says what was there. A result without
 * content is the JSON of its details.
 */
export function resultText({ content, details }: ToolResult): string {
  if (content.length === 0) return details === undefined ? '' : JSON.stringify(details);
  return content
    .map((block) => {
      switch (block.type) {
        case 'text':
          return block.text;
        case 'image':
        case 'audio':
          return `[${block.type} ${block.mimeType}, ${mediaBytes(block)} bytes of base64]`;
        case 'resource_link':
          return `[resource ${block.uri}]`;
        case 'resource':
          return block.resource.text ?? `[resource ${block.resource.uri}, ${mediaBytes(block)} bytes of base64]`;
        default:
          return otherKind(block);
      }
    })
    .join('\n');
}

/** A block of a kind that the protocol added later: let through as it is, and as text only named. */
function otherKind(block: never): string {
  return `[${(block as { readonly type: string }).type}]`;
}
