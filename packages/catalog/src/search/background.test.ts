import { describe, expect, test } from 'vitest';
import { buildSearchEngine } from './background.ts';
import { contentHash } from './content-hash.ts';
import { createSearchEngine } from './engine.ts';
import { DOCUMENTS } from './fixtures.ts';

describe('an index built in the background', () => {
  test('is the index built at once, from a worker thread or without one', async () => {
    const wanted = createSearchEngine().with({ add: DOCUMENTS }).save();
    const repeated = [...DOCUMENTS, ...DOCUMENTS.slice(0, 2)];
    expect((await buildSearchEngine(repeated, { workerFrom: 1 })).save()).toEqual(wanted);
    expect((await buildSearchEngine(repeated)).save()).toEqual(wanted);
  });

  test('leaves the event loop free', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await buildSearchEngine(DOCUMENTS, { workerFrom: 1 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});

describe('the content hash of documents', () => {
  test('ignores their order and sees every change', () => {
    const hash = contentHash(DOCUMENTS);
    expect(contentHash([...DOCUMENTS].reverse())).toBe(hash);
    expect(contentHash(DOCUMENTS.slice(1))).not.toBe(hash);
    expect(contentHash(DOCUMENTS.map((document) => ({ ...document, title: 'x' })))).not.toBe(hash);
  });
});
