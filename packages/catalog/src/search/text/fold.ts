/** Letters made comparable: compatibility forms joined, case and the accents of Latin letters dropped. */

const NOT_ASCII = /[^\0-\x7f]/;
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
const LETTERS_THAT_STAY = /[ßøłæœđð]/gu;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
};

/** NFKC, accents of Latin letters dropped (`créer` is `creer`); case and other scripts stay. */
export function foldAccents(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(LETTERS_THAT_STAY, (letter) => WRITTEN_OUT[letter] ?? letter);
}

/** Whether a text needs no folding but that of its case. */
export function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text);
}

/** {@link foldAccents}, and lower case. */
export function fold(text: string): string {
  return foldAccents(text.toLowerCase());
}
