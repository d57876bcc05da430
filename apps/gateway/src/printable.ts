/** Texts from models and servers, as a terminal may show them. */

/** Controls, invisible format characters (those that turn the reading direction among them), and line separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The text on one line, with everything that could move the cursor or hide a part of it spelled as `\u{…}`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
