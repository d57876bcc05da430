/**
 * A dictionary of a language written with spaces. A form is one or more words:
 * - `factura` matches the word and, by light stemming, its plural or case forms;
 * - `elimin*` matches every word that begins so;
 * - `base de datos` matches those words in order, function words between them or not;
 * - `lad* .. herunter` matches with other words between (German verbs that part);
 * - a trailing `~` marks a second meaning of a form that has a plainer one elsewhere: it is said with less weight.
 */
import { readForms } from './forms.ts';
import type { LanguageText } from './language-text.ts';
import { createPhraseFinder } from './phrases.ts';
import type { Sense } from './sense.ts';
import type { StemmedLanguage } from './stem.ts';
import { createWordReader } from './word-senses.ts';

/** What a dictionary found at one place of a query. */
export interface Match {
  /** Index of the first word and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Indexes of the words read; a parted verb leaves a gap. */
  readonly words: readonly number[];
  readonly senses: readonly Sense[];
  /** Letters of the shortest prefix that was enough; the whole word where it matched whole. */
  readonly certainty: number;
}

/** A dictionary ready to be asked. */
export interface Dictionary {
  readonly functionWords: ReadonlySet<string>;
  /** Whether a word is a function word, has a meaning or may begin a phrase; nothing stands at any other word. */
  knows(word: string): boolean;
  /** What stands at a word: the longest phrase, then the word itself, its stem, its longest prefix, its parts. */
  matchAt(words: readonly string[], index: number): Match | undefined;
}

/** Builds the dictionary of a language from its text. */
export function buildDictionary(language: StemmedLanguage, text: LanguageText): Dictionary {
  const forms = readForms(language, text);
  const { functionWords } = forms;
  const { findPhrase, beginsPhrase } = createPhraseFinder(forms);
  const readWord = createWordReader(forms);
  return Object.freeze({
    functionWords,
    knows: (word: string) => functionWords.has(word) || beginsPhrase(word) || readWord(word) !== undefined,
    matchAt(words: readonly string[], index: number): Match | undefined {
      const phrase = findPhrase(words, index);
      if (phrase !== undefined) return { start: index, ...phrase };
      const word = words[index] ?? '';
      const found = functionWords.has(word) ? undefined : readWord(word);
      return found && { start: index, end: index + 1, words: [index], ...found };
    },
  });
}
