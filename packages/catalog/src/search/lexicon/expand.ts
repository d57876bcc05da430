/** From a query to the English terms it also stands for: its translations, their synonyms, its intents. */
import { remembering } from '../remember.ts';
import { concepts, LONGEST_PHRASE, phraseKey } from './concepts.ts';
import { writtenOut } from './contractions.ts';
import {
  type ExpandOptions,
  type Expansion,
  type LanguageCode,
  MAX_CHARS,
  MAX_EXPANSIONS,
  MAX_WORDS,
} from './expansion.ts';
import { fillsSlot, findIntents, type Phrase, slotKeys } from './intents.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { findLiterals, type Literal, literalKey } from './literals.ts';
import { type ForeignReadings, readForeign } from './read.ts';
import { spansFrom } from './spans.ts';
import { stemEnglish } from './stem.ts';
import { readWords, type Word } from './words.ts';

/** A query as the lexicon understands it. */
export interface ReadQuery {
  /** Languages recognised besides English, the surest first. */
  readonly languages: readonly LanguageCode[];
  /** Terms to search for beside the literal words: heaviest first, at most `MAX_EXPANSIONS`, no term twice. */
  readonly expansions: readonly Expansion[];
  /** Words of the query, lower-cased, that carry only grammar or politeness in a recognised language. */
  readonly noise: readonly string[];
}

/** Weight of a translation; a word of the query itself counts 1. */
const TRANSLATION_WEIGHT = 0.9;
/** A synonym of a translation, as a share of what it would weigh in English. */
const TRANSLATED_SYNONYM_SHARE = 0.75;
/** Most synonyms of one word or phrase. */
const SYNONYMS_PER_PHRASE = 6;
/** Most synonyms of one translated sense. */
const SYNONYMS_PER_SENSE = 3;
/** A synonym this close stands for the word itself where an intent is concerned. */
const CLOSE_SYNONYM = 0.4;
/** Trust in a word of grammar: any other word that fills the slot says more. */
const GRAMMAR_TRUST = 0.99;
/** Trust in an intent that was read through such a synonym. */
const SYNONYM_TRUST = 0.85;

/**
 * English terms that a query also stands for, heaviest first: at most 48, each once. Never throws; a query the lexicon
 * knows nothing about gives an empty list. Equal input gives equal output.
 */
export function expandQuery(query: string, options: ExpandOptions = {}): readonly Expansion[] {
  return readQuery(query, query, options).expansions;
}

/**
 * Like `expandQuery`, with the languages recognised and the words that are best left out of the literal search. Where
 * identifiers were cut into words before, `written` is the query as it was: file names, addresses and numbers are read
 * from it.
 */
export function readQuery(query: string, written: string = query, options: ExpandOptions = {}): ReadQuery {
  const words = readWords(query.slice(0, MAX_CHARS), MAX_WORDS);
  const enabled = options.languages === false ? [] : (options.languages ?? LANGUAGE_CODES);
  const foreign = readForeign(words, enabled);
  const found = new Map<string, Expansion>();
  translate(foreign, options.synonyms !== false, found);
  passThrough(words, found);
  if (options.synonyms !== false) addEnglish(words, foreign, findLiterals(written.slice(0, MAX_CHARS)), found);
  const expansions = [...found.values()].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return { languages: foreign.languages, expansions: expansions.slice(0, MAX_EXPANSIONS), noise: foreign.noise };
}

function translate({ readings }: ForeignReadings, synonyms: boolean, found: Map<string, Expansion>): void {
  for (const { from, senses } of readings) {
    for (const { head, trust } of senses) {
      const weight = TRANSLATION_WEIGHT * trust;
      keep(found, { term: head, weight, from, kind: 'translation' });
      if (!synonyms) continue;
      for (const said of (concepts().byHead.get(head)?.says ?? []).slice(0, SYNONYMS_PER_SENSE)) {
        keep(found, {
          term: said.term,
          weight: weight * said.weight * TRANSLATED_SYNONYM_SHARE,
          from,
          kind: 'synonym',
        });
      }
    }
  }
}

/** A Latin word stuck to characters of another script (`GitHub上`) may be lost to a search that splits at spaces. */
function passThrough(words: readonly Word[], found: Map<string, Expansion>): void {
  words.forEach((word, index) => {
    if (word.script !== 'latin' || !/^[a-z0-9]+$/.test(word.folded)) return;
    const before = word.joined && words[index - 1]?.script !== 'latin';
    const after = words[index + 1]?.joined === true && words[index + 1]?.script !== 'latin';
    if (before || after) keep(found, { term: word.folded, weight: 1, from: word.text, kind: 'translation' });
  });
}

