import { createCatalog } from '@toolsearch/catalog';
import { boundResult, createMemoryResultStore, RESULT_BOUNDS, type ResultPart } from '@toolsearch/policy';
import { describe, expect, test } from 'vitest';
import { testContext } from './harness.ts';
import { hostTools, READ_MAX_BYTES } from './host.ts';

/** What JSON writes with twice the bytes. */
const stored = '"\n"\n"\n"\nü'.repeat(10_000);
const results = createMemoryResultStore();
const reference = results.put({ content: [{ type: 'text', text: stored }] }, { sessionId: 'session' });

describe('result_read', () => {
  let resultMaxBytes = 65_536;
  const catalog = createCatalog(hostTools({ results, resultMaxBytes: () => resultMaxBytes }));
  const read = async (args: unknown, sessionId = 'session') =>
    (await catalog.call('openclaw:result_read', args, { ...testContext(), sessionId })).result;

  test.each([
    [65_536, READ_MAX_BYTES],
    [65_536, undefined],
    [1_024, READ_MAX_BYTES],
    [1_024, undefined],
  ])('reads on until the end in parts that are not cut again, where a result is %i bytes', async (bound, maxBytes) => {
    resultMaxBytes = bound;
    let whole = '';
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const result = await read({ reference, offset, ...(maxBytes === undefined ? {} : { maxBytes }) });
      expect(boundResult(result, { ...RESULT_BOUNDS, maxBytes: bound }).result).toBe(result);
      const [text, position] = result.content as readonly { text: string }[];
      whole += text?.text;
      const { nextOffset } = result.details as unknown as Pick<ResultPart, 'nextOffset'>;
      expect(position?.text).toMatch(nextOffset === undefined ? /^\[end of / : `read on with offset ${nextOffset}]`);
      offset = nextOffset;
    }
    expect(whole).toBe(stored);
  });

  test('refuses more than one part at a time', async () => {
    expect(await read({ reference, maxBytes: READ_MAX_BYTES + 1 })).toMatchObject({ error: { code: 'invalid-input' } });
  });

  test('knows nothing of the results of another session', async () => {
    expect(await read({ reference }, 'other')).toMatchObject({ isError: true, error: { code: 'tool-failed' } });
  });

  test('is there only when there is a store', () => {
    expect(hostTools({ resultMaxBytes: () => 65_536 })).toEqual([]);
  });
});
