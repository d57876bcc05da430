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
  // Quotes and marks around a name do not change which tools it may mean, only how closely it spells them.
  if (lookUp([query], corpus).size > 0) return lookUp([query, trimmed(query)], corpus);
  const words = query.split(BETWEEN);
  const listed = LISTED.test(query) ? query.split(LISTED).map(trimmed) : [];
  const identifiers = IDENTIFIER.test(query) ? words.map(trimmed).filter((word) => IDENTIFIER.test(word)) : [];
  const named = lookUp([...listed, ...identifiers].slice(0, MAX_NAMES), corpus);
  // `fetch cron`: ordinary words count as names when the query holds nothing else.
  const each: Map<number, number>[] = [];
  let count = 0;
  for (const word of words) {
    const name = trimmed(word);
    if (name === '') continue;
    const found = lookUp([name], corpus);
    if (found.size === 0 || ++count > MAX_NAMES) return named;
    each.push(found);
  }
  if (count < 2) return named;
  for (const found of each) for (const [document, distance] of found) keepCloser(named, document, distance);
  return named;
}

/** Begins and ends with what is no quote or mark, as most words do: there is nothing to trim. */
const BARE = /^[\p{L}\p{N}_](?:.*[\p{L}\p{N}_])?$/su;

function trimmed(text: string): string {
  return BARE.test(text) ? text : text.replace(QUOTES, '');
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
