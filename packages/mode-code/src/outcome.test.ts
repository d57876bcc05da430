import type { JsonValue } from '@toolsearch/catalog';
import type { CallReport, SandboxErrorCode, SandboxOutcome } from '@toolsearch/sandbox-runner';
import { textOf } from '@toolsearch/tool-fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalledTool } from './bridge.ts';
import { createMediaShelf } from './media.ts';
import { type CodeOutcome, resultOf } from './outcome.ts';
import { withoutBase64 } from './text.ts';

const USAGE = {
  wallMs: 1,
  pausedMs: 0,
  calls: 0,
  bytesToChild: 0,
  bytesFromChild: 0,
  logLinesDropped: 0,
  pooled: true,
};
const report = (id: number, rest: Partial<CallReport> = {}): CallReport => ({
  id,
  name: 'openclaw.tools.call',
  outcome: 'ok',
  handled: true,
  ...rest,
});
const success = (value: JsonValue | undefined, rest: Partial<SandboxOutcome> = {}) =>
  ({ ok: true, value, logs: [], calls: [], usage: USAGE, ...rest }) as SandboxOutcome;
const failure = (code: SandboxErrorCode, message: string, rest: Partial<SandboxOutcome> = {}) =>
  ({ ok: false, code, message, logs: [], calls: [], usage: USAGE, ...rest }) as SandboxOutcome;

function finish(
  outcome: SandboxOutcome,
  { called = [] as [number, CalledTool][], notes = [] as string[], maxBytes = 65_536 } = {},
) {
  const never = () => Promise.reject(new Error('not called here'));
  const bridge = {
    functions: { search: never, describe: never, call: never },
    called: new Map(called),
    notes: new Set(notes),
  };
  const media = createMediaShelf({ deliveredMaxBytes: 1e6, heldMaxBytes: 1e6 });
  const result = resultOf({
    outcome,
    bridge,
    media,
    size: { catalogSize: 2, sources: { mcp: 2 } },
    resultMaxBytes: maxBytes,
  });
  expect(textOf(result)).toBe(JSON.stringify(result.details));
  return { result, shown: result.details as unknown as CodeOutcome };
}
const tool = (name: string, rest: Partial<CalledTool> = {}): CalledTool => ({
  tool: name,
  isError: false,
  terminate: false,
  ...rest,
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the outcome of a body', () => {
  test('is one compact JSON text', () => {
    const { result } = finish(success({ a: [1, 2] }));
    expect(textOf(result)).toBe(
      '{"ok":true,"value":{"a":[1,2]},"logs":[],"calls":[],"telemetry":{"catalogSize":2,"sources":{"mcp":2},"searchCount":0,"describeCount":0,"callCount":0}}',
    );
    expect(result.isError).toBeUndefined();
  });

  test('gives null for nothing, with the hint of the sandbox and the notes of the bridge', () => {
    const { shown } = finish(success(undefined, { hint: 'Nothing was returned.' } as Partial<SandboxOutcome>), {
      notes: ['No tool matches.'],
    });
    expect(shown).toMatchObject({ ok: true, value: null, hint: 'Nothing was returned. No tool matches.' });
  });

  test.each<SandboxErrorCode>([
    'timeout',
    'aborted',
    'limit-exceeded',
    'out-of-memory',
    'script-error',
    'not-serialisable',
    'runtime-unavailable',
  ])('that failed keeps the code %s, its line and its logs, and is an error', (code) => {
    const logs = [{ level: 'warn', text: 'so far' }] as const;
    const { result, shown } = finish(failure(code, 'why', { line: 3, logs } as Partial<SandboxOutcome>));
    expect(shown).toMatchObject({ ok: false, error: { code, message: 'why', line: 3 }, logs });
    expect(result).toMatchObject({ isError: true, error: { code, message: 'why' } });
  });

  test('lists calls by tool and outcome, counts the others', () => {
    const calls = [
      report(1, { name: 'openclaw.tools.search' }),
      report(2),
      report(3),
      report(4, { outcome: 'failed', error: 'it failed' }),
      report(5),
      report(6, { outcome: 'aborted' }),
      report(7, { name: 'openclaw.tools.describe' }),
    ];
    const called: [number, CalledTool][] = [
      [2, tool('a')],
      [3, tool('a')],
      [4, tool('a')],
      [5, tool('b', { isError: true })],
    ];
    const { shown } = finish(success(1, { calls }), { called });
    expect(shown.calls).toEqual([
      { tool: 'a', outcome: 'ok', count: 2 },
      { tool: 'a', outcome: 'failed', error: 'it failed' },
      { tool: 'b', outcome: 'error' },
      { outcome: 'aborted' },
    ]);
    expect(shown.telemetry).toMatchObject({ searchCount: 1, describeCount: 1, callCount: 5 });
  });

  test('ends the turn when every tool that was called asks for it', () => {
    const pending = tool('client:ask', { terminate: true });
    expect(finish(success(1), { called: [[1, pending]] }).result.terminate).toBe(true);
    expect(
      finish(success(1), {
        called: [
          [1, pending],
          [2, tool('b')],
        ],
      }).result.terminate,
    ).toBeUndefined();
    expect(finish(success(1)).result.terminate).toBeUndefined();
  });
});

