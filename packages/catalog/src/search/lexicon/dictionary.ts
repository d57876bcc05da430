/**
 * A dictionary of a language written with spaces. A form is one or more words:
 * - `factura` matches the word and, by light stemming, its plural or case forms;
 * - `elimin*` matches every word that begins so;
 * - `base de datos` matches those words in order, function words between them or not;
 * - `lad* .. herunter` matches with other words between (German verbs that part);
 * - a trailing `~` marks a second meaning of a form that has a plainer one elsewhere: it is said with less weight.
 */
import { remembering } from '../remember.ts';
import type { LanguageText } from './language-text.ts';
import { dataLines, splitForms } from './lines.ts';
import { fitsPrefix, type StemmedLanguage, stemIn } from './stem.ts';
import { foldWord } from './words.ts';

/** A concept a form stands for. */
export interface Sense {
  readonly head: string;
  /** 1 for the plain meaning, less for a second meaning. */
  readonly trust: number;
}

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
  /** What stands at a word: the longest phrase, then the word itself, its stem, its longest prefix, its parts. */
  matchAt(words: readonly string[], index: number): Match | undefined;
}

/** Trust of a form marked `~`. */
export const SECOND_MEANING = 0.55;
/** Trust in the parts of a word no form covers whole. */
const COMPOUND_TRUST = 0.8;
/** How far apart the halves of a parted verb may stand. */
const WIDEST_GAP = 8;
/** Shortest part of a compound. */
const SHORTEST_PART = 4;
/** Letters after a prefix that are still an ending of the same word; more may be the next word of a compound. */
const LONGEST_ENDING = 3;

/** Words whose meaning is remembered; most are of no meaning in most languages. */
const REMEMBERED_WORDS = 4_096;

type Part = { readonly text: string; readonly prefix: boolean };
interface Phrase {
  readonly parts: readonly Part[];
  readonly gap: boolean;
  readonly sense: Sense;
}

