/** The nine languages: their texts, and their dictionaries, each built when a query first needs it and kept. */
import { buildDictionary, type Dictionary } from './dictionary.ts';
import type { LanguageCode } from './expansion.ts';
import type { LanguageText } from './language-text.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { zh } from './languages/zh.ts';
import { buildSegmenter, type Segmenter } from './segmenter.ts';
import type { StemmedLanguage } from './stem.ts';

/** The text of each language, in the order in which ties are settled. */
export const LANGUAGE_TEXTS: Readonly<Record<LanguageCode, LanguageText>> = { es, pt, fr, de, it, ru, zh, ja, ko };

/** All nine codes, in that order. */
export const LANGUAGE_CODES = Object.freeze(Object.keys(LANGUAGE_TEXTS)) as readonly LanguageCode[];

const dictionaries = new Map<StemmedLanguage, Dictionary>();
const segmenters = new Map<LanguageCode, Segmenter>();

/** The dictionary of a language written with spaces. */
export function dictionaryOf(language: StemmedLanguage): Dictionary {
  const known = dictionaries.get(language);
  if (known !== undefined) return known;
  const built = buildDictionary(language, LANGUAGE_TEXTS[language]);
  dictionaries.set(language, built);
  return built;
}

/** The segmenter of a language whose words run together. */
export function segmenterOf(language: 'zh' | 'ja' | 'ko'): Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const built = buildSegmenter(language, LANGUAGE_TEXTS[language]);
  segmenters.set(language, built);
  return built;
}

/** The languages whose dictionaries have been built so far. */
export function builtLanguages(): readonly LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => dictionaries.has(code as StemmedLanguage) || segmenters.has(code));
}
