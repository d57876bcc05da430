/** Events as lines of JSON: written one after the other, read back line by line. */
import type { TelemetryEvent } from '../event.ts';
import type { Sink } from './sink.ts';

/** Options of {@link createJsonLinesSink}. */
export interface JsonLinesSinkOptions {
  /** Puts one line away, its line end included. Called for the next line only when the last one is done. */
  readonly write: (line: string) => void | Promise<void>;
}

/** A sink that writes each event as one line. Order is kept; a line that could not be written holds up no other. */
export function createJsonLinesSink({ write }: JsonLinesSinkOptions): Required<Sink> {
  let last: Promise<void> = Promise.resolve();
  return Object.freeze({
    write(event: TelemetryEvent) {
      const written = last.then(() => write(`${JSON.stringify(event)}\n`));
      last = written.catch(() => {});
      return written;
    },
    flush: () => last,
  });
}

/** What a log held. */
export interface ReadLog {
  readonly events: readonly TelemetryEvent[];
  /** Lines that are no events: other records, or the torn last line of a crash. Line numbers begin at 1. */
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
}

const TYPES: readonly unknown[] = ['run-start', 'search', 'describe', 'call', 'control', 'run-end'];

/** Reads events back from the text of a log. Never throws. */
export function readJsonLines(text: string): ReadLog {
  const events: TelemetryEvent[] = [];
  const skipped: { line: number; reason: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const event = parseEvent(line);
    if (typeof event === 'string') skipped.push({ line: index + 1, reason: event });
    else events.push(event);
  }
  return { events, skipped };
}

function parseEvent(line: string): TelemetryEvent | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  if (typeof value !== 'object' || value === null) return 'not an event';
  const { type, runId, sessionId, at } = value as Record<string, unknown>;
  if (!TYPES.includes(type)) return `no known event type: ${JSON.stringify(type)?.slice(0, 80)}`;
  if (typeof runId !== 'string' || typeof sessionId !== 'string' || typeof at !== 'number')
    return 'runId, sessionId or at is missing';
  return value as TelemetryEvent;
}