function addEnglish(
  words: readonly Word[],
  foreign: ForeignReadings,
  literals: readonly Literal[],
  found: Map<string, Expansion>,
): void {
  const { functionWords, synonyms, byHead } = concepts();
  const plain = words.filter(({ script, named }) => script === 'latin' && !named);
  const latin = writtenOut(plain.map(({ folded }) => folded));
  const read = new Set(foreign.readings.flatMap(({ from }) => from.split(' ')));
  const stems = latin.map(stemEnglish);
  const begun = stems.map((first) => knownPhrases().get(first));
  const phrases: Phrase[] = [];
  const covered = new Array<boolean>(latin.length).fill(false);
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    for (let start = 0; start < latin.length; start++) {
      const { longest, seconds } = begun[start] ?? NOTHING_BEGUN;
      if (longest < length) continue;
      for (const span of spansFrom(latin, start, length)) {
        if (length === 1 || seconds.has(stems[span[1] as number] as string)) addPhrase(span);
      }
    }
  }
  for (const { from, senses } of foreign.readings) {
    for (const { head, trust } of senses) phrases.push({ key: headKey(head), from, trust: TRANSLATION_WEIGHT * trust });
  }
  for (const { kind, text } of literals) phrases.push({ key: literalKey(kind), from: text.toLowerCase(), trust: 1 });
  for (const { terms, from, trust } of findIntents(phrases)) {
    for (const { term, weight } of terms) keep(found, { term, weight: weight * trust, from, kind: 'intent' });
  }

  function addPhrase(span: readonly number[]): void {
    const key = span.length === 1 ? (stems[span[0] as number] as string) : span.map((at) => stems[at]).join(' ');
    const said = synonyms.get(key);
    const isSlot = fillsSlot(key);
    if (said === undefined && !isSlot) return;
    const from = span.map((at) => latin[at]).join(' ');
    if (isSlot) phrases.push({ key, from, trust: functionWords.has(from) ? GRAMMAR_TRUST : 1 });
    if (span.length === 1 && (functionWords.has(from) || foreign.noise.includes(from) || read.has(from))) return;
    // The words inside a phrase the lexicon knows whole are not expanded again on their own.
    if (said === undefined || span.some((at) => covered[at])) return;
    for (const at of span) covered[at] = true;
    for (const { term, weight } of said.slice(0, SYNONYMS_PER_PHRASE)) {
      keep(found, { term, weight, from, kind: 'synonym' });
    }
    for (const { term, weight } of said) {
      if (weight >= CLOSE_SYNONYM && byHead.has(term)) phrases.push({ key: headKey(term), from, trust: SYNONYM_TRUST });
    }
  }
}

/** The phrases the lexicon knows that begin with one stem. */
interface Begun {
  /** Words of the longest. */
  readonly longest: number;
  /** The second stems of those of several words. */
  readonly seconds: ReadonlySet<string>;
}

const NOTHING_BEGUN: Begun = { longest: 0, seconds: new Set() };
let begunByStem: ReadonlyMap<string, Begun> | undefined;

/** By their first stem. Most words begin none, and most neighbours go on with none. */
function knownPhrases(): ReadonlyMap<string, Begun> {
  if (begunByStem !== undefined) return begunByStem;
  const begun = new Map<string, { longest: number; seconds: Set<string> }>();
  for (const keys of [concepts().synonyms.keys(), slotKeys()]) {
    for (const key of keys) {
      const [first = '', second, ...others] = key.split(' ');
      const known = begun.get(first) ?? { longest: 0, seconds: new Set() };
      known.longest = Math.max(known.longest, second === undefined ? 1 : 2 + others.length);
      if (second !== undefined) known.seconds.add(second);
      begun.set(first, known);
    }
  }
  begunByStem = begun;
  return begun;
}

const REMEMBERED_HEADS = 4_096;

const headKey: (head: string) => string = remembering((head) => phraseKey(head.split(' ')), REMEMBERED_HEADS);

function keep(found: Map<string, Expansion>, expansion: Expansion): void {
  const known = found.get(expansion.term);
  if (known === undefined || known.weight < expansion.weight || saysMore(expansion, known)) {
    found.set(expansion.term, expansion);
  }
}

/** Of two readings as sure as each other, the one of more words: it speaks for more of the query. */
function saysMore(expansion: Expansion, known: Expansion): boolean {
  return expansion.weight === known.weight && expansion.from.split(' ').length > known.from.split(' ').length;
}
