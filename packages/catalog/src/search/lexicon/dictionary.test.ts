import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dictionaryOf, LANGUAGE_TEXTS } from './languages.ts';
import { dataLines, splitForms } from './lines.ts';
import type { StemmedLanguage } from './stem.ts';
import { readWords } from './words.ts';

const LANGUAGES: readonly StemmedLanguage[] = ['es', 'pt', 'fr', 'de', 'it', 'ru'];

/** What a language's forms say, as folded words, prefixes with letters after them. */
function formsOf(language: StemmedLanguage): string[][] {
  const { concepts, functionWords } = LANGUAGE_TEXTS[language];
  const forms = dataLines(concepts).flatMap(({ rest }) => splitForms(rest));
  return [...forms, ...functionWords.trim().split(/\s+/)].map((form) =>
    readWords(form.replaceAll('*', 'en'), Number.POSITIVE_INFINITY).map(({ folded }) => folded),
  );
}

test.each(LANGUAGES)('at a word that the %s dictionary does not know, nothing stands', (language) => {
  const { knows, matchAt, functionWords } = dictionaryOf(language);
  const said = fc.oneof(fc.constantFrom(...formsOf(language)), fc.tuple(fc.stringMatching(/^[a-zа-я]{1,12}$/)));
  expect(knows('zqxwvk')).toBe(false);
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), (some) => {
      const words = some.flat();
      for (const [at, word] of words.entries()) {
        if (matchAt(words, at) !== undefined || functionWords.has(word)) expect(knows(word), word).toBe(true);
      }
    }),
  );
});
