/** The words of a query that may be one phrase, although other words stand between them. */

/** Words that may stand inside a phrase and change nothing: `stop my server`. */
const DETERMINERS = new Set('a an the my your our his her its their this that these those some any each'.split(' '));
/** What belongs to a verb some words before it: `turn the alert off`. */
const PARTICLES = new Set('off on out up down back away aside over apart together through around'.split(' '));
/** Words between a verb and its particle. */
const WIDEST_GAP = 4;

/** The runs of `length` words from `start` on: as they stand, without determiners, a verb with its particle. */
export function spansFrom(words: readonly string[], start: number, length: number): number[][] {
  if (length === 1) return [[start]];
  const spans: number[][] = [];
  if (start + length <= words.length) spans.push(runFrom(start, length));
  const bare = [start];
  for (let at = start + 1; at < words.length && bare.length < length; at++) {
    if (!DETERMINERS.has(words[at] as string)) bare.push(at);
  }
  const last = bare.at(-1) as number;
  if (bare.length === length && last >= start + length) spans.push(bare);
  if (length > 2) return spans;
  for (let at = start + 2; at < words.length && at <= start + 1 + WIDEST_GAP; at++) {
    if (at !== last && PARTICLES.has(words[at] as string)) spans.push([start, at]);
  }
  return spans;
}

function runFrom(start: number, length: number): number[] {
  const run = [start];
  while (run.length < length) run.push(start + run.length);
  return run;
}
