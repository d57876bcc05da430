/**
 * Intents: what several words of a query ask for together, when tools name it otherwise ("bill a customer" is an
 * invoice). Each line of `english/intents/` is `slot + slot: term, term`; a slot is alternatives separated by `|`, each
 * a word or a phrase, or a kind whose members are written once (`{city}`). An intent holds when every slot is filled, in
 * whatever order. A translated word fills a slot by its concept's head, so intents work in every language.
 */
import { phraseKey, type Weighted } from './concepts.ts';
import { intentLines } from './english/intents/index.ts';
import { kindLines } from './english/kinds.ts';
import { dataLines, splitForms } from './lines.ts';

/** A phrase of a query that fills slots of intents. */
export interface Phrase {
  readonly slots: readonly Slot[];
  /** The words of the query it was read from. */
  readonly from: string;
  /** 1 for the query's own words, less for a translation or another word for them. */
  readonly trust: number;
}

/** A slot of an intent: the number of the intent, then `SLOT_BITS` for the slot's own. */
export type Slot = number;

/** An intent that holds. */
export interface FoundIntent {
  readonly terms: readonly Weighted[];
  /** The least trust among the phrases that fill it. */
  readonly trust: number;
  readonly from: string;
}

interface Intent {
  readonly slotCount: number;
  readonly terms: readonly Weighted[];
}

/** Weight of an intent's term written without one. */
const USUAL_WEIGHT = 0.6;

interface Intents {
  readonly list: readonly Intent[];
  /** The slots that phrases with a key fill. */
  readonly byKey: ReadonlyMap<string, readonly Slot[]>;
  /** For each intent a bit for each of its slots. */
  readonly whole: Uint8Array;
  /** The same for the slots that a query has filled; all 0 between queries. A query is read in one synchronous step. */
  readonly filled: Uint8Array;
}

/** Room for eight slots of one intent, so that a byte has a bit for each. */
const SLOT_BITS = 3;
const SLOT_MASK = (1 << SLOT_BITS) - 1;

let parsed: Intents | undefined;

/** Phrases that are tried for one slot. */
const TRIED_PER_SLOT = 4;

/** Finds the intents whose slots the phrases fill, in the order of the file. */
export function findIntents(phrases: readonly Phrase[]): readonly FoundIntent[] {
  const { list } = intents();
  const found: FoundIntent[] = [];
  for (const [index, slots] of [...completeIntents(phrases)].sort(([a], [b]) => a - b)) {
    const filled = fill(slots.map(surest));
    if (filled === undefined) continue;
    const trust = Math.min(...filled.map((phrase) => phrase.trust));
    found.push({ terms: list[index]?.terms ?? [], trust, from: filled.map((phrase) => phrase.from).join(' ') });
  }
  return found;
}

/** The intents that have a phrase for each slot, with those phrases. Most phrases begin many intents and end few. */
function completeIntents(phrases: readonly Phrase[]): Map<number, Phrase[][]> {
  const { list, whole, filled } = intents();
  const complete = new Map<number, Phrase[][]>();
  for (const { slots } of phrases) {
    for (const slot of slots) {
      const intent = slot >> SLOT_BITS;
      const now = (filled[intent] as number) | (1 << (slot & SLOT_MASK));
      filled[intent] = now;
      if (now === whole[intent] && !complete.has(intent)) complete.set(intent, emptySlots(list[intent] as Intent));
    }
  }
  for (const phrase of phrases) {
    for (const slot of phrase.slots) {
      const intent = slot >> SLOT_BITS;
      if (filled[intent] === whole[intent]) complete.get(intent)?.[slot & SLOT_MASK]?.push(phrase);
    }
  }
  for (const { slots } of phrases) for (const slot of slots) filled[slot >> SLOT_BITS] = 0;
  return complete;
}

function emptySlots({ slotCount }: Intent): Phrase[][] {
  return Array.from({ length: slotCount }, () => []);
}

/** The phrases of a slot that are tried, the surest first, equal ones as they stand. */
function surest(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.length === 1) return phrases;
  return [...phrases].sort((a, b) => b.trust - a.trust).slice(0, TRIED_PER_SLOT);
}

/**
 * A phrase for every slot. One stretch of the query cannot ask for two things at once ("open" alone is not "open" and
 * "open issue").
 */
function fill(slots: readonly (readonly Phrase[])[], taken: readonly Phrase[] = []): readonly Phrase[] | undefined {
  const tried = slots[taken.length];
  if (tried === undefined) return taken;
  for (const phrase of tried) {
    if (taken.some(({ from }) => from === phrase.from)) continue;
    const filled = fill(slots, [...taken, phrase]);
    if (filled !== undefined) return filled;
  }
  return undefined;
}

/** The slots that phrases fill, by the key of the phrase. */
export function slotsByKey(): ReadonlyMap<string, readonly Slot[]> {
  return intents().byKey;
}

function intents(): Intents {
  parsed ??= parse();
  return parsed;
}

function parse(): Intents {
  const list: Intent[] = [];
  const byKey = new Map<string, Slot[]>();
  const kinds = new Map(dataLines(kindLines).map(({ head, rest }) => [`{${head}}`, splitForms(rest).map(writtenKey)]));
  for (const { head, rest } of dataLines(intentLines)) {
    const patterns = head.split('+');
    const intent = list.length;
    list.push({ slotCount: patterns.length, terms: splitForms(rest).map(readTerm) });
    patterns.forEach((pattern, number) => {
      const slot: Slot = (intent << SLOT_BITS) | number;
      for (const key of slotKeysOf(pattern, kinds)) {
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [slot]);
        else known.push(slot);
      }
    });
  }
  const whole = Uint8Array.from(list, ({ slotCount }) => (1 << slotCount) - 1);
  return { list, byKey, whole, filled: new Uint8Array(list.length) };
}

/** The keys of the phrases that fill a slot: its alternatives, with the members of a kind in its place. */
function slotKeysOf(pattern: string, kinds: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const alternatives = pattern.split('|').map((alternative) => alternative.trim());
  return new Set(alternatives.flatMap((alternative) => kinds.get(alternative) ?? [writtenKey(alternative)]));
}

/** The key of a phrase as a data file writes it. */
function writtenKey(phrase: string): string {
  return phraseKey(phrase.split(/\s+/));
}

function readTerm(form: string): Weighted {
  const [, term = form, weight] = /^(.*?)(?:\s+(\.\d+))?$/.exec(form) ?? [];
  return { term, weight: weight === undefined ? USUAL_WEIGHT : Number(weight) };
}
