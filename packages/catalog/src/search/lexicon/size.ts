import { concepts } from './concepts.ts';
import { conceptLines } from './english/concepts.ts';
import { intentLines } from './english/intents/index.ts';
import { kindLines } from './english/kinds.ts';
import { paraphraseLines } from './english/paraphrases.ts';
import { shortForms } from './english/short-forms.ts';
import type { LanguageCode } from './expansion.ts';
import { LANGUAGE_CODES, LANGUAGE_TEXTS } from './languages.ts';
import { dataLines, splitForms } from './lines.ts';

/** How large the lexicon is. */
export interface LexiconSize {
  /** UTF-8 bytes of all data files together. */
  readonly bytes: number;
  /** Concepts, each with one English head. */
  readonly concepts: number;
  /** Intents: patterns of several words. */
  readonly intents: number;
  /** Forms written in each language file. */
  readonly entries: Readonly<Record<LanguageCode, number>>;
  /** UTF-8 bytes of each language file's text. */
  readonly languageBytes: Readonly<Record<LanguageCode, number>>;
}

/** Counts the lexicon from its texts; builds no language's dictionary. */
export function lexiconSize(): LexiconSize {
  const entries = {} as Record<LanguageCode, number>;
  const languageBytes = {} as Record<LanguageCode, number>;
  let bytes = [conceptLines, paraphraseLines, shortForms, kindLines, intentLines].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );
  for (const code of LANGUAGE_CODES) {
    const text = LANGUAGE_TEXTS[code];
    entries[code] = dataLines(text.concepts).reduce((sum, { rest }) => sum + splitForms(rest).length, 0);
    languageBytes[code] = Buffer.byteLength(text.concepts) + Buffer.byteLength(text.functionWords);
    bytes += languageBytes[code];
  }
  return { bytes, concepts: concepts().byHead.size, intents: dataLines(intentLines).length, entries, languageBytes };
}
