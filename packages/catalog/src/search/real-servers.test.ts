import { corporaFolder, readMcpCatalogs } from '@toolsearch/corpora';
import { describe, expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { createSearchEngine } from './engine.ts';
import { idsOf } from './fixtures.ts';
import { readQuery } from './lexicon/index.ts';
import { parametersText } from './parameters.ts';

const corpora = corporaFolder();
if (!corpora.found) console.warn(corpora.message);

describe.skipIf(!corpora.found)('every tool of the real servers', () => {
  const documents: SearchDocument[] = (corpora.found ? readMcpCatalogs() : []).flatMap(({ server, tools }) =>
    tools.map(({ name, description, inputSchema }) => ({
      id: `mcp:${server}:${String(name)}`,
      name: String(name),
      owner: server,
      description: String(description ?? ''),
      parameters: parametersText(inputSchema),
    })),
  );
  const engine = createSearchEngine({ expand: readQuery }).with({ add: documents });
  const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const spaced = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_\-.:/]+/g, ' ');
  const first = (query: string) => idsOf(engine.search(query, { limit: 1 }))[0];

  test('is the first hit for its id', () => {
    expect(documents.filter(({ id }) => first(id) !== id)).toEqual([]);
  }, 60_000);

  test('is the first hit for its name and its spaced name, or a tool of the same name is', () => {
    const namesById = new Map(documents.map(({ id, name }) => [id, key(name)]));
    const lost = documents.filter(({ name }) =>
      [name, spaced(name), spaced(name).toLowerCase(), name.toUpperCase()].some(
        (query) => namesById.get(first(query) ?? '') !== key(name),
      ),
    );
    expect(lost).toEqual([]);
  }, 120_000);
});
