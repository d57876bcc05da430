/** Cuts a byte stream into lines without ever holding more than one line of the permitted size. */

export interface LineReader {
  push(chunk: Buffer): void;
}

/** `onLine` gets each line without its line end (LF or CRLF); `onOverflow` is called once, then the reader is deaf. */
export function createLineReader({
  maxBytes,
  onLine,
  onOverflow,
}: {
  readonly maxBytes: number;
  readonly onLine: (line: string) => void;
  readonly onOverflow: () => void;
}): LineReader {
  let parts: Buffer[] = [];
  let size = 0;
  let overflowed = false;

  function take(part: Buffer): boolean {
    size += part.length;
    if (size > maxBytes) {
      overflowed = true;
      parts = [];
      onOverflow();
      return false;
    }
    parts.push(part);
    return true;
  }

  return {
    push(chunk) {
      let start = 0;
      while (!overflowed) {
        const end = chunk.indexOf(0x0a, start);
        if (end === -1) {
          if (start < chunk.length) take(chunk.subarray(start));
          return;
        }
        if (!take(chunk.subarray(start, end))) return;
        const line = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
        parts = [];
        size = 0;
        start = end + 1;
        // Bytes that are not UTF-8 become U+FFFD and spoil at most the text they stand in.
        onLine(line.toString('utf8').replace(/\r$/, ''));
      }
    },
  };
}
