import { expect, test } from 'vitest';
import type { NewEvent } from './event.ts';
import { createRecorder } from './recorder.ts';
import { createMemorySink } from './sinks/memory.ts';

const RUN = { runId: 'run-1', sessionId: 'session-1' };
const CALL = {
  ...RUN,
  type: 'call',
  toolId: 'mcp:fs:read',
  toolName: 'read',
  source: 'mcp',
  owner: 'fs',
  callId: 'call-1',
  origin: 'code',
  executed: true,
  outcome: 'ok',
  durationMs: 4,
  argumentBytes: 12,
  resultBytes: 100,
  deliveredBytes: 100,
} as const satisfies NewEvent;

test('an event is stamped, frozen, handed to every sink and counted', () => {
  const sinks = [createMemorySink(), createMemorySink()];
  let ids = 0;
  const recorder = createRecorder({ sinks, clock: { now: () => 42 }, ids: () => `event-${++ids}` });
  const event = recorder.record({ ...CALL, args: { path: '/tmp' } });
  expect(event).toMatchObject({ eventId: 'event-1', at: 42, toolId: 'mcp:fs:read', args: { path: '/tmp' } });
  expect(() => Object.assign(event, { at: 0 })).toThrow(TypeError);
  for (const sink of sinks) expect(sink.events).toEqual([event]);
  expect(recorder.summary('run-1')?.calls).toEqual({ total: 1, executed: 1, ok: 1, error: 0, blocked: 0 });
  expect(recorder.summary('another')).toBeUndefined();
});

test('a sink that throws or rejects is reported and hurts neither the others nor the caller', async () => {
  const errors: unknown[] = [];
  const memory = createMemorySink();
  const recorder = createRecorder({
    sinks: [
      {
        write: () => {
          throw new Error('full');
        },
      },
      { write: () => Promise.reject(new Error('gone')) },
      memory,
    ],
    onSinkError: (error) => errors.push((error as Error).message),
  });
  recorder.record(CALL);
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).toEqual(['full', 'gone']);
  expect(memory.events).toHaveLength(1);
});

test('arguments over the bound are left out whole, and their size stays', () => {
  const recorder = createRecorder({ maxArgumentBytes: 20 });
  expect(recorder.record({ ...CALL, args: { text: 'short' } })).toHaveProperty('args');
  const event = recorder.record({ ...CALL, args: { text: 'ü'.repeat(10) }, argumentBytes: 31 });
  expect(event).not.toHaveProperty('args');
  expect(event).toHaveProperty('argumentBytes', 31);
});

test('counts of the run that was quiet longest are forgotten first', () => {
  const recorder = createRecorder({ maxRuns: 2 });
  for (const runId of ['a', 'b', 'a', 'c']) recorder.record({ ...CALL, runId });
  expect(['a', 'b', 'c'].map((runId) => recorder.summary(runId)?.calls.total)).toEqual([2, undefined, 1]);
});
