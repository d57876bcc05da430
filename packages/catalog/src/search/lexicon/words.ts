/**
 * A query as words: normalised, lower-cased, cut at every change of script, so that `在GitHub上创建` is three words.
 * Latin words are folded to bare letters (`créer` is `creer`), Russian `ё` to `е`; everything else keeps its marks,
 * because Hangul and kana are decomposed by the same normal form that strips accents.
 */
import { isAscii } from '../text/fold.ts';
import { type EnglishWord, englishWord } from './english-words.ts';

/** Scripts the lexicon tells apart. `cjk` is Han and kana, which are written without spaces. */
export type Script = 'latin' | 'cyrillic' | 'cjk' | 'hangul';

/** One word of a query. */
export interface Word {
  /** As written, lower-cased. */
  readonly text: string;
  /** Folded form, the one dictionaries are keyed by. */
  readonly folded: string;
  readonly script: Script;
  /** Whether the word touches the one before it with no space between (a change of script, an apostrophe). */
  readonly joined: boolean;
  /** Whether the word is part of an identifier (`create_issue`, `mcp:server:tool`), which is a name, not a phrase. */
  readonly named: boolean;
  /** The folded form read as English; `undefined` where the script is not Latin. */
  readonly english: EnglishWord | undefined;
}

const WORD_PATTERN =
  /[\p{Script=Latin}\p{Mn}\p{Nd}]+|(\p{Script=Cyrillic}+)|(\p{Script=Hangul}+)|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)/gu;

/** Letters that no word of a language with spaces makes up; dictionaries are slow on them. */
const LONGEST_WORD = 64;

/** Splits text into at most `limit` words. Digits stand among Latin letters; what is too long for a word is left out. */
export function readWords(text: string, limit: number): readonly Word[] {
  if (isAscii(text)) return readAscii(text.toLowerCase(), limit);
  const words: Word[] = [];
  const normal = text.normalize('NFKC').toLowerCase();
  let end = 0;
  for (const match of normal.matchAll(WORD_PATTERN)) {
    if (words.length === limit) break;
    const [written, cyrillic, hangul, cjk] = match;
    const script = cyrillic ? 'cyrillic' : hangul ? 'hangul' : cjk ? 'cjk' : 'latin';
    if (script !== 'cjk' && written.length > LONGEST_WORD) continue;
    const joined = words.length > 0 && match.index === end;
    end = match.index + written.length;
    const named = isNamed(normal, match.index, end);
    const folded = foldWord(written, script);
    const english = script === 'latin' ? englishWord(folded) : undefined;
    words.push({ text: written, folded, script, joined, named, english });
  }
  return words;
}

/** Most texts are ASCII, where no word needs to be folded or touches another. */
function readAscii(lowered: string, limit: number): readonly Word[] {
  const words: Word[] = [];
  for (let start = 0, end = 0; start < lowered.length && words.length < limit; start = end) {
    while (start < lowered.length && !isWordCode(lowered.charCodeAt(start))) start++;
    end = start;
    while (end < lowered.length && isWordCode(lowered.charCodeAt(end))) end++;
    if (end === start || end - start > LONGEST_WORD) continue;
    const english = englishWord(lowered.slice(start, end));
    const { text } = english;
    words.push({ text, folded: text, script: 'latin', joined: false, named: isNamed(lowered, start, end), english });
  }
  return words;
}

/** Whether the code is that of a lower-case ASCII letter or a digit. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}]$/u;

/** Whether signs hold a word in an identifier. A hyphen does not: `e-mail` and `envoie-moi` are plain words. */
function isNamed(text: string, start: number, end: number): boolean {
  const before = text[start - 1];
  const after = text[end];
  if (before === '_' || after === '_') return true;
  // Two code units each, since a letter may take both.
  if ((after === '.' || after === ':') && BEGINS_WITH_WORD.test(text.slice(end + 1, end + 3))) return true;
  return (before === '.' || before === ':') && ENDS_WITH_WORD.test(text.slice(Math.max(0, start - 3), start - 1));
}

/** Folds a lower-cased word: the form under which it is looked up. */
export function foldWord(word: string, script: Script): string {
  if (script === 'latin') return foldLatin(word);
  if (script === 'cyrillic') return word.replaceAll('ё', 'е');
  // Writers disagree on the long mark (サーバー, サーバ), so neither side keeps it.
  return script === 'cjk' ? word.replaceAll('ー', '') : word;
}

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' };

function foldLatin(word: string): string {
  if (isAscii(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[ßœæøłı]/gu, (letter) => LIGATURES[letter] ?? letter);
}
