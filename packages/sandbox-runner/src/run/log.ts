/** The log lines of one run, bounded here too, since a child is not to be believed. */
import type { LogLine } from '../outcome.ts';
import type { LogMessage } from '../protocol/messages.ts';

/** What a body has logged so far. */
export interface Log {
  /** Takes the lines of one message, those that fit. */
  add(message: LogMessage): void;
  /** The lines kept, in the order of writing. */
  readonly lines: readonly LogLine[];
  /** Lines dropped or cut, here and in the child. */
  readonly dropped: number;
}

/** An empty log that keeps at most `maxBytes` of UTF-8, a line end counted for each line. */
export function createLog(maxBytes: number): Log {
  const lines: LogLine[] = [];
  let bytes = 0;
  let dropped = 0;
  return Object.freeze({
    add(message: LogMessage) {
      for (const line of message.logs) {
        bytes += Buffer.byteLength(line.text) + 1;
        if (bytes > maxBytes) dropped++;
        else lines.push(line);
      }
      dropped += message.logsDropped;
    },
    lines,
    get dropped() {
      return dropped;
    },
  });
}
