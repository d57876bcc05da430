/** Where the code is in a text that wraps it in Markdown. Lines keep their numbers: what is before becomes blank lines. */

const OPENING = /^[ \t]*(```+|~~~+)[ \t]*[\w+.-]*[ \t]*\r?$/m;

/** The code of the first fenced block, or undefined when there is none. A block without an end runs to the end. */
export function fencedCode(text: string): string | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const start = opening.index + opening[0].length;
  const rest = text.slice(start);
  const closing = new RegExp(`^[ \\t]*${opening[1]}[ \\t]*\\r?$`, 'm').exec(rest);
  const code = closing === null ? rest : rest.slice(0, closing.index);
  return text.slice(0, start).replace(/[^\n]+/g, '') + code;
}

/** Whether a text starts with a fence. Such a text parses as nested template literals, so it must not be tried as it is. */
export function startsWithFence(text: string): boolean {
  return /^\s*(?:```|~~~)/.test(text);
}
