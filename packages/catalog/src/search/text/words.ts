/**
 * Text to words. Identifiers are split at case changes, digits and separators, and kept joined beside their parts;
 * scripts written without spaces give overlapping pairs of letters.
 */
import { foldAccents, isAscii } from './fold.ts';

/** A run of one identifier: words joined by `_` or `-`. Everything else separates. */
const IDENTIFIER = /[\p{L}\p{N}\p{M}]+(?:[_-]+[\p{L}\p{N}\p{M}]+)*/gu;
/** The same where all is ASCII. */
const ASCII_IDENTIFIER = /[A-Za-z0-9]+(?:[_-]+[A-Za-z0-9]+)*/g;
/** Chunks of an identifier: `URLs`, `HTTP` (before `Server`), `oauth2`, `k8s`, `Person`. */
const CHUNK =
  /\p{Lu}{2,}s(?![\p{Ll}])|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+(?:\p{N}+\p{Ll}?(?!\p{Ll}))?|\p{N}+\p{Ll}*|\p{Lu}/gu;
/** Most words, which need no splitting. */
const PLAIN = /^[a-z]+$/;
const LETTERS = /[\p{L}\p{M}]{2,}|\p{N}{2,}/gu;
const APOSTROPHE = /['’](?:s\b)?(?=\p{L}|\b|$)/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const HAS_UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]|[\ud840-\ud87f]/;
/** A joined identifier longer than this is no word that anyone types. */
const JOINED_MAX_CHARS = 48;

/** A word of a text. */
export interface Word {
  readonly text: string;
  /** `part` of an identifier that is also there joined; `joined` is that whole; `plain` everything else. */
  readonly form: 'plain' | 'part' | 'joined';
}

/** The lower-case words of a text, in order; an identifier's joined form follows its parts. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const identifier of identifiersOf(text)) addWords(identifier, words);
  return words;
}

/** The same of one of {@link identifiersOf}. */
export function wordsOf(identifier: string): Word[] {
  const words: Word[] = [];
  addWords(identifier, words);
  return words;
}

/** The identifiers of a text, in order: runs of letters, digits, `_` and `-`, folded but for their case. */
export function identifiersOf(text: string): readonly string[] {
  const bare = text.includes("'") || text.includes('’') ? text.replace(APOSTROPHE, '') : text;
  return (isAscii(bare) ? bare.match(ASCII_IDENTIFIER) : foldAccents(bare).match(IDENTIFIER)) ?? [];
}

function addWords(identifier: string, words: Word[]): void {
  if (HAS_UNSPACED.test(identifier)) splitUnspaced(identifier, words);
  else splitIdentifier(identifier, words);
}

function splitIdentifier(identifier: string, words: Word[]): void {
  if (PLAIN.test(identifier)) {
    words.push({ text: identifier, form: 'plain' });
    return;
  }
  const chunks = identifier.match(CHUNK) ?? [];
  if (chunks.length === 1) {
    splitChunk(chunks[0] ?? '', 'plain', words);
    return;
  }
  for (const chunk of chunks) splitChunk(chunk, 'part', words);
  const joined = identifier.replace(/[_-]+/gu, '');
  if (joined.length <= JOINED_MAX_CHARS) words.push({ text: joined.toLowerCase(), form: 'joined' });
}

/** `oauth2` gives itself and `oauth`; `URLs` gives `url`. */
function splitChunk(chunk: string, form: 'plain' | 'part', words: Word[]): void {
  if (/^\p{Lu}{2,}s$/u.test(chunk)) {
    words.push({ text: chunk.slice(0, -1).toLowerCase(), form });
    return;
  }
  const word = chunk.toLowerCase();
  const letters = /\p{N}/u.test(word) && !/^\p{N}+$/u.test(word) ? (word.match(LETTERS) ?? []) : [];
  for (const part of letters) words.push({ text: part, form: 'part' });
  words.push({ text: word, form: letters.length > 0 ? 'joined' : form });
}

function splitUnspaced(identifier: string, words: Word[]): void {
  let end = 0;
  for (const match of identifier.matchAll(UNSPACED)) {
    if (match.index > end) splitIdentifier(identifier.slice(end, match.index), words);
    pushPairs([...match[0]], words);
    end = match.index + match[0].length;
  }
  if (end < identifier.length) splitIdentifier(identifier.slice(end), words);
}

function pushPairs(letters: readonly string[], words: Word[]): void {
  if (letters.length === 1) words.push({ text: letters[0] ?? '', form: 'plain' });
  for (let index = 0; index + 1 < letters.length; index++) {
    words.push({ text: `${letters[index]}${letters[index + 1]}`, form: 'plain' });
  }
}

/** Whether a word is written in a script without spaces. */
export function isUnspaced(word: string): boolean {
  return HAS_UNSPACED.test(word);
}
