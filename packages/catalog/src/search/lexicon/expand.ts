/** From a query to the English terms it also stands for: its translations, their synonyms, its intents. */
import { byCodePoint } from '../../order.ts';
import { positionsByFalling } from '../falling.ts';
import { concepts } from './concepts.ts';
import { writtenOut } from './contractions.ts';
import { findPhrases } from './english-phrases.ts';
import { type EnglishWord, englishWord } from './english-words.ts';
import {
  type ExpandOptions,
  type Expansion,
  type LanguageCode,
  MAX_CHARS,
  MAX_EXPANSIONS,
  MAX_WORDS,
  MAX_WORDS_EXPANDED,
} from './expansion.ts';
import { findIntents, type Phrase, slotsByKey } from './intents.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { findLiterals, type Literal, literalKey } from './literals.ts';
import { type KnownPhrase, slotsOfHead } from './phrase-tree.ts';
import { type ForeignReadings, readForeign } from './read.ts';
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
/** Most synonyms of one translated sense. */
const SYNONYMS_PER_SENSE = 3;
/** Trust in a word of grammar: any other word that fills the slot says more. */
const GRAMMAR_TRUST = 0.99;
/** Trust in an intent that was read through a close synonym of its word. */
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
  if (options.synonyms !== false && words.length <= MAX_WORDS_EXPANDED) {
    addEnglish(words, foreign, findLiterals(written.slice(0, MAX_CHARS)), found);
  }
  return { languages: foreign.languages, expansions: heaviest([...found.values()]), noise: foreign.noise };
}

/** The heaviest expansions, equal ones by their term. */
function heaviest(expansions: readonly Expansion[]): Expansion[] {
  const weights = expansions.map(({ weight }) => weight);
  const positions = positionsByFalling(weights, (a, b) =>
    byCodePoint((expansions[a] as Expansion).term, (expansions[b] as Expansion).term),
  );
  return positions.slice(0, MAX_EXPANSIONS).map((at) => expansions[at] as Expansion);
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
  for (const [index, word] of words.entries()) {
    const before = word.joined ? words[index - 1] : undefined;
    const next = words[index + 1];
    const after = next?.joined === true ? next : undefined;
    if (word.script !== 'latin' || !(isOtherScript(before) || isOtherScript(after))) continue;
    if (!/^[a-z0-9]+$/.test(word.folded)) continue;
    keep(found, { term: word.folded, weight: 1, from: word.text, kind: 'translation' });
  }
}

function isOtherScript(neighbour: Word | undefined): boolean {
  return neighbour !== undefined && neighbour.script !== 'latin';
}

function addEnglish(
  words: readonly Word[],
  foreign: ForeignReadings,
  literals: readonly Literal[],
  found: Map<string, Expansion>,
): void {
  const phrases = readPhrases(englishWords(words), foreign, found);
  for (const { from, senses } of foreign.readings) {
    for (const { head, trust } of senses) {
      const slots = slotsOfHead(head);
      if (slots !== undefined) phrases.push({ slots, from, trust: TRANSLATION_WEIGHT * trust });
    }
  }
  for (const { kind, text } of literals) {
    const slots = slotsByKey().get(literalKey(kind));
    if (slots !== undefined) phrases.push({ slots, from: text.toLowerCase(), trust: 1 });
  }
  for (const { terms, from, trust } of findIntents(phrases)) {
    for (const { term, weight } of terms) keep(found, { term, weight: weight * trust, from, kind: 'intent' });
  }
}

/** The words that may be English, contractions written out. */
function englishWords(words: readonly Word[]): readonly EnglishWord[] {
  const plain: EnglishWord[] = [];
  let isContracted = false;
  for (const { english, named } of words) {
    if (english === undefined || named) continue;
    plain.push(english);
    isContracted ||= english.isContracted;
  }
  return isContracted ? writtenOut(plain.map(({ text }) => text)).map(englishWord) : plain;
}

/** Adds what the phrases of a query stand for, and gives those that fill slots of intents. */
function readPhrases(words: readonly EnglishWord[], foreign: ForeignReadings, found: Map<string, Expansion>): Phrase[] {
  const phrases: Phrase[] = [];
  const understood = new Set([...foreign.noise, ...foreign.readings.flatMap(({ from }) => from.split(' '))]);
  // The words inside a phrase the lexicon knows whole are not expanded again on their own.
  const covered = new Set<number>();
  for (const { known, span } of findPhrases(words)) {
    const from = span.map((at) => words[at]?.text).join(' ');
    if (known.slots !== undefined) phrases.push({ slots: known.slots, from, trust: 1 });
    if (known.says === undefined || span.some((at) => covered.has(at))) continue;
    for (const at of span) covered.add(at);
    say(known, from);
  }
  for (const [at, { text, isFunctionWord, begins }] of words.entries()) {
    const known = begins?.known;
    if (known === undefined) continue;
    const trust = isFunctionWord ? GRAMMAR_TRUST : 1;
    if (known.slots !== undefined) phrases.push({ slots: known.slots, from: text, trust });
    if (!isFunctionWord && !covered.has(at) && !understood.has(text)) say(known, text);
  }
  return phrases;

  function say({ says = [], synonymSlots }: KnownPhrase, from: string): void {
    for (const { term, weight } of says) keep(found, { term, weight, from, kind: 'synonym' });
    for (const slots of synonymSlots) phrases.push({ slots, from, trust: SYNONYM_TRUST });
  }
}

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
