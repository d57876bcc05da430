/** The search index over entries: which of a tool's texts are indexed, and which part is kept when tools change. */
import { identify } from './identity.ts';
import {
  createSearchEngine,
  parametersText,
  type Ranking,
  type SearchDocument,
  type SearchEngine,
} from './search/index.ts';
import { type ExpandOptions, readQuery } from './search/lexicon/index.ts';
import type { CatalogEntry } from './tool.ts';

/** An index over one snapshot's searchable entries. */
export interface ToolIndex {
  search(query: string, limit: number, explain?: boolean): Ranking;
  /** The index over other entries; documents that are equal are not indexed again. */
  with(entries: readonly CatalogEntry[]): ToolIndex;
}

/** UTF-8 bytes of parameter text indexed of a tool; an untrusted one may not crowd its neighbours out. */
const TRUSTED_PARAMETERS_MAX_BYTES = 2_048;
const UNTRUSTED_PARAMETERS_MAX_BYTES = 1_024;

/** Indexes the entries; `lexicon` says how queries are widened. */
export function createToolIndex(entries: readonly CatalogEntry[], lexicon: ExpandOptions | false): ToolIndex {
  const documents = documentsOf(entries);
  const engine = createSearchEngine(
    lexicon === false ? {} : { expand: (query, written) => readQuery(query, written, lexicon) },
  );
  return toolIndex(engine.with({ add: [...documents.values()] }), documents);
}

function toolIndex(engine: SearchEngine, documents: ReadonlyMap<string, SearchDocument>): ToolIndex {
  return Object.freeze({
    search: (query: string, limit: number, explain = false) => engine.search(query, { limit, explain }),
    with(entries: readonly CatalogEntry[]) {
      const wanted = documentsOf(entries);
      const add = [...wanted.values()].filter((document) => !sameDocument(document, documents.get(document.id)));
      const remove = [...documents.keys()].filter((id) => !wanted.has(id));
      return add.length + remove.length === 0 ? this : toolIndex(engine.with({ add, remove }), wanted);
    },
  });
}

function documentsOf(entries: readonly CatalogEntry[]): ReadonlyMap<string, SearchDocument> {
  return new Map(entries.map((entry) => [entry.id, documentOf(entry)]));
}

function documentOf(entry: CatalogEntry): SearchDocument {
  const { alias, title, description, trusted, inputSchema } = entry;
  return {
    ...identify(entry),
    alias,
    ...(title === undefined ? {} : { title }),
    description,
    parameters: parametersText(inputSchema, {
      maxBytes: trusted ? TRUSTED_PARAMETERS_MAX_BYTES : UNTRUSTED_PARAMETERS_MAX_BYTES,
    }),
  };
}

/** Documents that agree in these are equal. */
const COMPARED = ['name', 'alias', 'source', 'owner', 'title', 'description', 'parameters'] as const;

function sameDocument(a: SearchDocument, b: SearchDocument | undefined): boolean {
  return b !== undefined && COMPARED.every((field) => a[field] === b[field]);
}
