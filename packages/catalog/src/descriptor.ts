/** Entries as the model reads them: the compact descriptor of a hit, and the whole metadata. */
import { inputHint, outputHint } from '@toolsearch/schema-hints';
import { shorten } from './bounded-text.ts';
import type { SearchHit, ToolDescription } from './contract.ts';
import type { CatalogEntry } from './tool.ts';

/**
 * A hit. Hints are given for trusted tools alone: an untrusted schema is text from outside and is read on request
 * only, by `describe`.
 */
export function createHit(entry: CatalogEntry, descriptionMaxChars: number): SearchHit {
  const output = entry.trusted && entry.outputSchema !== undefined ? outputHint(entry.outputSchema) : undefined;
  return {
    id: entry.id,
    name: entry.name,
    source: entry.source,
    ...(entry.owner === undefined ? {} : { owner: entry.owner }),
    description: shorten(entry.description, descriptionMaxChars),
    input: entry.trusted ? inputHint(entry.inputSchema) : 'unknown',
    ...(output === undefined ? {} : { output }),
  };
}

/** Everything known of a tool; schemas exactly as declared. */
export function createDescription(entry: CatalogEntry): ToolDescription {
  return {
    id: entry.id,
    alias: entry.alias,
    name: entry.name,
    source: entry.source,
    ...(entry.owner === undefined ? {} : { owner: entry.owner }),
    ...(entry.title === undefined ? {} : { title: entry.title }),
    description: entry.description,
    inputSchema: entry.inputSchema,
    ...(entry.trusted && entry.outputSchema !== undefined ? { outputSchema: entry.outputSchema } : {}),
    ...(entry.annotations === undefined ? {} : { annotations: entry.annotations }),
  };
}
