/**
 * Reads the words of a query in the languages it is written in. Script settles most of it; among the five languages in
 * Latin script the one wins whose dictionary and function words explain the query best, and only when English does not.
 */
import { remembering } from '../remember.ts';
import type { LanguageCode } from './expansion.ts';
import { dictionaryOf, LANGUAGE_TEXTS, segmenterOf } from './languages.ts';
import type { Sense } from './sense.ts';
import type { StemmedLanguage } from './stem.ts';
import { foldWord, type Word } from './words.ts';

/** Words of a query understood in another language. */
export interface Reading {
  /** As written in the query, lower-cased. */
  readonly from: string;
  readonly language: LanguageCode;
  readonly senses: readonly Sense[];
}

/** What a query says in other languages. */
export interface ForeignReadings {
  /** Languages recognised, the surest first. */
  readonly languages: readonly LanguageCode[];
  readonly readings: readonly Reading[];
  /** Words that carry grammar or politeness in a recognised language; searching for them only adds noise. */
  readonly noise: readonly string[];
}

type LatinLanguage = Exclude<StemmedLanguage, 'ru'>;
const LATIN_LANGUAGES: readonly LatinLanguage[] = ['es', 'pt', 'fr', 'de', 'it'];

/** Evidence for a language: a word English does not know, one it knows too, a short prefix, a function word, a letter. */
const EVIDENCE = { word: 1, sharedWord: 0.3, shortPrefix: 0.6, functionWord: 0.8, letter: 0.3 };
/** So many English function words, and no fewer than unknown words, settle that a query is English. */
const SURELY_ENGLISH = 4;
/** Least evidence for a language to be read. */
const ENOUGH = 0.6;

/** Words of which is remembered which languages know them. */
const REMEMBERED_WORDS = 10_000;

/** Letters that speak for a language among the five. `é` stands in four of them. */
const OWN_LETTERS: Readonly<Record<LatinLanguage, RegExp>> = {
  es: /[ñáíóú]/u,
  pt: /[ãõâêôçáíóú]/u,
  fr: /[èêëàâîïôùûœç]/u,
  de: /[äöüß]/u,
  it: /[àèìòù]/u,
};

/** Reads `words` in those of the `enabled` languages they are written in. */
export function readForeign(words: readonly Word[], enabled: readonly LanguageCode[]): ForeignReadings {
  const languages: LanguageCode[] = [];
  const readings: Reading[] = [];
  const noise = new Set<string>();
  const latin = words.filter(({ script }) => script === 'latin');
  for (const language of latinLanguagesOf(latin, enabled)) readSpaced(language, words, 'latin');
  if (enabled.includes('ru') && words.some(({ script }) => script === 'cyrillic')) readSpaced('ru', words, 'cyrillic');
  if (enabled.includes('ko') && words.some(({ script }) => script === 'hangul')) readUnspaced('ko', hangulText(words));
  for (const language of cjkLanguages(words, enabled)) {
    for (const { script, text } of words) if (script === 'cjk') readUnspaced(language, text);
  }
  return { languages, readings, noise: [...noise] };

  function readSpaced(language: StemmedLanguage, all: readonly Word[], script: 'latin' | 'cyrillic'): void {
    languages.push(language);
    const dictionary = dictionaryOf(language);
    // Words of other scripts break phrases; an empty word matches nothing and keeps the places.
    const folded = all.map((word) => (word.script === script ? word.folded : ''));
    const taken = new Set<number>();
    for (let index = 0; index < folded.length; index++) {
      const word = all[index];
      if (word === undefined || taken.has(index)) continue;
      const match = dictionary.matchAt(folded, index);
      if (match === undefined) {
        if (dictionary.functionWords.has(folded[index] ?? '')) noise.add(word.text);
        continue;
      }
      for (const at of match.words) taken.add(at);
      readings.push({ from: match.words.map((at) => all[at]?.text).join(' '), language, senses: match.senses });
    }
  }

  function readUnspaced(language: 'zh' | 'ja' | 'ko', text: string): void {
    const { pieces } = segmenterOf(language).read(foldWord(text, language === 'ko' ? 'hangul' : 'cjk'));
    if (pieces.length === 0) return;
    if (!languages.includes(language)) languages.push(language);
    for (const piece of pieces) readings.push({ from: piece.text, language, senses: piece.senses });
  }
}

/** The Korean of a query as one text, so that forms with a space are found; other scripts break it. */
function hangulText(words: readonly Word[]): string {
  return words.map(({ script, text }) => (script === 'hangul' ? text : '·')).join(' ');
}

