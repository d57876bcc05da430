/**
 * A query as words: normalised, lower-cased, cut at every change of script, so that `在GitHub上创建` is three words.
 * Latin words are folded to bare letters (`créer` is `creer`), Russian `ё` to `е`; everything else keeps its marks,
 * because Hangul and kana are decomposed by the same normal form that strips accents.
 */

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
}

const WORD_PATTERN =
  /[\p{Script=Latin}\p{Mn}\p{Nd}]+|(\p{Script=Cyrillic}+)|(\p{Script=Hangul}+)|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)/gu;

/** Letters that no word of a language with spaces makes up; dictionaries are slow on them. */
const LONGEST_WORD = 64;

/** Splits text into at most `limit` words. Digits stand among Latin letters; what is too long for a word is left out. */
export function readWords(text: string, limit: number): readonly Word[] {
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
    const named = holdsAt(JOINT, normal, end) || holdsAt(JOINT_BEFORE, normal, match.index);
    words.push({ text: written, folded: foldWord(written, script), script, joined, named });
  }
  return words;
}

/** What holds the parts of an identifier together. A hyphen does not count: `e-mail` and `envoie-moi` are plain words. */
const JOINT = /_|[.:][\p{L}\p{N}]/uy;
const JOINT_BEFORE = /(?<=_|[\p{L}\p{N}][.:])/uy;

function holdsAt(sticky: RegExp, text: string, index: number): boolean {
  sticky.lastIndex = index;
  return sticky.test(text);
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

function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index++) if (word.charCodeAt(index) > 127) return false;
  return true;
}
