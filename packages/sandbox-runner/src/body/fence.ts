/** Where the code is in a text that wraps it in Markdown. Lines keep their numbers: what is before becomes blank lines. */

const OPENING = /^[ \t]*(```+|~~~+)[ \t]*[\w+.-]*[ \t]*\r?$/m;

/** What a text has in fences. */
export interface Fenced {
  /** The code of the first block, after as many blank lines as the text has lines before it. */
  readonly code: string;
  /** How many blocks follow the first. */
  readonly more: number;
}

/** The first fenced block, or undefined when there is none. A block without an end runs to the end. */
export function fencedCode(text: string): Fenced | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const start = opening.index + opening[0].length;
  const rest = text.slice(start);
  const closing = closingOf(opening).exec(rest);
  const code = text.slice(0, start).replace(/[^\n]+/g, '') + (closing === null ? rest : rest.slice(0, closing.index));
  return { code, more: closing === null ? 0 : countBlocks(rest.slice(closing.index + closing[0].length)) };
}

function countBlocks(text: string): number {
  let rest = text;
  for (let count = 0; ; count++) {
    const opening = OPENING.exec(rest);
    if (opening === null) return count;
    rest = rest.slice(opening.index + opening[0].length);
    const closing = closingOf(opening).exec(rest);
    rest = closing === null ? '' : rest.slice(closing.index + closing[0].length);
  }
}

function closingOf(opening: RegExpExecArray): RegExp {
  return new RegExp(`^[ \\t]*${opening[1]}[ \\t]*\\r?$`, 'm');
}

/**
 * Whether a text starts with a fence, perhaps after one word with a colon (`Code:` is a label to JavaScript). Such a text
 * parses as nested template literals, so it must not be tried as it is.
 */
export function startsWithFence(text: string): boolean {
  return /^\s*(?:[\p{L}_$][\p{L}\p{N}_$]*[ \t]*:\s*)?(?:```|~~~)/u.test(text);
}
