/** Entries as the model reads them: the compact descriptor of a hit, and the whole metadata. */
import { inputHint, outputHint } from '@toolsearch/schema-hints';
import type { SearchHit, ToolDescription } from './contract.ts';
import type { CatalogEntry } from './tool.ts';

/**
 * A hit. Hints are given for trusted tools alone: an untrusted schema is text from outside and is read on request
 * only, by `describe` (spec R25).
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

/** One line of at most `maxChars` characters (code points), cut at a word where one is near, with an ellipsis. */
export function shorten(text: string, maxChars: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= maxChars) return line;
  const points = [...line];
  if (points.length <= maxChars) return line;
  const cut = points.slice(0, Math.max(0, maxChars - 1)).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > cut.length * 0.75 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`;
}
