// Frames on the pipes: four bytes of length, big-endian, then UTF-8 JSON. Read and written while blocking, so that the
// event loop of this process never turns while a body is alive.
import { readSync, writeSync } from 'node:fs';

const NativeBuffer = Buffer;
const HEADER = 4;
let buffered = NativeBuffer.allocUnsafe(64 * 1024);
let start = 0;
let end = 0;

const isAgain = (error) => error.code === 'EAGAIN';

/** Makes sure that `wanted` bytes are buffered from `start`; false at the end of the input. */
const fill = (wanted) => {
  if (start + wanted > buffered.length) {
    const grown = wanted > buffered.length ? NativeBuffer.allocUnsafe(wanted) : buffered;
    buffered.copy(grown, 0, start, end);
    buffered = grown;
    end -= start;
    start = 0;
  }
  while (end - start < wanted) {
    let count;
    try {
      count = readSync(0, buffered, end, buffered.length - end, null);
    } catch (error) {
      if (isAgain(error)) continue;
      return false;
    }
    if (count === 0) return false;
    end += count;
  }
  return true;
};

/** The next frame's text, or undefined when the parent has gone. */
export const readFrame = () => {
  if (!fill(HEADER)) return undefined;
  const length = buffered.readUInt32BE(start);
  start += HEADER;
  if (!fill(length)) return undefined;
  const text = buffered.toString('utf8', start, start + length);
  start += length;
  return text;
};

export const writeFrame = (text) => {
  const length = NativeBuffer.byteLength(text);
  const frame = NativeBuffer.allocUnsafe(HEADER + length);
  frame.writeUInt32BE(length, 0);
  frame.write(text, HEADER);
  for (let sent = 0; sent < frame.length; ) {
    try {
      sent += writeSync(1, frame, sent);
    } catch (error) {
      if (!isAgain(error)) throw error;
    }
  }
};
