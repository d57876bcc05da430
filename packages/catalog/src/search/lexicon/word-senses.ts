/** What one word of a language stands for: itself, its stem, its beginning, and in German the parts it is made of. */
import { remembering } from '../remember.ts';
import { beginningsOf, type Forms } from './forms.ts';
import type { Sense } from './sense.ts';
import { fitsPrefix, stemIn } from './stem.ts';

/** A word understood. */
export interface WordSenses {
  readonly senses: readonly Sense[];
  /** Letters of the shortest prefix that was enough; the whole word where it matched whole. */
  readonly certainty: number;
}

/** Shorter words are not stemmed. */
const SHORTEST_STEMMED = 4;
/** Trust in the parts of a word no form covers whole. */
const COMPOUND_TRUST = 0.8;
/** Shortest part of a compound. */
const SHORTEST_PART = 4;
/** Letters after a prefix that are still an ending of the same word; more may be the next word of a compound. */
const LONGEST_ENDING = 3;
/** Words whose meaning is remembered; most are of no meaning in most languages. */
const REMEMBERED_WORDS = 4_096;

/** Makes the reader of a language's words. Words are folded. */
export function createWordReader(forms: Forms): (word: string) => WordSenses | undefined {
  const read = (word: string) => sensesOf(word, forms);
  return remembering(forms.language === 'de' ? (word) => readGerman(word, read) : read, REMEMBERED_WORDS);
}

/** Exact, then stemmed, then by longest prefix; a second meaning alone does not end the search for the plain one. */
function sensesOf(word: string, { language, whole, stems, prefixes }: Forms): WordSenses | undefined {
  const found: Sense[] = [];
  let certainty = word.length;
  const settled = (senses: readonly Sense[] = []): boolean => {
    found.push(...senses.filter(({ head }) => !found.some((known) => known.head === head)));
    return found.some(({ trust }) => trust === 1);
  };
  if (settled(whole.get(word))) return { senses: found, certainty };
  if (word.length >= SHORTEST_STEMMED && settled(stems.get(stemIn(word, language)))) {
    return { senses: found, certainty };
  }
  for (const prefix of beginningsOf(word)) {
    const senses = prefixes.get(prefix);
    if (senses === undefined || !fitsPrefix(word, prefix, language)) continue;
    if (found.length === 0) certainty = prefix.length;
    settled(senses);
    break;
  }
  return found.length === 0 ? undefined : { senses: found, certainty };
}

type ReadWord = (word: string) => WordSenses | undefined;

/** Compounds are read by their parts, and `ae` is also tried as what a keyboard without `ä` writes for it. */
function readGerman(word: string, read: ReadWord): WordSenses | undefined {
  const found = read(word);
  // A prefix may be only the first part of a longer word: `kund*` in `Kundenrechnungen`.
  const isWhole = (found?.certainty ?? 0) >= word.length - LONGEST_ENDING;
  const known = isWhole ? found : (readCompound(word, read) ?? found);
  return known ?? (/[aou]e/.test(word) ? read(word.replace(/([aou])e/g, '$1')) : undefined);
}

/** The longest first part with a meaning, and the rest, with or without the letters that join them. */
function readCompound(word: string, read: ReadWord): WordSenses | undefined {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const left = read(word.slice(0, cut));
    if (left === undefined || left.certainty < cut - LONGEST_ENDING) continue;
    const right = read(word.slice(cut)) ?? read(word.slice(cut).replace(/^(?:s|n|en|es)/, ''));
    if (right === undefined) continue;
    const senses = [...left.senses, ...right.senses].map(({ head, trust }) => ({
      head,
      trust: trust * COMPOUND_TRUST,
    }));
    return { senses, certainty: Math.min(left.certainty, right.certainty) };
  }
  return undefined;
}
