/** Entries as the model reads them: the compact descriptor of a hit, and the whole metadata. */
import { inputHint, outputHint } from '@toolsearch/schema-hints';
import { shorten } from './bounded-text.ts';
import type { SearchHit, ToolDescription } from './contract.ts';
import { identify } from './identity.ts';
import type { CatalogEntry } from './tool.ts';

/**
 * A hit. Hints are given for trusted tools alone: an untrusted schema is text from outside and is read on request
 * only, by `describe`.
 */
export function createHit(entry: CatalogEntry, descriptionMaxChars: number): SearchHit {
  const output = entry.trusted && entry.outputSchema !== undefined ? outputHint(entry.outputSchema) : undefined;
  return {
    ...identify(entry),
    description: shorten(entry.description, descriptionMaxChars),
    input: entry.trusted ? inputHint(entry.inputSchema) : 'unknown',
    ...(output === undefined ? {} : { output }),
  };
}

/** Everything known of a tool; schemas as declared, frozen. */
export function createDescription(entry: CatalogEntry): ToolDescription {
  const { id, ...identity } = identify(entry);
  return {
    id,
    alias: entry.alias,
    ...identity,
    ...(entry.title === undefined ? {} : { title: entry.title }),
    description: entry.description,
    inputSchema: entry.inputSchema,
    ...(entry.trusted && entry.outputSchema !== undefined ? { outputSchema: entry.outputSchema } : {}),
    ...(entry.annotations === undefined ? {} : { annotations: entry.annotations }),
  };
}
