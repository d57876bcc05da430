/**
 * Frames on the pipes between parent and child: four bytes of length, big-endian, then UTF-8 JSON.
 * Node's own IPC channel is not used: a malformed line on it throws in the parent, a line without an end grows it.
 */
const HEADER_BYTES = 4;

/** One frame around a text. */
export function encodeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + length);
  frame.writeUInt32BE(length, 0);
  frame.write(text, HEADER_BYTES);
  return frame;
}

/** Cuts a stream of bytes into the texts of its frames. */
export interface FrameReader {
  /** Complete frames in the bytes so far. Returns false once a frame longer than `maxBytes` is announced. */
  push(chunk: Buffer, onFrame: (text: string) => void): boolean;
}

/** A reader that never holds more than one frame of `maxBytes`. */
export function createFrameReader(maxBytes: () => number): FrameReader {
  let chunks: Buffer[] = [];
  let held = 0;

  function push(chunk: Buffer, onFrame: (text: string) => void): boolean {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= HEADER_BYTES) {
      if ((chunks[0] as Buffer).length < HEADER_BYTES) chunks = [Buffer.concat(chunks)];
      const length = (chunks[0] as Buffer).readUInt32BE(0);
      if (length > maxBytes()) return false;
      if (held < HEADER_BYTES + length) return true;
      const joined = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
      const rest = joined.subarray(HEADER_BYTES + length);
      chunks = rest.length === 0 ? [] : [rest];
      held = rest.length;
      onFrame(joined.toString('utf8', HEADER_BYTES, HEADER_BYTES + length));
    }
    return true;
  }

  return Object.freeze({ push });
}
