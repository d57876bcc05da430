/**
 * What the shape of a literal says: a path asks for a tool about files, an address for one about web pages. The literal
 * itself rarely stands in a description.
 */
import type { QueryExpansion } from './query.ts';

interface Cue {
  readonly pattern: RegExp;
  /** English words, most telling first. */
  readonly says: readonly string[];
}

const CUES: readonly Cue[] = [
  { pattern: /\bhttps?:\/\/\S+|\bwww\.\S+/giu, says: ['url', 'web page', 'website'] },
  { pattern: /(?:^|\s)(?:~|\.{1,2})?(?:\/[\w.-]+){2,}|\b[A-Z]:\\\S+/gu, says: ['file', 'path'] },
  { pattern: /[\w./-]+\.(?:txt|md|log|json|ya?ml|toml|xml|html?|css|js|ts|py|java|go|rs|sh|bib)\b/giu, says: ['file'] },
  { pattern: /[\w./-]+\.mdx?\b/giu, says: ['markdown'] },
  { pattern: /[\w./-]+\.docx?\b/giu, says: ['word document', 'document'] },
  { pattern: /[\w./-]+\.(?:xlsx?|csv|tsv)\b/giu, says: ['spreadsheet', 'excel', 'csv'] },
  { pattern: /[\w./-]+\.pptx?\b/giu, says: ['presentation', 'powerpoint', 'slide'] },
  { pattern: /[\w./-]+\.pdf\b/giu, says: ['pdf'] },
  { pattern: /[\w./-]+\.(?:png|jpe?g|gif|webp|svg|bmp)\b/giu, says: ['image', 'picture'] },
  { pattern: /[\w./-]+\.(?:mp3|wav|flac|ogg|m4a)\b/giu, says: ['audio', 'music'] },
  { pattern: /[\w./-]+\.(?:mp4|mov|avi|mkv|webm)\b/giu, says: ['video'] },
  { pattern: /[\w./-]+\.(?:zip|tar|gz|7z|rar)\b/giu, says: ['archive'] },
  { pattern: /\b[\w.+-]+@[\w-]+\.\w[\w.]*/gu, says: ['email'] },
  { pattern: /[$€£¥]\s?\d/gu, says: ['price', 'cost', 'payment', 'amount'] },
  { pattern: /\d\s*[×*x÷+]\s*\d|\d\s*\^\s*\d/gu, says: ['calculate', 'math'] },
  { pattern: /-?\d{1,3}\.\d{3,},\s*-?\d{1,3}\.\d{3,}/gu, says: ['coordinates', 'latitude', 'location'] },
];
const WEIGHT = 0.5;
const STEP = 0.1;

/** The words that the literals of a query stand for. */
export function readCues(query: string): QueryExpansion[] {
  const found: QueryExpansion[] = [];
  for (const { pattern, says } of CUES) {
    const literal = query.match(pattern)?.[0]?.trim();
    if (literal === undefined) continue;
    for (const [index, term] of says.entries())
      found.push({ term, weight: WEIGHT - index * STEP, from: literal, kind: 'cue' });
  }
  return found;
}
