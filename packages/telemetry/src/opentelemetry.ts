/**
 * Runs as OpenTelemetry traces, in the words of its GenAI conventions: a run is an `invoke_agent` span, each call of a
 * tool an `execute_tool` span inside it, searches and descriptions are events of the run. Arguments and results are not
 * exported, only their sizes.
 */
import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { CallEvent, ControlEvent, RunEndEvent, RunStartEvent, TelemetryEvent } from './event.ts';
import type { Sink } from './sinks/sink.ts';

/** Options of {@link createOpenTelemetrySink}. */
export interface OpenTelemetrySinkOptions {
  /** For instance `trace.getTracer('@toolsearch/telemetry')`. */
  readonly tracer: Tracer;
  /** Runs whose span may be open at once; beyond it the oldest is closed. Default 1,000. */
  readonly maxOpenRuns?: number;
}

/** A sink that makes spans. They go wherever the tracer's provider sends them. */
export function createOpenTelemetrySink({ tracer, maxOpenRuns = 1_000 }: OpenTelemetrySinkOptions): Sink {
  const open = new Map<string, Span>();

  const inside = (runId: string): Context => {
    const run = open.get(runId);
    return run ? trace.setSpan(context.active(), run) : context.active();
  };

  function close(runId: string, at?: number): void {
    open.get(runId)?.end(at);
    open.delete(runId);
  }

  return Object.freeze({
    write(event: TelemetryEvent) {
      switch (event.type) {
        case 'run-start': {
          const name = event.agentId === undefined ? 'invoke_agent' : `invoke_agent ${event.agentId}`;
          const attributes = { ...headAttributes(event), ...startAttributes(event) };
          const parent = event.parentRunId === undefined ? context.active() : inside(event.parentRunId);
          open.set(
            event.runId,
            tracer.startSpan(name, { kind: SpanKind.INTERNAL, startTime: event.at, attributes }, parent),
          );
          if (open.size > maxOpenRuns) close(open.keys().next().value ?? '');
          return;
        }
        case 'run-end':
          endRun(open.get(event.runId), event);
          close(event.runId, event.at);
          return;
        case 'search':
          open
            .get(event.runId)
            ?.addEvent('search', { queries: event.queries.length, hits: [...event.hitIds] }, event.at);
          return;
        case 'describe':
          open.get(event.runId)?.addEvent('describe', { 'toolsearch.tool.id': event.toolId ?? event.ref }, event.at);
          return;
        default:
          toolSpan(tracer, event, inside(event.runId));
      }
    },
  });
}

function toolSpan(tracer: Tracer, event: CallEvent | ControlEvent, parent: Context): void {
  const name = event.type === 'call' ? event.toolName : event.name;
  const startTime = (event.type === 'call' ? event.startedAt : undefined) ?? event.at - event.durationMs;
  const attributes = {
    ...headAttributes(event),
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': name,
    'gen_ai.tool.call.id': event.callId,
    ...(event.type === 'call' ? callAttributes(event) : { 'gen_ai.tool.type': 'extension' }),
  };
  const span = tracer.startSpan(`execute_tool ${name}`, { kind: SpanKind.INTERNAL, startTime, attributes }, parent);
  if (event.outcome !== 'ok') {
    span.setAttribute('error.type', event.errorCode ?? 'tool_error');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(startTime + event.durationMs);
}

function endRun(span: Span | undefined, { outcome, reason }: RunEndEvent): void {
  if (!span || outcome === 'completed') return;
  span.setAttribute('error.type', outcome);
  span.setStatus({ code: SpanStatusCode.ERROR, ...(reason === undefined ? {} : { message: reason }) });
}

function headAttributes({ sessionId, agentId }: TelemetryEvent): Attributes {
  return { 'gen_ai.conversation.id': sessionId, ...(agentId === undefined ? {} : { 'gen_ai.agent.id': agentId }) };
}

function startAttributes({ mode, model, shown, toolBytes, promptBytes, catalog, runId }: RunStartEvent): Attributes {
  return {
    'gen_ai.operation.name': 'invoke_agent',
    ...(model === undefined ? {} : { 'gen_ai.request.model': model }),
    'toolsearch.run.id': runId,
    'toolsearch.mode': mode,
    'toolsearch.shown.count': shown.length,
    'toolsearch.shown.tool_bytes': toolBytes,
    'toolsearch.shown.prompt_bytes': promptBytes,
    'toolsearch.catalog.size': catalog.size,
  };
}

function callAttributes(event: CallEvent): Attributes {
  return {
    // The conventions call a tool that the client runs a function, and one that the agent's side runs an extension.
    'gen_ai.tool.type': event.source === 'client' ? 'function' : 'extension',
    'toolsearch.tool.id': event.toolId,
    'toolsearch.tool.source': event.source,
    ...(event.owner === undefined ? {} : { 'toolsearch.tool.owner': event.owner }),
    'toolsearch.call.origin': event.origin,
    'toolsearch.call.outcome': event.outcome,
    'toolsearch.call.executed': event.executed,
    ...(event.parentCallId === undefined ? {} : { 'toolsearch.call.parent_id': event.parentCallId }),
    'toolsearch.call.argument_bytes': event.argumentBytes,
    'toolsearch.call.result_bytes': event.resultBytes,
    'toolsearch.call.delivered_bytes': event.deliveredBytes,
  };
}
