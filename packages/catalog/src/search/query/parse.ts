/** A text to a query. The text is read literally: no character has a meaning of its own. */
import type { Corpus } from '../corpus.ts';
import { type AnalysedWord, analyse } from '../text/analyse.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { splitWords } from '../text/words.ts';
import { readCues } from './cues.ts';
import { addExpansions, type LiteralQuery } from './expansions.ts';
import type { Group, Query, QueryExpander } from './query.ts';
import { splitRequests } from './requests.ts';
import { asName, isUnknown, wordReader } from './words.ts';

/** Characters of a query that are read. A longer text is a document, and reading it whole would hold up the host. */
export const QUERY_MAX_CHARS = 2_000;
/** Letters that no word of a language makes up. */
const OVERLONG = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{M}]{65,}/gu;
/** A run without a blank, which such letters stand in; most queries have none. */
const LONG_RUN = /(?<!\S)\S{65}/;
/** Words joined by signs or by a capital. */
const IDENTIFIER = /[\p{L}\p{N}]+(?:[_\-.:/][\p{L}\p{N}]+)+|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;
/** Every identifier has one of these joints; most queries have none. */
const JOINT = /[_\-.:/][\p{L}\p{N}]|\p{Ll}\p{Lu}/u;
/** A capital with what must stand before it. The pattern begins with the capital, since few letters are one. */
const CAPITAL_WORD = /\p{Lu}(?<=[\p{L}\p{N}\p{P}\p{S}]\s+["'(]?\p{Lu})[\p{Ll}\p{M}]+/gu;
/** Distinct words of a query that are looked up. */
const MAX_WORDS = 64;

/** Parses a text against the words a corpus knows. Never throws on any text. */
export function parseQuery(text: string, corpus: Corpus, expand: QueryExpander | undefined): Query {
  const read = text.slice(0, QUERY_MAX_CHARS);
  const reading = expand?.(readable(read, corpus), read) ?? { expansions: [], noise: [] };
  const literal = readLiterally(read, reading.noise, corpus);
  const groups = addExpansions([...reading.expansions, ...readCues(read)], literal);
  let importance = 0;
  for (const group of groups) importance += group.importance;
  return { groups, importance, requests: splitRequests(read).length };
}

/** A group for each distinct word, and for neighbours that the index knows as one. */
function readLiterally(text: string, noise: readonly string[], corpus: Corpus): LiteralQuery {
  const words = analyse(text).filter((word) => !noise.includes(word.text));
  const reader = wordReader(corpus);
  const groups: Group[] = [];
  const positions = new Map<string, number>();
  let capitals: ReadonlySet<string> | undefined;
  for (let at = 0; at < words.length && positions.size < MAX_WORDS; at++) {
    const word = words[at] as AnalysedWord;
    if (positions.has(word.term)) continue;
    positions.set(word.term, groups.length);
    const { group, nextLetters } = reader.read(word, word.form === 'part' ? wholeAfter(words, at) : undefined);
    if (word.form === 'joined') groups.push({ ...group, covers: partsBefore(words, at, positions) });
    else if (isUnknown(group)) {
      capitals ??= capitalWords(text);
      groups.push(capitals.has(word.text) ? asName(group) : group);
    } else groups.push(group);
    const next = words[at + 1];
    // Most neighbours are no pair, and one letter tells.
    if (next === undefined || !nextLetters.includes(next.text.charAt(0))) continue;
    const pair = reader.readPair(word, next);
    if (pair !== undefined) groups.push(pair);
  }
  return { groups, positions, corpus };
}

/** The joined form of the identifier whose part stands at `index`. */
function wholeAfter(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  return words.slice(index + 1).find(({ form }) => form === 'joined');
}

/** The groups of the parts that a joined identifier is made of. */
function partsBefore(words: readonly AnalysedWord[], index: number, positions: ReadonlyMap<string, number>): number[] {
  const found: number[] = [];
  for (let at = index - 1; words[at]?.form === 'part'; at--) {
    const position = positions.get((words[at] as AnalysedWord).term);
    if (position !== undefined) found.unshift(position);
  }
  return found;
}

/** The text with identifiers written as words, which a lexicon can read; names that the index knows stay whole. */
function readable(text: string, corpus: Corpus): string {
  const short = LONG_RUN.test(text) ? text.replace(OVERLONG, ' ') : text;
  if (!JOINT.test(short)) return short;
  return short.replace(IDENTIFIER, (identifiers) =>
    identifiers
      .split(/[.:/]/u)
      .map((name) => readableName(name, corpus))
      .join(' '),
  );
}

function readableName(name: string, corpus: Corpus): string {
  const words = splitWords(name);
  const whole = words.find(({ form }) => form === 'joined');
  if (whole !== undefined && corpus.term(stem(whole.text)).frequency > 0) return name;
  return words.flatMap(({ form, text }) => (form === 'joined' ? [] : [text])).join(' ');
}

/** Words written with a capital, folded; the first word of the text and a text all in capitals do not count. */
function capitalWords(text: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(text)) return new Set();
  const found = text.match(CAPITAL_WORD) ?? [];
  return new Set(found.map(fold));
}
