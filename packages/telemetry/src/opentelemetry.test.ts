import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { expect, test } from 'vitest';
import { createOpenTelemetrySink } from './opentelemetry.ts';
import { createRecorder } from './recorder.ts';

function traced(maxOpenRuns = 10) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const recorder = createRecorder({
    sinks: [createOpenTelemetrySink({ tracer: provider.getTracer('test'), maxOpenRuns })],
    clock: { now: () => 5_000 },
    onSinkError: (error) => {
      throw error;
    },
  });
  return { recorder, spans: () => exporter.getFinishedSpans() };
}

const RUN = { runId: 'r', sessionId: 's', agentId: 'main' };
const START = {
  ...RUN,
  type: 'run-start',
  mode: 'code',
  model: 'openai/gpt',
  toolBytes: 500,
  promptBytes: 0,
  shown: [{ name: 'tool_search_code', reason: 'control' }],
  catalog: { size: 9, sources: { openclaw: 0, plugin: 0, mcp: 9, client: 0 } },
  unavailable: [],
} as const;
const CALL = {
  ...RUN,
  type: 'call',
  toolId: 'mcp:fs:read',
  toolName: 'read',
  source: 'mcp',
  owner: 'fs',
  callId: 'c1',
  parentCallId: 'outer',
  origin: 'code',
  executed: true,
  outcome: 'error',
  errorCode: 'timeout',
  startedAt: 4_000,
  durationMs: 250,
  argumentBytes: 10,
  resultBytes: 20,
  deliveredBytes: 20,
  args: { path: '/private' },
} as const;
const millis = ([seconds, nanos]: ReadableSpan['startTime']) => seconds * 1_000 + nanos / 1e6;

test('a run is a span, and its calls are spans inside it with their own times', () => {
  const { recorder, spans } = traced();
  recorder.record({ ...START, at: 3_900 });
  recorder.record({ ...RUN, type: 'search', queries: ['read'], hitIds: ['mcp:fs:read'] });
  recorder.record(CALL);
  recorder.record({
    ...RUN,
    type: 'control',
    name: 'tool_search_code',
    callId: 'outer',
    outcome: 'ok',
    durationMs: 900,
  });
  recorder.record({ ...RUN, type: 'run-end', outcome: 'completed' });
  const [call, control, run] = spans() as [ReadableSpan, ReadableSpan, ReadableSpan];
  expect(spans().map((span) => span.name)).toEqual([
    'execute_tool read',
    'execute_tool tool_search_code',
    'invoke_agent main',
  ]);
  for (const span of [call, control]) expect(span.parentSpanContext?.spanId).toBe(run.spanContext().spanId);
  expect([call, run].map((span) => [millis(span.startTime), millis(span.endTime)])).toEqual([
    [4_000, 4_250],
    [3_900, 5_000],
  ]);
  expect(call.attributes).toMatchObject({
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': 'read',
    'gen_ai.tool.call.id': 'c1',
    'gen_ai.tool.type': 'extension',
    'gen_ai.conversation.id': 's',
    'gen_ai.agent.id': 'main',
    'error.type': 'timeout',
    'toolsearch.tool.id': 'mcp:fs:read',
    'toolsearch.call.parent_id': 'outer',
  });
  expect(call.status.code).toBe(SpanStatusCode.ERROR);
  expect(run.events.map((event) => event.name)).toEqual(['search']);
  expect(run.attributes).toMatchObject({ 'gen_ai.request.model': 'openai/gpt', 'toolsearch.catalog.size': 9 });
  expect(JSON.stringify(spans().map((span) => span.attributes))).not.toContain('/private');
});

test('a child run stands inside its parent, a failed run says why, and open runs are bounded', () => {
  const { recorder, spans } = traced(2);
  recorder.record(START);
  recorder.record({ ...START, runId: 'child', parentRunId: 'r' });
  recorder.record({ ...RUN, runId: 'child', type: 'run-end', outcome: 'failed', reason: 'no answer' });
  const [child] = spans() as [ReadableSpan];
  expect(child.status).toEqual({ code: SpanStatusCode.ERROR, message: 'no answer' });
  recorder.record({ ...START, runId: 'second' });
  recorder.record({ ...START, runId: 'third' });
  expect(spans()).toHaveLength(2);
  expect(spans()[1]?.spanContext().spanId).toBe(child.parentSpanContext?.spanId);
});

test('a call without a run is a span of its own', () => {
  const { recorder, spans } = traced();
  recorder.record(CALL);
  recorder.record({ ...RUN, type: 'run-end', outcome: 'completed' });
  expect(spans().map((span) => span.parentSpanContext)).toEqual([undefined]);
});
