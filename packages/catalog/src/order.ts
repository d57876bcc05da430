/**
 * Compares two strings by code point, independent of locale. JavaScript's `<` compares UTF-16 units, which puts
 * characters beyond U+FFFF (written as surrogates) before U+E000..U+FFFF; shifting the two ranges mends that.
 */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

function codePointRank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
