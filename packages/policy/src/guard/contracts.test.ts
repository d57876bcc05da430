import type { CallContract } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { call, context, entry, OPEN_CONTRACT, textOf, textResult } from '../fixtures.ts';
import type { ToolHook } from '../hooks/hook.ts';
import { createMemoryResultStore } from '../results/result-store.ts';
import { counted, OPEN, ORIGINS, read } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';
import type { CallRecord } from './record.ts';

describe('contracts', () => {
  const promised = entry('plugin', 'files:stat', { outputSchema: { type: 'object' } });
  const failing = (step: 'compileOutput' | 'checkOutput'): CallContract => ({
    ...OPEN_CONTRACT,
    [step]: () => ({ ok: false, path: '/size', message: 'details/size must be a number.' }),
  });

  test('an output schema that does not compile fails the call before anything runs', async () => {
    const tool = counted();
    const result = await guardExecute({ policy: OPEN })(
      call(promised, { contract: failing('compileOutput'), run: tool.run }),
    );
    expect(result.error?.code).toBe('invalid-output-schema');
    expect(tool.ran).toEqual([]);
  });

  test('details are checked after all hooks', async () => {
    const checked: unknown[] = [];
    const contract: CallContract = {
      ...OPEN_CONTRACT,
      checkOutput: (details) => {
        checked.push(details);
        return { ok: true };
      },
    };
    const hooks: ToolHook[] = [{ name: 'h', afterToolCall: () => ({ details: { size: 2 } }) }];
    const execute = guardExecute({ policy: OPEN, hooks });
    const result = await execute(
      call(promised, { contract, run: async () => textResult('', { details: { size: 1 } }) }),
    );
    expect(checked).toEqual([{ size: 2 }]);
    expect(result.details).toEqual({ size: 2 });
  });

  test('details that break the promise are an error that says the tool ran', async () => {
    const result = await guardExecute({ policy: OPEN })(call(promised, { contract: failing('checkOutput') }));
    expect(result.error?.code).toBe('invalid-output');
    expect(textOf(result)).toContain(
      'ran, but its result breaks its own output schema: details/size must be a number.',
    );
    expect(result.details).toBeUndefined();
  });

  test("a tool's own error is not held to the schema, and an untrusted tool's promise is not relied on", async () => {
    const error = textResult('no such file', { isError: true });
    const execute = guardExecute({ policy: OPEN });
    const contract = failing('checkOutput');
    expect(await execute(call(promised, { contract, run: async () => error }))).toEqual(error);
    const foreign = entry('mcp', 'files:stat', { outputSchema: { type: 'object' } });
    expect((await execute(call(foreign, { contract }))).isError).toBeUndefined();
  });
});

test('field report 46: an error flag survives, and a text that only looks like an error is none', async () => {
  const records: CallRecord[] = [];
  for (const origin of ORIGINS) {
    const execute = guardExecute({ policy: OPEN, record: (record) => records.push(record) });
    const at = () => context({ origin });
    const error = textResult('not found', { isError: true });
    expect(await execute(call(entry('mcp', 's:a'), { context: at(), run: async () => error }))).toEqual(error);
    const fine = textResult('Error: this is what the file says');
    expect(await execute(call(entry('mcp', 's:a'), { context: at(), run: async () => fine }))).toEqual(fine);
  }
  expect(records.map((record) => record.outcome)).toEqual(ORIGINS.flatMap(() => ['error', 'ok']));
});

test('field report 47: a script gets the whole of what a model would get cut', async () => {
  const text = 'ü'.repeat(200_000);
  const results = createMemoryResultStore({ ids: () => '1' });
  const records: CallRecord[] = [];
  const execute = guardExecute({ policy: OPEN, results, record: (record) => records.push(record) });
  const run = async () => textResult(text);
  const toModel = await execute(call(read, { run }));
  const toScript = await execute(call(read, { run, context: context({ origin: 'code' }) }));
  expect(textOf(toScript)).toBe(text);
  expect(records).toMatchObject([
    { resultBytes: 400_000, reference: 'result:1' },
    { resultBytes: 400_000, deliveredBytes: 400_000 },
  ]);
  expect(records[0]?.deliveredBytes).toBeLessThanOrEqual(65_536);
  expect(JSON.stringify(toModel)).toContain('read the whole as result:1');
  expect(results.get('result:1', { sessionId: 'session-1' })?.totalBytes).toBe(400_000);
});
