import { createJsonLinesSink, createRecorder, createRedactor } from '@toolsearch/telemetry';

export const lines: string[] = [];
const recorder = createRecorder({
  sinks: [createJsonLinesSink({ write: (line) => void lines.push(line) })],
  redact: createRedactor({ secrets: ['hunter2!'] }),
});
const run = { runId: 'r', sessionId: 's' };
recorder.record({ ...run, type: 'search', queries: ['reset hunter2!'], hitIds: ['mcp:idp:reset'] });
await recorder.flush();
export const searches = recorder.summary('r')?.searches;
