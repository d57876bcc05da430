/** "Did you mean": the candidate that takes the fewest edits. */
import { byCodePoint } from '@toolsearch/catalog';

/**
 * The candidate nearest to `wanted`, or undefined when none is near: at most a third of the letters may differ, and at
 * least two may; case does not count. Equal distances go to the one that comes first by code point.
 */
export function nearestName(wanted: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  const folded = wanted.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of candidates) {
    const candidate = name.toLowerCase();
    if (Math.abs(candidate.length - folded.length) > limit) continue;
    const distance = editDistance(folded, candidate);
    if (distance > limit) continue;
    if (!best || distance < best.distance || (distance === best.distance && byCodePoint(name, best.name) < 0))
      best = { name, distance };
  }
  return best?.name;
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
