/**
 * Whether a candidate has anything to do with the query. Scores say which tool fits best; only the share of the query
 * that is answered says whether any does.
 */
import { FIELDS, type Field } from '../document.ts';
import type { Alternative, Query } from '../query/query.ts';
import { WORD_WEIGHTS } from '../query/words.ts';
import type { Evidence } from './evidence.ts';

/** Chosen so that words of other trades find nothing, and long stories with a few telling words still find. */
const THRESHOLD = {
  /** Words up to which a text is a plain request, which should be answered for the most part. */
  shortWords: 4,
  /** The share of a plain request that must be answered. */
  shareOfShort: 0.25,
  /** The share of a request that names no thing: another word for a bare action is too little. */
  shareOfActions: 0.6,
  /** The share of a longer text, where most words tell a story around the request. */
  shareOfLong: 0.03,
  /** How well a tool must answer what several words ask for together, to be relevant whatever else they say. */
  strengthOfIntent: 0.5,
};

/** How much it says that a tool is about a word, by the text that the word stands in. */
const PLACES: Readonly<Record<Field, number>> = {
  name: 1,
  owner: 0.8,
  title: 0.9,
  head: 0.6,
  description: 0.35,
  parameters: 0.25,
};

/**
 * Whether the candidate of a row answers enough of the query. In a plain request it must say something of the thing: a
 * tool that shares only the action (`clean the chimney`) is about something else.
 */
export function isRelevant(query: Query, evidence: Evidence, row: number): boolean {
  const strengths = groupStrengths(query, evidence, row);
  if (answersIntent(query, evidence, row, strengths)) return true;
  let asked = 0;
  let things = 0;
  let answeredThings = 0;
  let answered = 0;
  for (const [position, { importance, role }] of query.groups.entries()) {
    if (importance === 0) continue;
    const strength = strengths[position] as number;
    asked++;
    answered += importance * strength;
    if (role === 'thing') {
      things++;
      if (strength > 0) answeredThings++;
    }
  }
  const share = answered / query.importance;
  if (asked === 0 || asked > THRESHOLD.shortWords) return share >= THRESHOLD.shareOfLong;
  if (things === 0) return share >= THRESHOLD.shareOfActions;
  return share >= THRESHOLD.shareOfShort && answeredThings > 0;
}

function answersIntent(
  { groups }: Query,
  { chosen, groupCount }: Evidence,
  row: number,
  strengths: Float32Array,
): boolean {
  for (const [position, { covers, alternatives }] of groups.entries()) {
    if (covers.length < 2 || (strengths[position] as number) < THRESHOLD.strengthOfIntent) continue;
    if (alternatives[chosen[row * groupCount + position] as number]?.kind === 'intent') return true;
  }
  return false;
}

/** How well each group is answered, 0..1, by itself or by a group that speaks for it. */
function groupStrengths(
  { groups }: Query,
  { values, chosen, fields, groupCount }: Evidence,
  row: number,
): Float32Array {
  const strengths = new Float32Array(groups.length);
  for (const [position, { alternatives, covers }] of groups.entries()) {
    const cell = row * groupCount + position;
    if ((values[cell] as number) === 0) continue;
    const alternative = alternatives[chosen[cell] as number];
    const said = alternative === undefined ? 0 : sureness(alternative);
    const strength = said * placeOf(fields[cell] as number);
    for (const group of [position, ...covers]) strengths[group] = Math.max(strengths[group] as number, strength);
  }
  return strengths;
}

/** The best place among the fields of a mask. */
function placeOf(mask: number): number {
  return FIELDS.reduce((best, field, bit) => ((mask & (1 << bit)) !== 0 ? Math.max(best, PLACES[field]) : best), 0);
}

/** A literal word is sure; a similar one as sure as it is similar. */
function sureness({ kind, weight }: Alternative): number {
  if (kind === 'word') return 1;
  return Math.min(1, kind === 'similar' ? weight / WORD_WEIGHTS.similar : weight);
}
