/** The forms of a language written with spaces, each where it is looked up: by its word, its stem, its beginning. */
import type { LanguageText } from './language-text.ts';
import { dataLines, splitForms } from './lines.ts';
import { readSense, type Sense } from './sense.ts';
import { type StemmedLanguage, stemIn } from './stem.ts';
import { foldWord } from './words.ts';

/** One word of a form. */
export interface FormWord {
  readonly text: string;
  /** Any word that begins so is meant. */
  readonly prefix: boolean;
}

/** A form of several words. */
export interface PhraseForm {
  readonly parts: readonly FormWord[];
  /** Other words may stand between its parts. */
  readonly gap: boolean;
  readonly sense: Sense;
}

/** All forms of a language, folded. */
export interface Forms {
  readonly language: StemmedLanguage;
  readonly functionWords: ReadonlySet<string>;
  /** Forms of one word, as written. */
  readonly whole: ReadonlyMap<string, readonly Sense[]>;
  /** The same by their stems. */
  readonly stems: ReadonlyMap<string, readonly Sense[]>;
  /** Forms of one word of which only the beginning is written. */
  readonly prefixes: ReadonlyMap<string, readonly Sense[]>;
  /** Forms of several words, by the stem or the beginning of the first. */
  readonly phrases: ReadonlyMap<string, readonly PhraseForm[]>;
}

/** Reads the forms of a language from its text. */
export function readForms(language: StemmedLanguage, text: LanguageText): Forms {
  const fold = (word: string) =>
    foldWord(word.normalize('NFKC').toLowerCase(), language === 'ru' ? 'cyrillic' : 'latin');
  const functionWords = new Set(text.functionWords.trim().split(/\s+/).map(fold));
  const whole = new Map<string, Sense[]>();
  const stems = new Map<string, Sense[]>();
  const prefixes = new Map<string, Sense[]>();
  const phrases = new Map<string, PhraseForm[]>();
  for (const { head, rest } of dataLines(text.concepts)) {
    for (const form of splitForms(rest)) addForm(form, head);
  }
  return { language, functionWords, whole, stems, prefixes, phrases };

  function addForm(form: string, head: string): void {
    const { written, sense } = readSense(form, head);
    const parts = partsOf(written);
    const [first] = parts;
    if (first === undefined) return;
    if (parts.length > 1) {
      const key = first.prefix ? first.text : stemIn(first.text, language);
      push(phrases, key, { parts, gap: written.includes(' .. '), sense });
    } else if (first.prefix) {
      push(prefixes, first.text, sense);
    } else {
      push(whole, first.text, sense);
      push(stems, stemIn(first.text, language), sense);
    }
  }

  /** Function words belong to a form only where too little is left without them. */
  function partsOf(written: string): readonly FormWord[] {
    const words = written.split(/[\s'’-]+|\s*\.\.\s*/u).filter((word) => word !== '' && word !== '..');
    const all = words.map((word) => ({ text: fold(word.replace('*', '')), prefix: word.endsWith('*') }));
    const content = all.filter((part) => !functionWords.has(part.text));
    return content.length >= 2 ? content : all;
  }
}

/** Every beginning of a word that may be a prefix or begin a phrase: of two letters or more, the whole word first. */
export function beginningsOf(word: string): readonly string[] {
  const beginnings: string[] = [];
  for (let length = word.length; length >= 2; length--) beginnings.push(word.slice(0, length));
  return beginnings;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
