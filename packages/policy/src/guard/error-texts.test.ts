import { ERROR_MESSAGE_MAX_BYTES } from '@toolsearch/catalog';
import { expect, test } from 'vitest';
import { call, textOf, textResult } from '../fixtures.ts';
import { NEEDS_PATH, OPEN, read } from './fixtures.ts';
import { guardExecute } from './guard-execute.ts';

test('arguments that are no JSON object are an error within its bound with the signature', async () => {
  const execute = guardExecute({ policy: OPEN });
  const contract = { ...NEEDS_PATH, signature: `{ path: ${'"x" | '.repeat(400)} }` };
  for (const args of ['{"path":', [1], 7, { path: () => 1 }, { deep: { nan: Number.NaN } }]) {
    const result = await execute(call(read, { args, contract }));
    expect(result.error?.code).toBe('invalid-input');
    expect(textOf(result)).toMatch(/Expected \{ path: /);
    expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(ERROR_MESSAGE_MAX_BYTES);
  }
  expect(textOf(await execute(call(read, { args: { deep: { nan: Number.NaN } } })))).toContain(
    'args/deep/nan is not JSON: found NaN',
  );
});

test("secrets stay out of error texts, and a tool's own answer is not touched", async () => {
  const redact = (text: string) => text.replaceAll('hunter2', '[redacted]');
  const execute = guardExecute({ policy: OPEN, redact });
  const failed = await execute(call(read, { run: () => Promise.reject(new Error('no login for hunter2')) }));
  expect(JSON.stringify(failed)).not.toContain('hunter2');
  expect(failed.error?.message).toBe('plugin:files:read failed: no login for [redacted]');
  const own = textResult('hunter2', { isError: true });
  expect(await execute(call(read, { run: async () => own }))).toEqual(own);
});

test('no part of a secret is left where an error text is cut', async () => {
  const redact = (text: string) => text.replaceAll('hunter2-hunter2', '[redacted]');
  const execute = guardExecute({ policy: OPEN, redact });
  for (let before = ERROR_MESSAGE_MAX_BYTES - 60; before <= ERROR_MESSAGE_MAX_BYTES + 10; before++) {
    const message = `${'x'.repeat(before)}hunter2-hunter2 ${'y'.repeat(100)}`;
    const failed = await execute(call(read, { run: () => Promise.reject(new Error(message)) }));
    expect(JSON.stringify(failed)).not.toContain('hunter');
    expect(Buffer.byteLength(failed.error?.message ?? '')).toBeLessThanOrEqual(ERROR_MESSAGE_MAX_BYTES);
  }
});