/** Builds the dictionary of a language from its text. */
export function buildDictionary(language: StemmedLanguage, text: LanguageText): Dictionary {
  const script = language === 'ru' ? 'cyrillic' : 'latin';
  const functionWords = new Set(text.functionWords.trim().split(/\s+/).map(foldForm));
  const whole = new Map<string, Sense[]>();
  const stems = new Map<string, Sense[]>();
  const prefixes = new Map<string, Sense[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const { head, rest } of dataLines(text.concepts)) {
    for (const form of splitForms(rest)) addForm(form, head);
  }

  function foldForm(word: string): string {
    return foldWord(word.normalize('NFKC').toLowerCase(), script);
  }

  function addForm(form: string, head: string): void {
    const sense: Sense = { head, trust: form.endsWith('~') ? SECOND_MEANING : 1 };
    const gap = form.includes(' .. ');
    const written = form
      .replace('~', '')
      .split(/[\s'’-]+|\s*\.\.\s*/u)
      .filter((word) => word !== '' && word !== '..');
    const all = written.map((word) => ({ text: foldForm(word.replace('*', '')), prefix: word.endsWith('*') }));
    const content = all.filter((part) => !functionWords.has(part.text));
    const parts = content.length >= 2 ? content : all;
    const [first] = parts;
    if (first === undefined) return;
    if (parts.length > 1) push(phrases, first.prefix ? first.text : keyOf(first.text), { parts, gap, sense });
    else if (first.prefix) push(prefixes, first.text, sense);
    else {
      push(whole, first.text, sense);
      push(stems, stemIn(first.text, language), sense);
    }
  }

  function keyOf(word: string): string {
    return stemIn(word, language);
  }

  function fits(part: Part, word: string): boolean {
    return part.prefix ? word.startsWith(part.text) : part.text === word || keyOf(part.text) === keyOf(word);
  }

  /** `ein` ends a clause when it belongs to the verb (`richte X ein`), and stands before a noun when it does not. */
  function fitsApart(part: Part, words: readonly string[], at: number): boolean {
    if (!functionWords.has(part.text)) return fits(part, words[at] ?? '');
    const next = words[at + 1];
    return words[at] === part.text && (next === undefined || functionWords.has(next));
  }

  /** The phrases that a word may begin. */
  const phrasesFrom = remembering(
    (word) => [keyOf(word), ...prefixesOf(word)].flatMap((key) => phrases.get(key) ?? []),
    REMEMBERED_WORDS,
  );

  function phraseAt(words: readonly string[], index: number): Match | undefined {
    let best: { words: number[]; phrase: Phrase } | undefined;
    const begun = phrasesFrom(words[index] ?? '');
    for (const phrase of begun) {
      const found = follow(phrase, words, index);
      if (found !== undefined && (best === undefined || found.length > best.words.length))
        best = { words: found, phrase };
    }
    if (best === undefined) return undefined;
    const longest = best.words.length;
    const senses = begun.filter((phrase) => follow(phrase, words, index)?.length === longest).map(({ sense }) => sense);
    const end = best.phrase.gap ? index + 1 : (best.words.at(-1) ?? index) + 1;
    return { start: index, end, words: best.words, senses, certainty: longest * 8 };
  }

  function follow(phrase: Phrase, words: readonly string[], index: number): number[] | undefined {
    const found: number[] = [];
    let at = index;
    for (const part of phrase.parts) {
      if (phrase.gap && found.length > 0) {
        const limit = Math.min(words.length, index + WIDEST_GAP);
        while (at < limit && !fitsApart(part, words, at)) at++;
        if (at >= limit) return undefined;
      } else {
        while (
          found.length > 0 &&
          at < words.length &&
          functionWords.has(words[at] ?? '') &&
          !fits(part, words[at] ?? '')
        )
          at++;
        if (at >= words.length || !fits(part, words[at] ?? '')) return undefined;
      }
      found.push(at++);
    }
    return found;
  }

  /** Exact, then stemmed, then by longest prefix; a second meaning alone does not end the search for the plain one. */
  function wordSenses(word: string): { senses: readonly Sense[]; certainty: number } | undefined {
    const found: Sense[] = [];
    let certainty = word.length;
    const settled = (senses: readonly Sense[] = []): boolean => {
      found.push(...senses.filter(({ head }) => !found.some((known) => known.head === head)));
      return found.some(({ trust }) => trust === 1);
    };
    if (settled(whole.get(word)) || (word.length >= 4 && settled(stems.get(keyOf(word)))))
      return { senses: found, certainty };
    for (const prefix of prefixesOf(word)) {
      const senses = prefixes.get(prefix);
      if (senses === undefined || !fitsPrefix(word, prefix, language)) continue;
      if (found.length === 0) certainty = prefix.length;
      settled(senses);
      break;
    }
    return found.length === 0 ? undefined : { senses: found, certainty };
  }

  const sensesOf = remembering((word) => {
    const found = wordSenses(word);
    if (language !== 'de') return found;
    // A prefix may be only the first part of a longer word: `kund*` in `Kundenrechnungen`.
    const isWhole = (found?.certainty ?? 0) >= word.length - LONGEST_ENDING;
    const known = isWhole ? found : (compound(word) ?? found);
    return known ?? (/[aou]e/.test(word) ? wordSenses(word.replace(/([aou])e/g, '$1')) : undefined);
  }, REMEMBERED_WORDS);

  function compound(word: string): { senses: readonly Sense[]; certainty: number } | undefined {
    for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      const left = wordSenses(word.slice(0, cut));
      if (left === undefined || left.certainty < cut - LONGEST_ENDING) continue;
      const right = wordSenses(word.slice(cut)) ?? wordSenses(word.slice(cut).replace(/^(?:s|n|en|es)/, ''));
      if (right === undefined) continue;
      const senses = [...left.senses, ...right.senses].map(({ head, trust }) => ({
        head,
        trust: trust * COMPOUND_TRUST,
      }));
      return { senses, certainty: Math.min(left.certainty, right.certainty) };
    }
    return undefined;
  }

  return Object.freeze({
    functionWords,
    matchAt(words: readonly string[], index: number): Match | undefined {
      const phrase = phraseAt(words, index);
      if (phrase !== undefined) return phrase;
      const word = words[index] ?? '';
      const found = functionWords.has(word) ? undefined : sensesOf(word);
      return found && { start: index, end: index + 1, words: [index], ...found };
    },
  });
}

/** Every beginning of a word that has two letters or more, the whole word first. */
function prefixesOf(word: string): string[] {
  const beginnings: string[] = [];
  for (let length = word.length; length >= 2; length--) beginnings.push(word.slice(0, length));
  return beginnings;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
