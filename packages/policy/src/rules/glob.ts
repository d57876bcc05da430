/** Text with stars: literal pieces, and between two of them any run of characters. */

/** `say*` is `["say", ""]`; a glob without a star is one piece. */
export type Glob = readonly string[];

/** True when the glob has a star. */
export function isWild(glob: Glob): boolean {
  return glob.length > 1;
}

/** How many characters are given, which is how exact the glob is. */
export function literalLength(glob: Glob): number {
  return glob.reduce((sum, piece) => sum + piece.length, 0);
}

/** Whether the whole text fits. Linear: pieces are taken greedily from the left, the last one from the right. */
export function globMatches(glob: Glob, text: string): boolean {
  const [head = '', ...rest] = glob;
  const tail = rest.pop();
  if (tail === undefined) return text === head;
  if (!text.startsWith(head) || !text.endsWith(tail) || text.length < head.length + tail.length) return false;
  const end = text.length - tail.length;
  let from = head.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, from);
    if (found === -1 || found + piece.length > end) return false;
    from = found + piece.length;
  }
  return true;
}
