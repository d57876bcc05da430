/**
 * Intents: what several words of a query ask for together, when tools name it otherwise ("bill a customer" is an
 * invoice). Each line of `english/intents/` is `slot + slot: term, term`; a slot is alternatives separated by `|`, each
 * a word or a phrase. An intent holds when every slot is filled, in whatever order. A translated word fills a slot by
 * its concept's head, so intents work in every language.
 */
import { phraseKey, type Weighted } from './concepts.ts';
import { intentLines } from './english/intents/index.ts';
import { dataLines, splitForms } from './lines.ts';

/** A phrase found in the query: its key and the words it was read from. */
export interface Phrase {
  readonly key: string;
  readonly from: string;
  /** 1 for the query's own words, less for a translation or another word for them. */
  readonly trust: number;
}

/** An intent that holds. */
export interface FoundIntent {
  readonly terms: readonly Weighted[];
  /** The least trust among the phrases that fill it. */
  readonly trust: number;
  readonly from: string;
}

interface Intent {
  readonly slots: number;
  readonly terms: readonly Weighted[];
}

/** Weight of an intent's term written without one. */
const usualWeight = 0.6;

let parsed: { intents: Intent[]; slots: Map<string, { intent: number; slot: number }[]> } | undefined;

/** Phrases that are tried for one slot. */
const triedPerSlot = 4;

/** Finds the intents whose slots the phrases fill, in the order of the file. */
export function findIntents(phrases: readonly Phrase[]): readonly FoundIntent[] {
  parsed ??= parse();
  const fillings = new Map<number, Phrase[][]>();
  for (const phrase of phrases) {
    for (const { intent, slot } of parsed.slots.get(phrase.key) ?? []) {
      const slots = fillings.get(intent) ?? [];
      slots[slot] = [...(slots[slot] ?? []), phrase];
      fillings.set(intent, slots);
    }
  }
  const found: FoundIntent[] = [];
  for (const [index, slots] of [...fillings].sort(([a], [b]) => a - b)) {
    const intent = parsed.intents[index];
    if (intent === undefined) continue;
    const filled = fill(Array.from({ length: intent.slots }, (_, slot) => surest(slots[slot] ?? [])));
    if (filled === undefined) continue;
    const trust = Math.min(...filled.map((phrase) => phrase.trust));
    found.push({ terms: intent.terms, trust, from: filled.map((phrase) => phrase.from).join(' ') });
  }
  return found;
}

/** The phrases of a slot that are tried, the surest first, equal ones as they stand. */
function surest(phrases: readonly Phrase[]): readonly Phrase[] {
  return [...phrases].sort((a, b) => b.trust - a.trust).slice(0, triedPerSlot);
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

/** The keys of all phrases that fill a slot. */
export function slotKeys(): Iterable<string> {
  parsed ??= parse();
  return parsed.slots.keys();
}

function parse(): NonNullable<typeof parsed> {
  const intents: Intent[] = [];
  const slots = new Map<string, { intent: number; slot: number }[]>();
  for (const { head, rest } of dataLines(intentLines)) {
    const patterns = head.split('+');
    const intent = intents.length;
    intents.push({ slots: patterns.length, terms: splitForms(rest).map(readTerm) });
    patterns.forEach((pattern, slot) => {
      for (const alternative of pattern.split('|')) {
        const words = alternative.trim().split(/\s+/);
        const key = phraseKey(words);
        const list = slots.get(key) ?? [];
        list.push({ intent, slot });
        slots.set(key, list);
      }
    });
  }
  return { intents, slots };
}

function readTerm(form: string): Weighted {
  const [, term = form, weight] = /^(.*?)(?:\s+(\.\d+))?$/.exec(form) ?? [];
  return { term, weight: weight === undefined ? usualWeight : Number(weight) };
}