describe('within its bounds', () => {
  test('whatever comes out of a run, the text fits, is JSON, and holds no base64 data', () => {
    const data = fc
      .uint8Array({ minLength: 300, maxLength: 1_000 })
      .map((bytes) => Buffer.from(bytes).toString('base64'));
    const long = fc
      .tuple(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 2_000 }))
      .map(([part, times]) => part.repeat(times));
    const text = fc.oneof(fc.string(), long, data);
    const value = fc.oneof(
      fc.jsonValue(),
      text,
      fc.array(text, { maxLength: 8 }),
      fc.dictionary(fc.string(), text, { maxKeys: 4 }),
    );
    const logs = fc.array(fc.record({ level: fc.constant('log' as const), text }), { maxLength: 12 });
    const calls = fc
      .array(text, { maxLength: 60 })
      .map((errors) => errors.map((error, index) => report(index + 1, { outcome: 'failed', error })));
    fc.assert(
      fc.property(value, text, logs, calls, fc.boolean(), (returned, message, lines, reports, ok) => {
        const rest = { logs: lines, calls: reports };
        const outcome = ok ? success(returned as JsonValue, rest) : failure('script-error', message, rest);
        const called = reports.map(({ id }): [number, CalledTool] => [id, tool(`mcp:s:${'t'.repeat(id)}`)]);
        const { result, shown } = finish(outcome, { called, notes: [message], maxBytes: 4_096 });
        expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(4_096);
        for (const part of stringsIn(result.details)) expect(withoutBase64(part)).toBe(part);
        expect(shown.ok).toBe(ok);
        if (result.error) expect(Buffer.byteLength(result.error.message)).toBeLessThan(1_000);
      }),
      { numRuns: 200 },
    );
  });

  test('a message, advice and reports that are all quotes still fit', () => {
    const quotes = '"'.repeat(2_000);
    const logs = [{ level: 'log' as const, text: quotes.slice(0, 500) }];
    const calls = Array.from({ length: 60 }, (_, index) => report(index + 1, { outcome: 'failed', error: quotes }));
    const called = calls.map(({ id }): [number, CalledTool] => [id, tool(`mcp:s:${'t'.repeat(id)}`)]);
    for (const outcome of [failure('script-error', quotes, { logs, calls }), success(quotes, { logs, calls })]) {
      const { result } = finish(outcome, { called, notes: [quotes], maxBytes: 4_096 });
      expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(4_096);
    }
  });

  test('a value that is too large keeps its beginning and its end around one marker', () => {
    const { shown } = finish(success({ first: 1, text: 'ü'.repeat(100_000), last: 2 }));
    const value = shown.ok ? String(shown.value) : '';
    expect(value).toMatch(/^\{"first":1,/);
    expect(value).toMatch(/,"last":2\}$/);
    expect(
      value.match(/\[Cut here: the value has 200\d{3} bytes\. Return less: pick fields, filter or slice\.\]/g),
    ).toHaveLength(1);
    expect(Buffer.byteLength(value)).toBeGreaterThan(60_000);
  });

  test('log lines that find no room are counted', () => {
    const logs = Array.from({ length: 2_000 }, (_, n) => ({ level: 'log', text: `line ${n}` }) as const);
    const { shown } = finish(success(1, { logs, usage: { ...USAGE, logLinesDropped: 7 } }));
    expect(shown.logs[0]?.text).toBe('line 0');
    expect(shown.hint).toBe(`${2_007 - shown.logs.length} log lines were left out.`);
  });
});
