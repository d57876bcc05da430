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
}

const wordPattern =
  /(?<latin>[\p{Script=Latin}\p{Mn}\p{Nd}]+)|(?<cyrillic>[\p{Script=Cyrillic}]+)|(?<hangul>[\p{Script=Hangul}]+)|(?<cjk>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)/gu;

/** Splits text into at most `limit` words. Digits stand among Latin letters. */
export function splitWords(text: string, limit: number): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.normalize('NFKC').toLowerCase().matchAll(wordPattern)) {
    if (words.length === limit) break;
    const written = match[0];
    const script = scriptOf(match.groups ?? {});
    words.push({
      text: written,
      folded: fold(written, script),
      script,
      joined: words.length > 0 && match.index === end,
    });
    end = match.index + written.length;
  }
  return words;
}

function scriptOf(groups: Record<string, string | undefined>): Script {
  if (groups['latin'] !== undefined) return 'latin';
  if (groups['cyrillic'] !== undefined) return 'cyrillic';
  return groups['hangul'] !== undefined ? 'hangul' : 'cjk';
}

/** Folds a lower-cased word: the form under which it is looked up. */
export function fold(word: string, script: Script): string {
  if (script === 'latin') return foldLatin(word);
  if (script === 'cyrillic') return word.replaceAll('ё', 'е');
  // Writers disagree on the long mark (サーバー, サーバ), so neither side keeps it.
  return script === 'cjk' ? word.replaceAll('ー', '') : word;
}

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' };

function foldLatin(word: string): string {
  if (isAscii(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[ßœæøłı]/gu, (letter) => ligatures[letter] ?? letter);
}

function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index++) if (word.charCodeAt(index) > 127) return false;
  return true;
}
