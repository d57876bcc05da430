/** What a lexicon adds to the groups of a query. */
import type { Corpus } from '../corpus.ts';
import { remembering } from '../remember.ts';
import { analyse } from '../text/analyse.ts';
import { isAction } from './action-words.ts';
import type { Alternative, Group, QueryExpansion } from './query.ts';

/** From this weight on a word and its expansion are the same thing: short forms and phrases that are only heard. */
const SAME_THING = 0.7;
/**
 * What several words of a query ask for together is surer than what the lexicon says of one. The best of 1, 1.3 and 1.6
 * on everyday paraphrases that leaves the public sets as they are.
 */
const AGREED = 1.3;
/** Phrases remembered: a lexicon says the same few thousand again and again. */
const REMEMBERED_PHRASES = 4_096;

/** What a query says literally. */
export interface LiteralQuery {
  readonly groups: readonly Group[];
  /** The place of a term's group among them. */
  readonly positions: ReadonlyMap<string, number>;
  readonly corpus: Corpus;
}

/**
 * The groups of a query with other ways to say them. An expansion of a single word joins that word's group; expansions
 * of several words become a group of their own that speaks for the words' groups. What the query says literally is not
 * added again.
 */
export function addExpansions(
  expansions: readonly QueryExpansion[],
  { groups, positions, corpus }: LiteralQuery,
): Group[] {
  const result = [...groups];
  for (const [from, said] of bySource(expansions)) {
    const known = said.map((expansion) => alternativeOf(expansion, corpus)).filter((found) => found !== undefined);
    const alternatives = known.filter(({ terms }) => terms.some(({ text }) => !positions.has(text)));
    const covers = coveredGroups(from, positions);
    const only = covers.length === 1 ? covers[0] : undefined;
    const own = only === undefined ? undefined : result[only];
    if (only !== undefined && own !== undefined) {
      if (known.some((alternative) => isSaid(alternative, only, positions))) {
        result[only] = { ...own, importance: 0, role: 'dressing' };
      } else if (alternatives.length > 0) {
        result[only] = extended(own, alternatives);
      }
      continue;
    }
    if (alternatives.length === 0) continue;
    const agreed = covers.length > 1 ? alternatives.map(strengthened) : alternatives;
    const role = roleOf(agreed);
    const asked = said[0]?.kind === 'cue' || covers.some((position) => (groups[position]?.importance ?? 0) > 0);
    result.push({ word: from, importance: asked ? 0 : bestRarity(agreed), role, alternatives: agreed, covers });
  }
  return result;
}

/** Whether other words of the query say the same: `fs` and `file` in `fs.readFile` ask for one thing, not for two. */
function isSaid({ terms, weight }: Alternative, own: number, positions: ReadonlyMap<string, number>): boolean {
  return weight >= SAME_THING && terms.every(({ text }) => (positions.get(text) ?? own) !== own);
}

function strengthened(alternative: Alternative): Alternative {
  return alternative.kind === 'intent' ? { ...alternative, weight: alternative.weight * AGREED } : alternative;
}

function alternativeOf({ term, weight, kind }: QueryExpansion, corpus: Corpus): Alternative | undefined {
  const terms = phraseTerms(term).map((text) => corpus.term(text));
  return terms.some(({ frequency }) => frequency > 0) ? { terms, weight, kind } : undefined;
}

function coveredGroups(from: string, positions: ReadonlyMap<string, number>): number[] {
  const found = phraseTerms(from).map((term) => positions.get(term));
  return [...new Set(found.filter((position) => position !== undefined))];
}

/** The distinct terms of a phrase, joined forms left out. */
const phraseTerms: (phrase: string) => readonly string[] = remembering(
  (phrase) => [...new Set(analyse(phrase).flatMap(({ form, term }) => (form === 'joined' ? [] : [term])))],
  REMEMBERED_PHRASES,
);

/** A word the index does not know, but the lexicon does, says what its translation says. */
function extended(group: Group, alternatives: readonly Alternative[]): Group {
  const known = group.alternatives.some(({ kind }) => kind === 'word');
  const translated = alternatives.some(({ kind }) => kind === 'translation');
  return {
    ...group,
    role: translated && !known ? roleOf(alternatives) : group.role,
    importance: known ? group.importance : bestRarity(alternatives),
    alternatives: [
      ...(translated && !known ? [] : group.alternatives),
      ...(known ? alternatives.map((other) => tempered(other, group.importance)) : alternatives),
    ],
  };
}

/** Another way to say a word says no more than the word itself: `web search` for `search` is not about the web. */
function tempered(alternative: Alternative, importance: number): Alternative {
  const says = alternative.terms.reduce((sum, { rarity }) => sum + rarity, 0) / Math.sqrt(alternative.terms.length);
  return { ...alternative, weight: alternative.weight * Math.min(1, importance / says) };
}

function roleOf([first]: readonly Alternative[]): Group['role'] {
  return first?.terms.every(({ text }) => isAction(text)) ? 'action' : 'thing';
}

function bestRarity(alternatives: readonly Alternative[]): number {
  return Math.max(
    ...alternatives.map(
      ({ weight, terms }) => weight * Math.max(...terms.map(({ rarity, frequency }) => (frequency > 0 ? rarity : 0))),
    ),
  );
}

function bySource(expansions: readonly QueryExpansion[]): Map<string, QueryExpansion[]> {
  const groups = new Map<string, QueryExpansion[]>();
  for (const expansion of expansions) {
    const group = groups.get(expansion.from);
    if (group === undefined) groups.set(expansion.from, [expansion]);
    else group.push(expansion);
  }
  return groups;
}
