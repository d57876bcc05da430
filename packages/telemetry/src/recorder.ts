/** The one door for events: stamped, redacted, bounded, counted, and handed to the sinks. */
import { randomUUID } from 'node:crypto';
import type { NewEvent, TelemetryEvent } from './event.ts';
import { createRedactor, type Redact } from './redact/redactor.ts';
import type { Sink } from './sinks/sink.ts';
import { createRunCounter, type RunCounter, type RunSummary } from './summary.ts';

/** Options of {@link createRecorder}. */
export interface RecorderOptions {
  readonly sinks?: readonly Sink[];
  /** Default: a redactor that knows no secrets by value, only by property name and place. */
  readonly redact?: Redact;
  /** Default the machine's. */
  readonly clock?: { now(): number };
  /** Makes event ids. Default random UUIDs. */
  readonly ids?: () => string;
  /** UTF-8 bytes of the JSON of a call's arguments that are kept; larger ones are left out whole. Default 4,096; 0 keeps none. */
  readonly maxArgumentBytes?: number;
  /** Runs whose counts are kept for `summary`; the one that was quiet longest is forgotten first. Default 1,000. */
  readonly maxRuns?: number;
  /** Told when a sink fails. Default: nobody is. */
  readonly onSinkError?: (error: unknown, event: TelemetryEvent) => void;
}

/** Records what runs do. */
export interface Recorder {
  /** Gives the event as it was recorded: frozen, without secrets. Never throws. */
  record(event: NewEvent): TelemetryEvent;
  /** The run so far; undefined for a run that is not known or forgotten. */
  summary(runId: string): RunSummary | undefined;
  /** Resolves when the sinks have put everything away. */
  flush(): Promise<void>;
}

/** Makes a recorder. */
export function createRecorder(options: RecorderOptions = {}): Recorder {
  const { sinks = [], redact = createRedactor(), clock = Date, ids = randomUUID } = options;
  const { maxArgumentBytes = 4_096, maxRuns = 1_000, onSinkError } = options;
  const runs = new Map<string, RunCounter>();

  function counterOf(runId: string): RunCounter {
    const counter = runs.get(runId) ?? createRunCounter(runId);
    runs.delete(runId);
    runs.set(runId, counter);
    if (runs.size > maxRuns) runs.delete(runs.keys().next().value ?? '');
    return counter;
  }

  function failed(error: unknown, event: TelemetryEvent): void {
    try {
      onSinkError?.(error, event);
    } catch {
      // There is nobody left to tell.
    }
  }

  function send(sink: Sink, event: TelemetryEvent): void {
    try {
      const written = sink.write(event);
      if (written) written.catch((error: unknown) => failed(error, event));
    } catch (error) {
      failed(error, event);
    }
  }

  return Object.freeze({
    record(given: NewEvent): TelemetryEvent {
      const stamped = { ...given, eventId: ids(), at: given.at ?? clock.now() } as TelemetryEvent;
      const event = freezeDeep(redact(boundArguments(stamped, maxArgumentBytes)));
      counterOf(event.runId).add(event);
      for (const sink of sinks) send(sink, event);
      return event;
    },
    summary: (runId: string) => runs.get(runId)?.summary(),
    async flush(): Promise<void> {
      await Promise.allSettled(sinks.map((sink) => sink.flush?.()));
    },
  });
}

/** Half an argument can be misread; what is too long is left out, and its size stays in `argumentBytes`. */
function boundArguments(event: TelemetryEvent, maxBytes: number): TelemetryEvent {
  if (event.type !== 'call' || event.args === undefined) return event;
  const { args, ...rest } = event;
  return Buffer.byteLength(JSON.stringify(args)) <= maxBytes ? event : rest;
}

function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) freezeDeep(item);
  return Object.freeze(value);
}
