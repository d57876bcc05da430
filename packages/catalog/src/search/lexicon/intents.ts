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

/** Finds the intents whose slots the phrases fill, in the order of the file. */
export function findIntents(phrases: readonly Phrase[]): readonly FoundIntent[] {
  parsed ??= parse();
  const filled = new Map<number, (Phrase | undefined)[]>();
  for (const phrase of phrases) {
    for (const { intent, slot } of parsed.slots.get(phrase.key) ?? []) {
      const slots = filled.get(intent) ?? [];
      if ((slots[slot]?.trust ?? 0) < phrase.trust) slots[slot] = phrase;
      filled.set(intent, slots);
    }
  }
  const found: FoundIntent[] = [];
  for (const [index, slots] of [...filled].sort(([a], [b]) => a - b)) {
    const intent = parsed.intents[index];
    const phrasesOf = slots.filter((slot) => slot !== undefined);
    if (intent === undefined || phrasesOf.length < intent.slots) continue;
    // One stretch of the query cannot ask for two things at once ("open" alone is not "open" and "open issue").
    const from = [...new Set(phrasesOf.map((phrase) => phrase.from))];
    if (from.length < intent.slots) continue;
    const trust = Math.min(...phrasesOf.map((phrase) => phrase.trust));
    found.push({ terms: intent.terms, trust, from: from.join(' ') });
  }
  return found;
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
