// Frames on the pipes: four bytes of length, big-endian, then UTF-8 JSON. Read and written while blocking, so that the
// event loop of this process never turns while a body is alive.
import { readSync, writeSync } from 'node:fs';

const NativeBuffer = Buffer;
const HEADER = 4;
const MAX_UNIT_BYTES = 3;
/** Where frames are put together; longer ones get memory of their own. */
const outgoing = NativeBuffer.allocUnsafeSlow(16 * 1024);
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
  const length =
    ((buffered[start] << 24) | (buffered[start + 1] << 16) | (buffered[start + 2] << 8) | buffered[start + 3]) >>> 0;
  start += HEADER;
  if (!fill(length)) return undefined;
  const text = buffered.toString('utf8', start, start + length);
  start += length;
  return text;
};

/** Writes one frame and returns when all of it is in the pipe. Throws when the parent has gone. */
export const writeFrame = (text) => {
  const most = HEADER + text.length * MAX_UNIT_BYTES;
  const frame = most <= outgoing.length ? outgoing : NativeBuffer.allocUnsafeSlow(most);
  const length = frame.utf8Write(text, HEADER);
  frame[0] = length >>> 24;
  frame[1] = length >>> 16;
  frame[2] = length >>> 8;
  frame[3] = length;
  for (let sent = 0; sent < HEADER + length; ) {
    try {
      sent += writeSync(1, frame, sent, HEADER + length - sent);
    } catch (error) {
      if (!isAgain(error)) throw error;
    }
  }
};
