import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NewEvent } from '../event.ts';
import { createRecorder } from '../recorder.ts';
import { createJsonLinesSink, readJsonLines } from './json-lines.ts';

const search = (query: string): NewEvent => ({
  type: 'search',
  runId: 'r',
  sessionId: 's',
  queries: [query],
  hitIds: [],
});

test('lines are written in order, also when writing is slow, and read back as they were', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
  const path = join(folder, 'run.jsonl');
  let writes = 0;
  const sink = createJsonLinesSink({
    write: async (line) => {
      // The first write is the slowest.
      if (writes++ === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await appendFile(path, line);
    },
  });
  const recorder = createRecorder({ sinks: [sink] });
  const recorded = ['one', 'two\nlines', 'drei ü'].map((query) => recorder.record(search(query)));
  await recorder.flush();
  expect(readJsonLines(await readFile(path, 'utf8'))).toEqual({ events: recorded, skipped: [] });
  await rm(folder, { recursive: true });
});

test('a write that fails is told, and the next line is written all the same', async () => {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const sink = createJsonLinesSink({
    write: (line) => {
      // The whole field: the random id in the same line may hold these three letters.
      if (line.includes('"queries":["bad"]')) throw new Error('disk full');
      lines.push(line);
    },
  });
  const recorder = createRecorder({ sinks: [sink], onSinkError: (error) => errors.push(error) });
  for (const query of ['good', 'bad', 'good']) recorder.record(search(query));
  await recorder.flush();
  expect(lines).toHaveLength(2);
  expect(errors).toEqual([new Error('disk full')]);
});

test('what is no event is passed over, with its line and a reason', () => {
  const good = JSON.stringify({ type: 'describe', runId: 'r', sessionId: 's', at: 1, eventId: 'e', ref: 'x' });
  const log = readJsonLines(`${good}\n\n{"type":"message"}\n[1]\n{"type":"call","runId":1}\n${good}\n{"type":"ca`);
  expect(log.events).toHaveLength(2);
  expect(log.skipped).toEqual([
    { line: 3, reason: 'no known event type: "message"' },
    { line: 4, reason: 'no known event type: undefined' },
    { line: 5, reason: 'runId, sessionId or at is missing' },
    { line: 7, reason: 'not JSON' },
  ]);
});
