/** "Did you mean": the candidate that takes the fewest edits. */
import { byCodePoint, editDistance } from '@toolsearch/catalog';

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
