import { createCatalog } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { testContext } from './harness.ts';
import { hostTools, READ_MAX_CHARS, type ResultStore } from './host.ts';

const stored = 'abcdefghij'.repeat(10_000);
const results: ResultStore = {
  read: async (ref, { sessionId, offset, maxChars }) =>
    ref === 'r1' && sessionId === 'session'
      ? { text: stored.slice(offset, offset + maxChars), totalChars: stored.length }
      : undefined,
};

describe('result_read', () => {
  const catalog = createCatalog(hostTools({ results }));
  const read = async (args: unknown, sessionId = 'session') =>
    (await catalog.call('openclaw:result_read', args, { ...testContext(), sessionId })).result;

  test('reads a stored result part by part until its end', async () => {
    let text = '';
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { details } = await read({ ref: 'r1', offset, maxChars: READ_MAX_CHARS });
      const part = details as unknown as { text: string; nextOffset?: number };
      text += part.text;
      offset = part.nextOffset;
    }
    expect(text).toBe(stored);
  });

  test('refuses more than one part at a time', async () => {
    expect(await read({ ref: 'r1', maxChars: READ_MAX_CHARS + 1 })).toMatchObject({ error: { code: 'invalid-input' } });
  });

  test('knows nothing of another session', async () => {
    const result = await read({ ref: 'r1' }, 'other');
    expect(result.isError).toBe(true);
    expect(result.content).toEqual([{ type: 'text', text: expect.stringContaining('No stored result "r1"') }]);
  });

  test('is there only when there is a store', () => {
    expect(hostTools({})).toEqual([]);
  });
});
