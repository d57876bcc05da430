/** A text to a query. The text is read literally: no character has a meaning of its own. */
import type { Corpus } from '../corpus.ts';
import { type AnalysedWord, analyse } from '../text/analyse.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { splitWords } from '../text/words.ts';
import { readCues } from './cues.ts';
import { addExpansions } from './expansions.ts';
import type { Group, Query, QueryExpander } from './query.ts';
import { splitRequests } from './requests.ts';
import { pairGroup, wordGroup } from './words.ts';

/** Characters of a query that are read. A longer text is a document, and reading it whole would hold up the host. */
export const QUERY_MAX_CHARS = 2_000;
/** Letters that no word of a language makes up. */
const OVERLONG =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{M}])[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{M}]{65,}/gu;
/** Words joined by signs or by a capital. */
const IDENTIFIER = /[\p{L}\p{N}]+(?:[_\-.:/][\p{L}\p{N}]+)+|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;
/** Every identifier has one of these joints; most queries have none. */
const JOINT = /[_\-.:/][\p{L}\p{N}]|\p{Ll}\p{Lu}/u;
/** Distinct words of a query that are looked up. */
const MAX_WORDS = 64;

/** Parses a text against the words a corpus knows. Never throws on any text. */
export function parseQuery(text: string, corpus: Corpus, expand: QueryExpander | undefined): Query {
  const read = text.slice(0, QUERY_MAX_CHARS);
  const reading = expand?.(readable(read, corpus), read) ?? { expansions: [], noise: [] };
  const noise = new Set(reading.noise);
  const words = analyse(read).filter((word) => !noise.has(word.text));
  const capitals = capitalWords(read);
  const groups: Group[] = [];
  const positions = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    if (positions.has(word.term) || positions.size >= MAX_WORDS) continue;
    positions.set(word.term, groups.length);
    const whole = word.form === 'part' ? words.slice(index + 1).find(({ form }) => form === 'joined') : undefined;
    const group = wordGroup(word, { whole, isCapital: capitals.has(word.text), corpus });
    groups.push(word.form === 'joined' ? { ...group, covers: partsBefore(words, index, positions) } : group);
    const next = words[index + 1];
    const pair = next === undefined ? undefined : pairGroup(word, next, corpus);
    if (pair !== undefined) groups.push(pair);
  }
  const all = addExpansions([...reading.expansions, ...readCues(read)], { groups, positions, corpus });
  const importance = all.reduce((sum, group) => sum + group.importance, 0);
  return { groups: all, importance, requests: splitRequests(read).length };
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
  const short = text.replace(OVERLONG, ' ');
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
  const found = text.match(/(?<=[\p{L}\p{N}\p{P}\p{S}]\s+["'(]?)\p{Lu}[\p{Ll}\p{M}]+/gu) ?? [];
  return new Set(found.map(fold));
}
