import type { TelemetryEvent } from '../event.ts';
import type { Sink } from './sink.ts';

/** A sink that keeps events at hand. */
export interface MemorySink extends Sink {
  /** Oldest first. */
  readonly events: readonly TelemetryEvent[];
}

/** @param maxEvents the oldest are forgotten beyond it. Default 10,000 */
export function createMemorySink({ maxEvents = 10_000 }: { readonly maxEvents?: number } = {}): MemorySink {
  const events: TelemetryEvent[] = [];
  return Object.freeze({
    events,
    write(event: TelemetryEvent) {
      events.push(event);
      if (events.length > maxEvents) events.shift();
    },
  });
}
