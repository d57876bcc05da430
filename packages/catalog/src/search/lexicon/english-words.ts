/** English words as the lexicon knows them: each is looked at once, then remembered. */
import { remembering } from '../remember.ts';
import { concepts } from './concepts.ts';
import { isContracted } from './contractions.ts';
import { falseFriends } from './english/false-friends.ts';
import { type PhraseNode, phraseTree } from './phrase-tree.ts';
import { stemEnglish } from './stem.ts';

/** A lower-case word, read as English. */
export interface EnglishWord {
  readonly text: string;
  readonly stem: string;
  /** The lexicon or the English function words hold it, it only looks foreign, or it is a number. */
  readonly isEnglish: boolean;
  /** It carries only grammar or politeness. */
  readonly isFunctionWord: boolean;
  /** It may be a contraction or the ending of one, which is written out before it is read. */
  readonly isContracted: boolean;
  /** The phrases that begin with it, and the word itself where it is one. */
  readonly begins: PhraseNode | undefined;
}

const REMEMBERED_WORDS = 20_000;

let friends: ReadonlySet<string> | undefined;

/** What is known of a lower-case word. */
export const englishWord: (text: string) => EnglishWord = remembering((text) => {
  friends ??= new Set(falseFriends.trim().split(/\s+/));
  const { known, functionWords } = concepts();
  const stem = stemEnglish(text);
  return Object.freeze({
    text,
    stem,
    isEnglish: known.has(stem) || friends.has(text) || /^\d+$/.test(text),
    isFunctionWord: functionWords.has(text),
    isContracted: isContracted(text),
    begins: phraseTree().get(stem),
  });
}, REMEMBERED_WORDS);
