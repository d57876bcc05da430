import { createHybridEngine, createSearchEngine, type SearchDocument } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { createSentenceEncoder } from './sentence-encoder.ts';

const documents: readonly SearchDocument[] = [
  { id: 'meal', name: 'suggest_recipe', description: 'Suggests a meal to cook from what is in the fridge.' },
  { id: 'trip', name: 'book_flight', description: 'Books a seat on a flight between two airports.' },
  { id: 'news', name: 'latest_headlines', description: 'Headlines of the day from newspapers.' },
  { id: 'code', name: 'open_pull_request', description: 'Opens a pull request in a repository.' },
  { id: 'rain', name: 'forecast', description: 'Weather forecast for a city.' },
];

describe('a real sentence encoder', () => {
  test('finds by meaning what shares no word with the query', async () => {
    const engine = createSearchEngine().with({ add: documents });
    const embedder = await createSentenceEncoder();
    const hybrid = await createHybridEngine(engine, documents, { embedder, outlierFrom: 1 });
    const query = 'I am hungry, what should I eat for dinner';
    expect(engine.search(query, { limit: 3 }).hits).toEqual([]);
    expect((await hybrid.search(query, { limit: 3 })).hits[0]?.id).toBe('meal');
  }, 120_000);
});
