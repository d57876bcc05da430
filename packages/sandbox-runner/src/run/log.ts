/** The log lines of one run, bounded here too, since a child is not to be believed. */
import type { LogLine } from '../outcome.ts';
import type { LogMessage } from '../protocol/messages.ts';

export interface Log {
  add(message: LogMessage): void;
  readonly lines: readonly LogLine[];
  readonly dropped: number;
}

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
