/** The concept lexicon: what a query says, in the English words that tools are named and described with. */
export { expandQuery, type ReadQuery, readQuery } from './expand.ts';
export type { ExpandOptions, Expansion, LanguageCode } from './expansion.ts';
export { LANGUAGE_CODES } from './languages.ts';
export { type LexiconSize, lexiconSize } from './size.ts';
