/** What a lexicon adds to the groups of a query. */
import type { Corpus } from '../corpus.ts';
import { type CorpusPhrase, phraseReader, phraseTerms } from './phrases.ts';
import type { Alternative, Group, QueryExpansion, TermKind } from './query.ts';
import { WORD_WEIGHTS } from './words.ts';

/** From this weight on a word and its expansion are the same thing: short forms and phrases that are only heard. */
const SAME_THING = 0.7;
/**
 * What several words of a query ask for together is surer than what the lexicon says of one. The best of 1, 1.3 and 1.6
 * on everyday paraphrases that leaves the public sets as they are.
 */
const AGREED = 1.3;

/** From this similarity on. */
const SLIP = 0.8;

/** What a query says literally. */
export interface LiteralQuery {
  readonly groups: readonly Group[];
  /** The place of a term's group among them. */
  readonly positions: ReadonlyMap<string, number>;
  readonly corpus: Corpus;
}

/** An expansion that some live document holds a term of. */
interface Known {
  readonly phrase: CorpusPhrase;
  readonly weight: number;
  readonly kind: TermKind;
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
  const readPhrase = phraseReader(corpus);
  const result = [...groups];
  for (const [from, said] of bySource(expansions)) {
    const covers = coveredGroups(from, positions);
    const only = covers.length === 1 ? (covers[0] as number) : undefined;
    const found: Known[] = [];
    let isSaid = false;
    for (const { term, weight, kind } of said) {
      const phrase = readPhrase(term);
      if (phrase === undefined) continue;
      if (phrase.terms.some(({ text }) => !positions.has(text))) found.push({ phrase, weight, kind });
      else if (only !== undefined && weight >= SAME_THING) isSaid ||= isSaidBeside(only, phrase, positions);
    }
    if (only !== undefined) {
      const own = result[only] as Group;
      if (isSaid) result[only] = { ...own, importance: 0, role: 'dressing' };
      else if (found.length > 0) result[only] = extended(own, found);
    } else if (found.length > 0) {
      const isAsked = said[0]?.kind === 'cue' || covers.some((at) => (groups[at] as Group).importance > 0);
      const agreed = covers.length > 1 ? found.map(strengthened) : found;
      const importance = isAsked ? 0 : bestRarity(agreed);
      result.push({ word: from, importance, role: roleOf(agreed), alternatives: agreed.map(alternativeOf), covers });
    }
  }
  return result;
}

/** Whether other words of the query say the same: `fs` and `file` in `fs.readFile` ask for one thing, not for two. */
function isSaidBeside(own: number, { terms }: CorpusPhrase, positions: ReadonlyMap<string, number>): boolean {
  return terms.every(({ text }) => (positions.get(text) ?? own) !== own);
}

function strengthened(known: Known): Known {
  return known.kind === 'intent' ? { ...known, weight: known.weight * AGREED } : known;
}

function alternativeOf({ phrase, weight, kind }: Known): Alternative {
  return { terms: phrase.terms, weight, kind };
}

function coveredGroups(from: string, positions: ReadonlyMap<string, number>): number[] {
  const covered: number[] = [];
  for (const term of phraseTerms(from)) {
    const position = positions.get(term);
    if (position !== undefined && !covered.includes(position)) covered.push(position);
  }
  return covered;
}

/** A word the index does not know, but the lexicon does, says what its translation says. */
function extended(group: Group, added: readonly Known[]): Group {
  const isKnown = group.alternatives.some(({ kind }) => kind === 'word');
  if (isKnown) {
    // Another way to say what asks for nothing would weigh nothing.
    if (group.importance === 0) return group;
    const tempered = added.map((known) => temperedAlternative(known, group.importance));
    return { ...group, alternatives: [...group.alternatives, ...tempered] };
  }
  const isTranslated = added.some(({ kind }) => kind === 'translation');
  const alternatives = added.map(alternativeOf);
  return {
    ...group,
    role: isTranslated ? roleOf(added) : group.role,
    importance: bestRarity(added),
    alternatives: [...(isTranslated ? group.alternatives.filter(isSlip) : group.alternatives), ...alternatives],
  };
}

/** Whether a word of the index differs from the query's by a slip of the finger at most. */
function isSlip({ kind, weight }: Alternative): boolean {
  return kind === 'similar' && weight >= WORD_WEIGHTS.similar * SLIP;
}

/** Another way to say a word says no more than the word itself: `web search` for `search` is not about the web. */
function temperedAlternative({ phrase, weight, kind }: Known, importance: number): Alternative {
  return { terms: phrase.terms, weight: weight * Math.min(1, importance / phrase.wholeRarity), kind };
}

function roleOf([first]: readonly Known[]): Group['role'] {
  return first?.phrase.isAction ? 'action' : 'thing';
}

function bestRarity(found: readonly Known[]): number {
  return found.reduce((best, { phrase, weight }) => Math.max(best, weight * phrase.rarity), 0);
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
