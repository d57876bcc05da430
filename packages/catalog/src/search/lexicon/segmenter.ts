/**
 * A dictionary of a language whose words run together: Chinese and Japanese without spaces, Korean with particles and
 * endings stuck to the word. The text is read from left to right, the longest form first; what no form covers (particles,
 * endings, names) is passed over.
 */
import type { LanguageText } from './language-text.ts';
import { dataLines, splitForms } from './lines.ts';
import { readSense, type Sense } from './sense.ts';
import { foldWord } from './words.ts';

/** A stretch of text with a meaning. */
export interface Piece {
  readonly text: string;
  readonly senses: readonly Sense[];
}

/** A dictionary of unspaced text. */
export interface Segmenter {
  /** The meaningful stretches in order, and how many characters they cover. */
  read(text: string): { readonly pieces: readonly Piece[]; readonly covered: number };
}

/** One character says little: `看` stands in too many words. */
const SINGLE_CHARACTER_TRUST = 0.6;
/** A Korean word of one syllable counts when at most a particle of this many follows. */
const LONGEST_PARTICLE = 2;

/** Builds the segmenter of a language from its text. */
export function buildSegmenter(language: 'zh' | 'ja' | 'ko', text: LanguageText): Segmenter {
  const script = language === 'ko' ? 'hangul' : 'cjk';
  const forms = new Map<string, Sense[]>();
  let longest = 1;
  for (const word of text.functionWords.trim().split(/\s+/)) add(word, undefined);
  for (const { head, rest } of dataLines(text.concepts)) {
    for (const form of splitForms(rest)) {
      const { written, sense } = readSense(form, head);
      add(written, sense);
      if (written.includes(' ')) add(written.replaceAll(' ', ''), sense);
    }
  }

  function add(written: string, sense: Sense | undefined): void {
    const key = foldWord(written.normalize('NFKC').toLowerCase(), script);
    if (key === '') return;
    const senses = forms.get(key) ?? [];
    if (sense !== undefined)
      senses.push(
        senses.length === 0 && key.length === 1 ? { ...sense, trust: sense.trust * SINGLE_CHARACTER_TRUST } : sense,
      );
    forms.set(key, senses);
    longest = Math.max(longest, key.length);
  }

  function formAt(read: string, index: number): string | undefined {
    for (let length = Math.min(longest, read.length - index); length > 0; length--) {
      const candidate = read.slice(index, index + length);
      if (!forms.has(candidate)) continue;
      if (language === 'ko' && length === 1 && !standsAlone(read, index)) continue;
      return candidate;
    }
    return undefined;
  }

  function standsAlone(read: string, index: number): boolean {
    if (index > 0 && read[index - 1] !== ' ') return false;
    const space = read.indexOf(' ', index);
    return (space < 0 ? read.length : space) - index - 1 <= LONGEST_PARTICLE;
  }

  return Object.freeze({
    read(written: string) {
      const pieces: Piece[] = [];
      let covered = 0;
      for (let index = 0; index < written.length; ) {
        const form = formAt(written, index);
        if (form === undefined) {
          index++;
          continue;
        }
        covered += form.length;
        index += form.length;
        const senses = forms.get(form) ?? [];
        if (senses.length > 0) pieces.push({ text: form, senses });
      }
      return { pieces, covered };
    },
  });
}
