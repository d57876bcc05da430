/**
 * Light stemming: enough for number, gender and case, never so much that two concepts meet. Both sides of a look-up pass
 * through it, so a stem need not be a word. Verbs are not stemmed here; dictionary lines write their unchanging part
 * followed by `*`.
 */
import { remembering } from '../remember.ts';
import type { LanguageCode } from './expansion.ts';

/** Languages written with spaces and endings. Chinese, Japanese and Korean are segmented instead. */
export type StemmedLanguage = Exclude<LanguageCode, 'zh' | 'ja' | 'ko'>;

/** Fewest letters a stem keeps. */
const SHORTEST = 3;

/** Longest endings first; one ending is cut, once. */
const ENDINGS: Readonly<Record<StemmedLanguage, readonly string[]>> = {
  es: ['es', 'as', 'os', 'a', 'e', 'o', 's'],
  pt: ['oes', 'aes', 'ais', 'eis', 'ao', 'es', 'as', 'os', 'al', 'el', 'a', 'e', 'o', 's'],
  fr: ['eaux', 'eau', 'aux', 'es', 'al', 's', 'x', 'e'],
  de: ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'],
  it: ['chi', 'che', 'ghi', 'ghe', 'co', 'ca', 'go', 'ga', 'a', 'e', 'i', 'o'],
  ru: [
    'иями',
    'ями',
    'ами',
    'иях',
    'его',
    'ого',
    'ему',
    'ому',
    'ыми',
    'ими',
    'ией',
    'ях',
    'ах',
    'ов',
    'ев',
    'ей',
    'ий',
    'ый',
    'ой',
    'ая',
    'яя',
    'ое',
    'ее',
    'ые',
    'ие',
    'ую',
    'юю',
    'ым',
    'им',
    'ом',
    'ем',
    'ам',
    'ям',
    'ых',
    'их',
    'ию',
    'ия',
    'ии',
    'ью',
    'а',
    'я',
    'о',
    'е',
    'и',
    'ы',
    'у',
    'ю',
    'й',
    'ь',
  ],
};

/** Letters up to which a written prefix needs an ending of a verb after it: `sub*` is "raise", not "subtract". */
const SHORT_PREFIX = 3;

const ROMANCE =
  '(?:[aeio]s?|[aei]r(?:[aeio]|l[aeo]s?|me|nos|ti|ci|lh[ae]s?)?|[ae][nm]|[aei]mos|[aei]ndo|iendo|[aei](?:d|t)[aeio]s?|iam[oa]|ate|ou|ei|[ae](?:l[aeo]s?|me|nos|melo|nnos))';
const VERB_ENDINGS: Readonly<Partial<Record<StemmedLanguage, RegExp>>> = {
  es: new RegExp(`^${ROMANCE}$`),
  pt: new RegExp(`^${ROMANCE}$`),
  it: new RegExp(`^${ROMANCE}$`),
  fr: /^(?:e[srz]?|ees?|er(?:a|ai|ais)?|ons|ent|ant|ir|it|is|ation|age)$/,
  de: /^(?:e|en|em|t|et|st|te|ten|end|ung|ungen|er|bar|ier(?:e|en|t|ung))$/,
};

/** Whether a word that begins with a written prefix is a form of it. */
export function fitsPrefix(word: string, prefix: string, language: StemmedLanguage): boolean {
  if (prefix.length > SHORT_PREFIX || word.length === prefix.length) return true;
  return VERB_ENDINGS[language]?.test(word.slice(prefix.length)) ?? true;
}

/** The stem of a folded word in a language. */
export function stemIn(word: string, language: StemmedLanguage): string {
  for (const ending of ENDINGS[language]) {
    if (word.length - ending.length >= SHORTEST && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

const REMEMBERED_WORDS = 20_000;

/** The stem of a lower-case English word: number, `-ing`, `-ed`, then a final `e` and a doubled last letter. */
export const stemEnglish: (word: string) => string = remembering(englishStem, REMEMBERED_WORDS);

function englishStem(word: string): string {
  if (word.length < 4) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root) && !root.endsWith('is')) root = root.slice(0, -1);
  if (root.length > 5 && root.endsWith('ing') && hasVowel(root.slice(0, -3))) root = root.slice(0, -3);
  if (root.length > 4 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`;
  else if (root.length > 4 && root.endsWith('ed') && hasVowel(root.slice(0, -2))) root = root.slice(0, -2);
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1);
  return root.length > 3 && root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}

function hasVowel(text: string): boolean {
  return /[aeiouy]/.test(text);
}
