/** What a language file holds: two blocks of text, in the line format of `lines.ts`. */
export interface LanguageText {
  /** Words that carry grammar or politeness, separated by blanks: articles, prepositions, "I want", "please". */
  readonly functionWords: string;
  /** One line for each concept: `head: form, form`. Heads are those of `english/concepts.ts`. */
  readonly concepts: string;
}
