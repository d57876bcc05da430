import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSearchEngine } from '../engine.ts';
import { DOCUMENTS, idsOf } from '../fixtures.ts';
import type { Embedder } from './embedder.ts';
import { openVectorCache } from './file-cache.ts';
import { createHybridEngine } from './hybrid.ts';

/** A model of a few senses: each number of a vector counts the words of one. */
const SENSES = [
  ['payment', 'refund', 'reimburse', 'compensate'],
  ['calendar', 'event', 'rendezvous'],
  ['file', 'directory', 'folder', 'document'],
  ['issue', 'repository', 'defect'],
];
function senseModel(): Embedder & { texts: number } {
  const model = {
    id: 'senses@1',
    dimensions: SENSES.length + 1,
    texts: 0,
    async embed(texts: readonly string[]) {
      model.texts += texts.length;
      return texts.map((text) => {
        const counts = SENSES.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length);
        return Float32Array.from([...counts, 0.1]);
      });
    },
  };
  return model;
}

const engine = createSearchEngine().with({ add: DOCUMENTS });
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vectors-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a hybrid engine', () => {
  test('finds by meaning what shares no word, where the vectors stand out', async () => {
    const hybrid = await createHybridEngine(engine, DOCUMENTS, { embedder: senseModel(), outlierFrom: 2 });
    expect(engine.search('reimburse somebody', { limit: 5 }).hits).toEqual([]);
    expect(idsOf(await hybrid.search('reimburse somebody', { limit: 5 }))[0]).toBe('mcp:shop:refund-payment');
  });

  test('keeps exact names first and finds nothing for nothing', async () => {
    const hybrid = await createHybridEngine(engine, DOCUMENTS, { embedder: senseModel() });
    expect(idsOf(await hybrid.search('read_file', { limit: 5 }))[0]).toBe('mcp:disk:read_file');
    expect(await hybrid.search('  ', { limit: 5 })).toEqual({ hits: [] });
    expect(await hybrid.search('read_file, write_file', { limit: 1 })).toMatchObject({ omittedExact: 1 });
  });

  test('with a weight of 0 keeps the order of the words', async () => {
    const hybrid = await createHybridEngine(engine, DOCUMENTS, { embedder: senseModel(), vectorWeight: 0 });
    for (const query of ['event on the calendar', 'issue comment', 'text file']) {
      const words = idsOf(engine.search(query, { limit: 3 }));
      expect(idsOf(await hybrid.search(query, { limit: 3 })).slice(0, words.length)).toEqual(words);
    }
  });

  test('refuses vectors that are not what the model promised', async () => {
    const short: Embedder = {
      id: 'short',
      dimensions: 3,
      embed: async (texts) => texts.map(() => new Float32Array(2)),
    };
    await expect(createHybridEngine(engine, DOCUMENTS, { embedder: short })).rejects.toMatchObject({
      code: 'invalid-vectors',
    });
    const few: Embedder = { id: 'few', dimensions: 3, embed: async () => [] };
    await expect(createHybridEngine(engine, DOCUMENTS, { embedder: few })).rejects.toMatchObject({
      code: 'invalid-vectors',
    });
  });
});

describe('a vector cache on disk', () => {
  test('saves embedding a text twice, also in the next process', async () => {
    const path = join(folder, 'deep', 'vectors.bin');
    const first = senseModel();
    await createHybridEngine(engine, DOCUMENTS, { embedder: first, cache: await openVectorCache(path) });
    expect(first.texts).toBe(DOCUMENTS.length);
    const second = senseModel();
    const changed = DOCUMENTS.map((document, index) => (index === 0 ? { ...document, title: 'New' } : document));
    await createHybridEngine(engine, changed, { embedder: second, cache: await openVectorCache(path) });
    expect(second.texts).toBe(1);
  });

  test('passes over a record that was cut off', async () => {
    const path = join(folder, 'vectors.bin');
    await createHybridEngine(engine, DOCUMENTS, { embedder: senseModel(), cache: await openVectorCache(path) });
    await truncate(path, (await readFile(path)).length - 3);
    const again = senseModel();
    await createHybridEngine(engine, DOCUMENTS, { embedder: again, cache: await openVectorCache(path) });
    expect(again.texts).toBe(1);
  });
});
