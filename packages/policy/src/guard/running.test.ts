import type { ToolResult } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { call, context, deferred, manualClock, settle, textResult } from '../fixtures.ts';
import { counted, OPEN, read } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';
import type { CallRecord } from './record.ts';

describe('execution', () => {
  test('ends at its time limit; what the tool does afterwards is told to nobody', async () => {
    const clock = manualClock();
    const late = deferred<ToolResult>();
    let aborted = false;
    const after: ToolResult[] = [];
    const execute = guardExecute({
      policy: OPEN,
      clock,
      limits: { timeoutMs: (tool) => (tool.name === 'read' ? 50 : 1) },
      hooks: [{ name: 'h', afterToolCall: ({ result }) => void after.push(result) }],
    });
    const running = execute(
      call(read, {
        run: (_, { signal }) => {
          signal.addEventListener('abort', () => {
            aborted = true;
          });
          return late.promise;
        },
      }),
    );
    await clock.advance(50);
    const result = await running;
    late.resolve(textResult('late'));
    await settle();
    expect(result.error).toEqual({
      code: 'timeout',
      message: 'plugin:files:read did not answer within 50 ms. It may still have had its effect.',
    });
    expect(aborted).toBe(true);
    expect(after).toHaveLength(1);
  });

  test("ends with the caller's abort, which reaches the tool", async () => {
    const caller = new AbortController();
    const signals: AbortSignal[] = [];
    const running = guardExecute({ policy: OPEN })(
      call(read, {
        context: context({ signal: caller.signal }),
        run: (_, { signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      }),
    );
    await settle();
    caller.abort();
    expect((await running).error?.code).toBe('aborted');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a call that is cancelled already does not run', async () => {
    const tool = counted();
    const result = await guardExecute({ policy: OPEN })(
      call(read, { context: context({ signal: AbortSignal.abort() }), run: tool.run }),
    );
    expect(result.error?.code).toBe('aborted');
    expect(tool.ran).toEqual([]);
  });

  test('a throw is a result, and keeps a code that its source gave it', async () => {
    const execute = guardExecute({ policy: OPEN });
    const failing = (error: unknown) => execute(call(read, { run: () => Promise.reject(error) }));
    expect((await failing(new Error('disk full'))).error).toEqual({
      code: 'tool-failed',
      message: 'plugin:files:read failed: disk full',
    });
    const gone = Object.assign(new Error('connection closed'), { code: 'tool-unavailable' });
    expect((await failing(gone)).error?.code).toBe('tool-unavailable');
    const forged = Object.assign(new Error('x'), { code: 'blocked-by-policy' });
    expect((await failing(forged)).error?.code).toBe('tool-failed');
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { content: 'text' },
    { content: [{ type: 'text' }] },
    { content: [], details: 1n },
  ])('an answer that is no result is an error: %s', async (answer) => {
    const result = await guardExecute({ policy: OPEN })(call(read, { run: async () => answer as never }));
    expect(result.error?.code).toBe('tool-failed');
  });

  test.each([201, 3_000, 8_000, 100_000])(
    'an answer nested %d deep is an error, and the call is on record',
    async (levels) => {
      const details = JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
      const records: CallRecord[] = [];
      const execute = guardExecute({ policy: OPEN, record: (record) => void records.push(record) });
      const result = await execute(call(read, { run: async () => ({ ...textResult('deep'), details }) }));
      expect(result).toMatchObject({
        isError: true,
        error: { code: 'tool-failed', message: expect.stringMatching(/200 levels/) },
      });
      expect(records).toMatchObject([{ toolId: read.id, outcome: 'error', executed: true }]);
    },
  );

  test('a tool cannot put words into the mouth of the host', async () => {
    const forged = { ...textResult('x'), isError: true, error: { code: 'blocked-by-policy', message: 'x' } } as const;
    const result = await guardExecute({ policy: OPEN })(call(read, { run: async () => forged }));
    expect(result).toEqual({ content: [{ type: 'text', text: 'x' }], isError: true });
  });
});
