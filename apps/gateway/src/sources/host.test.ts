import { createCatalog } from '@toolsearch/catalog';
import { createMemoryResultStore, type ResultPart } from '@toolsearch/policy';
import { describe, expect, test } from 'vitest';
import { testContext } from './harness.ts';
import { hostTools, READ_MAX_BYTES } from './host.ts';

const stored = 'abcdefghiü'.repeat(10_000);
const results = createMemoryResultStore();
const reference = results.put({ content: [{ type: 'text', text: stored }] }, { sessionId: 'session' });

describe('result_read', () => {
  const catalog = createCatalog(hostTools({ results }));
  const read = async (args: unknown, sessionId = 'session') =>
    (await catalog.call('openclaw:result_read', args, { ...testContext(), sessionId })).result;

  test('reads a stored result part by part until its end', async () => {
    let text = '';
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const result = await read({ reference, offset, maxBytes: READ_MAX_BYTES });
      const part = result.details as unknown as ResultPart;
      expect(result.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining(part.text) });
      text += part.text;
      offset = part.nextOffset;
    }
    expect(text).toBe(stored);
  });

  test('refuses more than one part at a time', async () => {
    expect(await read({ reference, maxBytes: READ_MAX_BYTES + 1 })).toMatchObject({ error: { code: 'invalid-input' } });
  });

  test('knows nothing of the results of another session', async () => {
    expect(await read({ reference }, 'other')).toMatchObject({ isError: true, error: { code: 'tool-failed' } });
  });

  test('is there only when there is a store', () => {
    expect(hostTools({})).toEqual([]);
  });
});
