/** The languages the lexicon reads besides English. */
export type LanguageCode = 'es' | 'pt' | 'fr' | 'de' | 'it' | 'ru' | 'zh' | 'ja' | 'ko';

/** One English term a query also stands for, beside its literal words. */
export interface Expansion {
  /** English word or short phrase, lower-case ASCII, as tools are named and described. */
  readonly term: string;
  /** How far to trust the term, above 0 up to 1; a literal word of the query counts 1. */
  readonly weight: number;
  /** The words of the query that brought the term, in the query's own spelling, lower-cased. */
  readonly from: string;
  /** `translation`: another language; `synonym`: another word for it; `intent`: what several words ask for together. */
  readonly kind: 'synonym' | 'intent' | 'translation';
}

/** Options of `expandQuery` and `readQuery`. */
export interface ExpandOptions {
  /** Languages that may be read; `false` for English alone. Default: all nine. */
  readonly languages?: readonly LanguageCode[] | false;
  /**
   * Whether synonyms and intents are added; a query of more than 32 words gets none but of its translations. Default
   * `true`; translations are added either way.
   */
  readonly synonyms?: boolean;
}

/** The most expansions a query gets; the heaviest stay. */
export const MAX_EXPANSIONS = 48;

/** Characters of a query that are read. */
export const MAX_CHARS = 2_000;

/** Words of a query that are read; what follows is left to the literal search. */
export const MAX_WORDS = 64;

/**
 * Words up to which a query gets intents, and synonyms of its English words. A longer one says enough itself: other words
 * for its own would only blur it. Of 16, 24, 32, 40 and no bound the public sets do best with 32 and 40.
 */
export const MAX_WORDS_EXPANDED = 32;
