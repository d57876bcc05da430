/** The tools that a query names: as a whole, or one after the other. */
import type { Corpus } from './corpus.ts';
import { findExact } from './exact.ts';

/** Between names: blanks, commas, semicolons, bars, line ends. */
const BETWEEN = /[\s,;|]+/u;
const LISTED = /[,;|\n]+/u;
/** A word that is spelled like an identifier, and so is hardly meant as an ordinary word. */
const IDENTIFIER = /[\p{L}\p{N}][_\-.:/][\p{L}\p{N}]|\p{Ll}\p{Lu}/u;
const QUOTES = /^[\s"'`([{<]+|[\s"'`)\]}>.!?]+$/gu;
/** Words of a query that are looked up as names. */
const MAX_NAMES = 100;

/** Live documents that the query names, with how closely; lower is closer. */
export function namedDocuments(query: string, corpus: Corpus): Map<number, number> {
  const whole = lookUp([query, query.replace(QUOTES, '')], corpus);
  if (whole.size > 0) return whole;
  const listed = query.split(LISTED).map(trimmed);
  const words = query
    .split(BETWEEN)
    .map(trimmed)
    .filter((word) => word !== '');
  const named = lookUp([...listed, ...words.filter((word) => IDENTIFIER.test(word))].slice(0, MAX_NAMES), corpus);
  if (words.length < 2 || words.length > MAX_NAMES) return named;
  // `fetch cron`: ordinary words count as names when the query holds nothing else.
  const each: Map<number, number>[] = [];
  for (const word of words) {
    const found = lookUp([word], corpus);
    if (found.size === 0) return named;
    each.push(found);
  }
  for (const found of each) for (const [document, distance] of found) keepCloser(named, document, distance);
  return named;
}

function trimmed(text: string): string {
  return text.replace(QUOTES, '');
}

function lookUp(texts: readonly string[], corpus: Corpus): Map<number, number> {
  const found = new Map<number, number>();
  for (const text of texts) {
    if (text === '') continue;
    for (const { segment, offset, removed } of corpus.parts) {
      for (const { document, distance } of findExact(segment.exact, segment.documents, text)) {
        if (removed?.[document] !== 1) keepCloser(found, offset + document, distance);
      }
    }
  }
  return found;
}

function keepCloser(found: Map<number, number>, document: number, distance: number): void {
  const known = found.get(document);
  if (known === undefined || distance < known) found.set(document, distance);
}
