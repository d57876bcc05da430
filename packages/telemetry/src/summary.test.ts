import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NewEvent, Source } from './event.ts';
import { createRecorder } from './recorder.ts';
import { createJsonLinesSink } from './sinks/json-lines.ts';
import { type RunSummary, summarise } from './summary.ts';

const start = (runId: string, mode: string): NewEvent => ({
  type: 'run-start',
  runId,
  sessionId: 'session',
  agentId: 'main',
  mode,
  toolBytes: 900,
  promptBytes: 40,
  shown: [
    { name: mode === 'code' ? 'tool_search_code' : 'tool_search', reason: 'control', bytes: 500 },
    { name: 'screenshot', reason: 'direct-only', bytes: 400, toolId: 'openclaw:screenshot' },
  ],
  catalog: { size: 212, sources: { openclaw: 3, plugin: 200, mcp: 9, client: 0 } },
  unavailable: [{ source: 'mcp', owner: 'jira', reason: 'connection refused' }],
});

type CallFacts = Pick<Extract<NewEvent, { type: 'call' }>, 'toolId' | 'executed' | 'outcome' | 'errorCode'>;
const CALLS: readonly CallFacts[] = [
  { toolId: 'mcp:fs:read', executed: true, outcome: 'ok' },
  { toolId: 'mcp:fs:read', executed: true, outcome: 'error', errorCode: 'tool-failed' },
  { toolId: 'plugin:ops:deploy', executed: false, outcome: 'blocked', errorCode: 'blocked-by-policy' },
];

/** The same work in both modes: a search, a description, three calls of which one fails and one is blocked. */
function eventsOf(runId: string, mode: 'code' | 'tools'): NewEvent[] {
  const run = { runId, sessionId: 'session', agentId: 'main' };
  const outer = (name: string, callId: string): NewEvent => ({
    ...run,
    type: 'control',
    name,
    callId,
    outcome: 'ok',
    durationMs: 9,
  });
  const call = (facts: CallFacts, index: number): NewEvent => {
    const [source, owner, toolName] = facts.toolId.split(':') as [Source, string, string];
    return {
      ...run,
      ...facts,
      type: 'call',
      toolName,
      source,
      owner,
      callId: `inner-${index}`,
      parentCallId: mode === 'code' ? 'outer' : `outer-${index}`,
      origin: mode === 'code' ? 'code' : 'tool_call',
      durationMs: 5,
      argumentBytes: 20,
      resultBytes: 70_000,
      deliveredBytes: 65_000,
    };
  };
  const work: NewEvent[] = [
    { ...run, type: 'search', queries: ['read a file', 'deploy'], hitIds: ['mcp:fs:read'] },
    { ...run, type: 'describe', ref: 'read', toolId: 'mcp:fs:read' },
    ...CALLS.map(call),
  ];
  const outers =
    mode === 'code'
      ? [outer('tool_search_code', 'outer')]
      : [
          outer('tool_search', 's'),
          outer('tool_describe', 'd'),
          ...CALLS.map((_, index) => outer('tool_call', `outer-${index}`)),
        ];
  return [start(runId, mode), ...work, ...outers, { ...run, type: 'run-end', outcome: 'completed' }];
}

describe('field report 61: a stored log read in a new process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'telemetry-'));
  const path = join(folder, 'session.jsonl');
  const lines: string[] = [];
  const recorder = createRecorder({
    sinks: [createJsonLinesSink({ write: (line) => void lines.push(line) })],
    clock: { now: () => 7 },
  });
  for (const event of [...eventsOf('code-run', 'code'), ...eventsOf('tools-run', 'tools')]) recorder.record(event);

  test('answers everything that a session log must answer, and equal work gives equal totals', async () => {
    await recorder.flush();
    writeFileSync(path, lines.join(''));
    const script = `
      import { readFileSync } from 'node:fs';
      import { readJsonLines, summarise } from '@toolsearch/telemetry';
      console.log(JSON.stringify(summarise(readJsonLines(readFileSync(process.argv[1], 'utf8')).events)));`;
    const printed = execFileSync(
      process.execPath,
      ['--conditions=@toolsearch/source', '--input-type=module', '--eval', script, path],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      },
    );
    rmSync(folder, { recursive: true });
    const [code, tools] = JSON.parse(printed) as [RunSummary, RunSummary];
    expect(code).toEqual(recorder.summary('code-run'));
    expect(tools).toEqual(recorder.summary('tools-run'));
    expect(code).toMatchObject({
      mode: 'code',
      outcome: 'completed',
      shown: { count: 2, toolBytes: 900, promptBytes: 40, byReason: { control: 1, 'direct-only': 1 } },
      catalog: { size: 212, sources: { openclaw: 3, plugin: 200, mcp: 9, client: 0 } },
      unavailable: [{ owner: 'jira' }],
      searches: 1,
      queries: 2,
      describes: 1,
      calls: { total: 3, executed: 2, ok: 1, error: 1, blocked: 1 },
      executedBySource: { openclaw: 0, plugin: 0, mcp: 2, client: 0 },
      tools: [
        { toolId: 'mcp:fs:read', source: 'mcp', owner: 'fs', total: 2, executed: 2, durationMs: 10 },
        { toolId: 'plugin:ops:deploy', source: 'plugin', total: 1, executed: 0, blocked: 1 },
      ],
      finalCall: { toolId: 'mcp:fs:read', source: 'mcp', outcome: 'error', parentCallId: 'outer' },
    });
    expect(
      code.callList.map(({ callId, parentCallId, origin, outcome, deliveredBytes }) => [
        callId,
        parentCallId,
        origin,
        outcome,
        deliveredBytes,
      ]),
    ).toEqual([
      ['inner-0', 'outer', 'code', 'ok', 65_000],
      ['inner-1', 'outer', 'code', 'error', 65_000],
      ['inner-2', 'outer', 'code', 'blocked', 65_000],
    ]);
    for (const key of ['searches', 'queries', 'describes', 'calls', 'executedBySource', 'tools'] as const) {
      expect(tools[key]).toEqual(code[key]);
    }
    expect([code.controls, tools.controls]).toEqual([1, 5]);
  });
});

test('a log that begins in the middle of a run still counts what it holds', () => {
  const recorder = createRecorder();
  const events = eventsOf('r', 'code')
    .slice(2)
    .map((event) => recorder.record(event));
  expect(summarise(events)).toMatchObject([
    { runId: 'r', sessionId: 'session', searches: 0, describes: 1, shown: { count: 0 }, calls: { total: 3 } },
  ]);
});
