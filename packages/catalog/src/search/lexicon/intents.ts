/**
 * Intents: what several words of a query ask for together, when tools name it otherwise ("bill a customer" is an
 * invoice). Each line of `english/intents.ts` is `slot + slot: term, term`; a slot is alternatives separated by `|`, each
 * a word or a phrase. An intent holds when every slot is filled, in whatever order. A translated word fills a slot by
 * its concept's head, so intents work in every language.
 */
import { phraseKey, type Weighted } from './concepts.ts';
import { intentLines } from './english/intents.ts';
import { dataLines, splitForms } from './lines.ts';

/** A phrase found in the query: its key and the words it was read from. */
export interface Phrase {
  readonly key: string;
  readonly from: string;
}

/** An intent that holds. */
export interface FoundIntent {
  readonly terms: readonly Weighted[];
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
  const filled = new Map<number, (string | undefined)[]>();
  for (const { key, from } of phrases) {
    for (const { intent, slot } of parsed.slots.get(key) ?? []) {
      const slots = filled.get(intent) ?? [];
      slots[slot] ??= from;
      filled.set(intent, slots);
    }
  }
  const found: FoundIntent[] = [];
  for (const [index, slots] of [...filled].sort(([a], [b]) => a - b)) {
    const intent = parsed.intents[index];
    if (intent === undefined || slots.filter((slot) => slot !== undefined).length < intent.slots) continue;
    found.push({ terms: intent.terms, from: [...new Set(slots)].join(' ') });
  }
  return found;
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
