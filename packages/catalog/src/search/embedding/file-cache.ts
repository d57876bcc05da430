/** Vectors in one file that only grows: a record is a 32-byte key, a length, and the numbers. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { VectorCache } from './embedder.ts';

const KEY_BYTES = 32;
const HEAD_BYTES = KEY_BYTES + 4;

/**
 * Opens a cache file; it is made when the first vectors are written. A record that was cut off when a run ended is
 * passed over. Keys are hexadecimal SHA-256 sums.
 */
export async function openVectorCache(path: string): Promise<VectorCache> {
  const vectors = parseRecords(await readOrEmpty(path));
  return Object.freeze({
    async read(keys: readonly string[]) {
      const found = keys.flatMap((key) => {
        const vector = vectors.get(key);
        return vector === undefined ? [] : [[key, vector] as const];
      });
      return new Map(found);
    },
    async write(added: ReadonlyMap<string, Float32Array>) {
      for (const [key, vector] of added) vectors.set(key, vector);
      await mkdir(dirname(path), { recursive: true });
      await appendFile(path, Buffer.concat([...added].map(([key, vector]) => encodeRecord(key, vector))));
    },
  });
}

async function readOrEmpty(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function encodeRecord(key: string, vector: Float32Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(key, 'hex');
  head.writeUInt32LE(vector.length, KEY_BYTES);
  return Buffer.concat([head, Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)]);
}

function parseRecords(bytes: Buffer): Map<string, Float32Array> {
  const vectors = new Map<string, Float32Array>();
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + KEY_BYTES);
    const from = at + HEAD_BYTES;
    const to = from + 4 * length;
    if (to > bytes.length) break;
    vectors.set(
      bytes.toString('hex', at, at + KEY_BYTES),
      new Float32Array(Uint8Array.from(bytes.subarray(from, to)).buffer),
    );
    at = to;
  }
  return vectors;
}
