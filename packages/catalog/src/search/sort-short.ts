/**
 * Sorting of short lists. The built-in sort calls its comparison from outside optimised code, which for some dozens of
 * values costs more than all else that is done with them.
 */

/** Sorts a list in place, equal values as they stand, by binary insertion; meant for at most some hundred values. */
export function sortShort<Value>(list: Value[], compare: (a: Value, b: Value) => number): Value[] {
  for (let next = 1; next < list.length; next++) {
    const value = list[next] as Value;
    if (compare(list[next - 1] as Value, value) <= 0) continue;
    let low = 0;
    let high = next - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(list[middle] as Value, value) <= 0) low = middle + 1;
      else high = middle;
    }
    for (let at = next; at > low; at--) list[at] = list[at - 1] as Value;
    list[low] = value;
  }
  return list;
}
