import type { TelemetryEvent } from '../event.ts';

/** A place that events go to. What it is given is redacted and frozen. */
export interface Sink {
  /** A throw or a rejection is told to the recorder's `onSinkError` and touches nothing else. */
  write(event: TelemetryEvent): void | Promise<void>;
  /** Resolves when everything written so far is where it should be. */
  flush?(): Promise<void>;
}
