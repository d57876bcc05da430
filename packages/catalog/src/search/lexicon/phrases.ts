/** Finds the forms of several words that begin at a word of a query. */
import { remembering } from '../remember.ts';
import { beginningsOf, type Forms, type FormWord, type PhraseForm } from './forms.ts';
import type { Sense } from './sense.ts';
import { stemIn } from './stem.ts';

/** The longest phrases found at one place; they share their words. */
export interface FoundPhrase {
  /** Index of the word after the last; of a parted verb, after the first: what stands in its gap is read as well. */
  readonly end: number;
  readonly words: readonly number[];
  readonly senses: readonly Sense[];
  /** In letters, as of one word: each word of a phrase counts for as many. */
  readonly certainty: number;
}

/** How far apart the halves of a parted verb may stand. */
const WIDEST_GAP = 8;
/** What each word of a phrase adds to its certainty. */
const LETTERS_PER_WORD = 8;
/** Words whose phrases are remembered; most begin none. */
const REMEMBERED_WORDS = 4_096;

/** Finds the phrases of a language. Words are folded. */
export interface PhraseFinder {
  /** Whether a phrase may begin with a word; where none may, none is found there. */
  beginsPhrase(word: string): boolean;
  /** The phrases that begin at a word, the longest alone. */
  findPhrase(words: readonly string[], index: number): FoundPhrase | undefined;
}

/** Makes the finder of a language. */
export function createPhraseFinder({ language, functionWords, phrases }: Forms): PhraseFinder {
  const phrasesFrom = remembering(
    (word) => [stemIn(word, language), ...beginningsOf(word)].flatMap((key) => phrases.get(key) ?? []),
    REMEMBERED_WORDS,
  );

  function fits(part: FormWord, word: string): boolean {
    if (part.prefix) return word.startsWith(part.text);
    return part.text === word || stemIn(part.text, language) === stemIn(word, language);
  }

  /** `ein` ends a clause when it belongs to the verb (`richte X ein`), and stands before a noun when it does not. */
  function fitsApart(part: FormWord, words: readonly string[], at: number): boolean {
    if (!functionWords.has(part.text)) return fits(part, words[at] ?? '');
    const next = words[at + 1];
    return words[at] === part.text && (next === undefined || functionWords.has(next));
  }

  /** The place of a later part, `from` there on, in a phrase whose halves may stand apart. */
  function findApart(part: FormWord, words: readonly string[], { from, end }: { from: number; end: number }): number {
    let at = from;
    while (at < end && !fitsApart(part, words, at)) at++;
    return at < end ? at : -1;
  }

  /** The place of a later part that follows the one before it, function words between them or not. */
  function findNext(part: FormWord, words: readonly string[], from: number): number {
    for (let at = from; at < words.length; at++) {
      const word = words[at] as string;
      if (fits(part, word)) return at;
      if (!functionWords.has(word)) return -1;
    }
    return -1;
  }

  /** The places of a phrase's words from `index` on. */
  function follow({ parts, gap }: PhraseForm, words: readonly string[], index: number): readonly number[] | undefined {
    const [first, ...others] = parts;
    if (first === undefined || !fits(first, words[index] ?? '')) return undefined;
    const found = [index];
    const end = Math.min(words.length, index + WIDEST_GAP);
    for (const part of others) {
      const from = (found.at(-1) as number) + 1;
      const at = gap ? findApart(part, words, { from, end }) : findNext(part, words, from);
      if (at < 0) return undefined;
      found.push(at);
    }
    return found;
  }

  function findPhrase(words: readonly string[], index: number): FoundPhrase | undefined {
    const found: { readonly places: readonly number[]; readonly phrase: PhraseForm }[] = [];
    for (const phrase of phrasesFrom(words[index] ?? '')) {
      const places = follow(phrase, words, index);
      if (places === undefined) continue;
      const longest = found[0]?.places.length ?? 0;
      if (places.length > longest) found.length = 0;
      if (places.length >= longest) found.push({ places, phrase });
    }
    const [best] = found;
    if (best === undefined) return undefined;
    const { places, phrase } = best;
    return {
      end: (phrase.gap ? index : (places.at(-1) as number)) + 1,
      words: places,
      senses: found.map((other) => other.phrase.sense),
      certainty: places.length * LETTERS_PER_WORD,
    };
  }

  return { beginsPhrase: (word) => phrasesFrom(word).length > 0, findPhrase };
}
