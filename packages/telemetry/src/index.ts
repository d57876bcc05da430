export type {
  CallEvent,
  CallPlace,
  ControlEvent,
  DescribeEvent,
  EventHead,
  NewEvent,
  PerSource,
  RunEndEvent,
  RunStartEvent,
  SearchEvent,
  ShownTool,
  Source,
  TelemetryEvent,
} from './event.ts';
export { createRecorder, type Recorder, type RecorderOptions } from './recorder.ts';
export { createRedactor, REDACTED, type Redact, type RedactorOptions } from './redact/redactor.ts';
export { createJsonLinesSink, type JsonLinesSinkOptions, type ReadLog, readJsonLines } from './sinks/json-lines.ts';
export { createMemorySink, type MemorySink } from './sinks/memory.ts';
export type { Sink } from './sinks/sink.ts';
export {
  type CallCounts,
  createRunCounter,
  type RunCounter,
  type RunSummary,
  summarise,
  type ToolSummary,
} from './summary.ts';
