/**
 * A segment as bytes: a 20-byte head with a checksum of everything else, a JSON part with the strings, then the number
 * arrays as they lie in memory. Little-endian, as every platform Node runs on. Equal segments give equal bytes.
 */
import { crc32 } from 'node:zlib';
import type { IndexedDocument } from '../document.ts';
import { SearchIndexError } from '../errors.ts';
import { SEQUENCE_FIELDS, type Segment, type SequenceField, type Sequences } from './segment.ts';

/** "TSIX" and the version of the format and of the text analysis behind it: raise it when either changes. */
const MAGIC = 0x58495354;
export const INDEX_VERSION = 4;
const HEAD_BYTES = 20;
const CHECKSUM_AT = 16;
const ALIGNMENT = 4;

interface Strings {
  readonly terms: readonly string[];
  /** One list a property: repeated property names would double the size. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  readonly owners: readonly string[];
  /** Lengths of the number arrays, in the order of `arraysOf`. */
  readonly lengths: readonly number[];
}

/** Writes a segment. */
export function encodeSegment(segment: Segment): Uint8Array {
  const arrays = arraysOf(segment);
  const { documents, terms } = segment;
  const strings: Strings = {
    terms,
    ids: documents.map(({ id }) => id),
    names: documents.map(({ name }) => name),
    aliases: documents.map(({ alias }) => alias),
    owners: documents.map(({ owner }) => owner),
    lengths: arrays.map(({ length }) => length),
  };
  const json = new TextEncoder().encode(JSON.stringify(strings));
  const body = aligned(HEAD_BYTES + json.length);
  const bytes = new Uint8Array(arrays.reduce((size, { byteLength }) => size + aligned(byteLength), body));
  new Uint32Array(bytes.buffer, 0, 4).set([MAGIC, INDEX_VERSION, json.length, bytes.length]);
  bytes.set(json, HEAD_BYTES);
  let at = body;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  new Uint32Array(bytes.buffer, CHECKSUM_AT, 1).set([checksumOf(bytes)]);
  return bytes;
}

/** Of everything but itself: a changed byte anywhere could be a search without end. */
function checksumOf(bytes: Uint8Array): number {
  return crc32(bytes.subarray(HEAD_BYTES), crc32(bytes.subarray(0, CHECKSUM_AT)));
}

/**
 * Reads what {@link encodeSegment} wrote. The arrays are views of `bytes` where it lies on a 4-byte border.
 * Throws {@link SearchIndexError} `invalid-index` for other bytes, `index-version` for another version's.
 */
export function decodeSegment(bytes: Uint8Array): Segment {
  const whole = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  if (whole.length < HEAD_BYTES) throw notAnIndex(`${whole.length} bytes`);
  const [magic = 0, version = 0, jsonLength = 0, total = 0, checksum = 0] = new Uint32Array(
    whole.buffer,
    whole.byteOffset,
    HEAD_BYTES / 4,
  );
  if (magic !== MAGIC) throw notAnIndex('other bytes');
  if (version !== INDEX_VERSION) {
    throw new SearchIndexError(
      'index-version',
      `Found a search index of version ${version}, wanted ${INDEX_VERSION}. Build it again.`,
    );
  }
  if (total !== whole.length) throw notAnIndex(`${whole.length} of ${total} bytes`);
  if (checksum !== checksumOf(whole)) throw notAnIndex('damaged bytes');
  const strings = JSON.parse(new TextDecoder().decode(whole.subarray(HEAD_BYTES, HEAD_BYTES + jsonLength))) as Strings;
  return segmentFrom(strings, createReader(whole, aligned(HEAD_BYTES + jsonLength)));
}

function segmentFrom({ terms, ids, names, aliases, owners, lengths }: Strings, reader: Reader): Segment {
  const [starts = 0, documents = 0, impacts = 0, fields = 0, hashes = 0, keyDocuments = 0, ...sequenceLengths] =
    lengths;
  const postings = {
    starts: reader.words(starts),
    documents: reader.words(documents),
    impacts: reader.bytes(impacts),
    fields: reader.bytes(fields),
  };
  const exact = { hashes: reader.words(hashes), documents: reader.words(keyDocuments) };
  const sequences = {} as Record<SequenceField, Sequences>;
  for (const [index, field] of SEQUENCE_FIELDS.entries()) {
    sequences[field] = {
      starts: reader.words(sequenceLengths[2 * index] ?? 0),
      terms: reader.words(sequenceLengths[2 * index + 1] ?? 0),
    };
  }
  const indexed = ids.map(
    (id, at): IndexedDocument => ({ id, name: names[at] ?? '', alias: aliases[at] ?? '', owner: owners[at] ?? '' }),
  );
  return { documents: indexed, terms, postings, sequences, exact };
}

interface Reader {
  words(length: number): Uint32Array;
  bytes(length: number): Uint8Array;
}

function createReader(whole: Uint8Array, start: number): Reader {
  let at = whole.byteOffset + start;
  const take = (bytes: number) => {
    const from = at;
    at += aligned(bytes);
    return from;
  };
  return {
    words: (length) => new Uint32Array(whole.buffer, take(4 * length), length),
    bytes: (length) => new Uint8Array(whole.buffer, take(length), length),
  };
}

function arraysOf({ postings, exact, sequences }: Segment): readonly (Uint32Array | Uint8Array)[] {
  const { starts, documents, impacts, fields } = postings;
  const ordered = SEQUENCE_FIELDS.flatMap((field) => [sequences[field].starts, sequences[field].terms]);
  return [starts, documents, impacts, fields, exact.hashes, exact.documents, ...ordered];
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}

function notAnIndex(found: string): SearchIndexError {
  return new SearchIndexError('invalid-index', `Found ${found} that are no whole search index. Build it again.`);
}
