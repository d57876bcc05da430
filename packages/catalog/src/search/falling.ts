/**
 * Order by falling numbers. The built-in sort calls its comparison from outside optimised code, which for some dozens
 * of values costs more than all else that is done with them; here only equal numbers are compared by a function.
 */

/** The positions of the numbers, highest first, equal ones by `compareTied`. For some hundred numbers at most. */
export function positionsByFalling(
  numbers: readonly number[],
  compareTied: (a: number, b: number) => number,
): number[] {
  const positions: number[] = [];
  for (let next = 0; next < numbers.length; next++) {
    const number = numbers[next] as number;
    let at = next;
    for (; at > 0; at--) {
      const before = positions[at - 1] as number;
      const other = numbers[before] as number;
      if (other > number || (other === number && compareTied(before, next) <= 0)) break;
      positions[at] = before;
    }
    positions[at] = next;
  }
  return positions;
}