/** Kana mean Japanese. Han alone is read in the language whose forms cover more of it, Chinese at a tie. */
function cjkLanguages(words: readonly Word[], enabled: readonly LanguageCode[]): readonly ('zh' | 'ja')[] {
  const text = words.filter(({ script }) => script === 'cjk').map((word) => word.text);
  if (text.length === 0) return [];
  const [zh, ja] = [enabled.includes('zh'), enabled.includes('ja')];
  if (!zh || !ja) return zh ? ['zh'] : ja ? ['ja'] : [];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.join(''))) return ['ja'];
  const covered = (language: 'zh' | 'ja') =>
    text.reduce((sum, part) => sum + segmenterOf(language).read(foldWord(part, 'cjk')).covered, 0);
  return covered('ja') > covered('zh') ? ['ja'] : ['zh'];
}

/** The language, or the two at a tie, that explain the Latin words; none when English does. */
function latinLanguagesOf(words: readonly Word[], enabled: readonly LanguageCode[]): readonly LatinLanguage[] {
  const candidates = LATIN_LANGUAGES.filter((language) => enabled.includes(language));
  const english = englishEvidence(words);
  if (candidates.length === 0 || words.length === 0 || english.unknown === 0) return [];
  if (english.functionWords >= SURELY_ENGLISH && english.functionWords >= english.unknown) return [];
  if (english.functionWords >= 2 && !candidates.some((language) => hasTraceOf(language, words))) return [];
  const known = words.map(({ folded }) => languagesKnowing(folded));
  const scored = candidates.map((language) => ({ language, score: evidenceFor(language, words, known) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < ENOUGH || best <= english.functionWords) return [];
  return scored
    .filter(({ score }) => score === best)
    .slice(0, 2)
    .map(({ language }) => language);
}

/** A bit for each of the five languages whose dictionary knows a word; most words are known to none. */
const languagesKnowing = remembering(
  (folded) => LATIN_LANGUAGES.reduce((bits, code, bit) => bits | (Number(dictionaryOf(code).knows(folded)) << bit), 0),
  REMEMBERED_WORDS,
);

function englishEvidence(words: readonly Word[]): { functionWords: number; unknown: number } {
  let found = 0;
  let unknown = 0;
  for (const word of words) {
    if (!isEnglish(word)) unknown++;
    else if (word.english?.isFunctionWord === true && !SHARED_FUNCTION_WORDS.has(word.folded)) found++;
  }
  return { functionWords: found, unknown };
}

/** English function words that are function words elsewhere too, so they prove nothing. */
const SHARED_FUNCTION_WORDS = new Set(
  'a in me as no so i m s t d re or do will was an on am per also all us via'.split(' '),
);

/** Whether a word, as it is written, is English. */
function isEnglish({ text, folded, english }: Word): boolean {
  return english?.isEnglish === true && text === folded;
}

const functionWordSets = new Map<LatinLanguage, ReadonlySet<string>>();
function functionWordsOf(language: LatinLanguage): ReadonlySet<string> {
  const known = functionWordSets.get(language);
  if (known !== undefined) return known;
  const set = new Set(
    LANGUAGE_TEXTS[language].functionWords
      .trim()
      .split(/\s+/)
      .map((word) => foldWord(word, 'latin')),
  );
  functionWordSets.set(language, set);
  return set;
}

function hasTraceOf(language: LatinLanguage, words: readonly Word[]): boolean {
  const functionWords = functionWordsOf(language);
  return words.some((word) => word.text !== word.folded || (functionWords.has(word.folded) && !isEnglish(word)));
}

/**
 * What speaks for a language. Words that are English too only tip the balance, and one function word is too little:
 * in `es_search` it is a name.
 */
function evidenceFor(language: LatinLanguage, words: readonly Word[], known: readonly number[]): number {
  const dictionary = dictionaryOf(language);
  const knownHere = 1 << LATIN_LANGUAGES.indexOf(language);
  const folded = words.map((word) => word.folded);
  let own = 0;
  let shared = 0;
  let functionWords = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined) continue;
    if (word.text !== word.folded && OWN_LETTERS[language].test(word.text)) own += EVIDENCE.letter;
    if (((known[index] as number) & knownHere) === 0) continue;
    const english = isEnglish(word);
    if (dictionary.functionWords.has(word.folded)) {
      if (english) shared += EVIDENCE.sharedWord;
      else functionWords++;
      continue;
    }
    const match = dictionary.matchAt(folded, index);
    if (match === undefined) continue;
    if (english && match.words.length === 1) shared += EVIDENCE.sharedWord;
    else own += match.certainty <= 4 ? EVIDENCE.shortPrefix : EVIDENCE.word;
    index = match.end - 1;
  }
  if (own === 0 && functionWords < 2) return 0;
  return own + shared + functionWords * EVIDENCE.functionWord;
}
