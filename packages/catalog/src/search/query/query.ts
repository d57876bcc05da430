/** A query as the ranking sees it: groups of terms, each group one thing the query says. */
import type { CorpusTerm } from '../corpus.ts';

/**
 * Where a term comes from: the query itself (`word`), an identifier or two neighbouring words written as one
 * (`joined`), a word that looks alike (`similar`), the shape of a literal (`cue`), or the lexicon.
 */
export type TermKind = 'word' | 'joined' | 'similar' | 'cue' | 'synonym' | 'intent' | 'translation';

/** One way to say a group. Several terms are a phrase, whose parts count together. */
export interface Alternative {
  readonly terms: readonly CorpusTerm[];
  /** How well it stands for the group; a word of the query itself is 1. Above 1 for what several words ask for together. */
  readonly weight: number;
  readonly kind: TermKind;
}

/** One thing the query says. A document counts for its best alternative, not for their sum. */
export interface Group {
  /** The words of the query. */
  readonly word: string;
  /** How much it says, see `CorpusTerm.rarity`. 0 for what only helps where it matches, such as a joined form. */
  readonly importance: number;
  /** A thing, what is done to it, or the dressing of the request. */
  readonly role: 'thing' | 'action' | 'dressing';
  readonly alternatives: readonly Alternative[];
  /** Positions of the groups whose words it says together; a match speaks for them too. */
  readonly covers: readonly number[];
}

/** What a query asks for. */
export interface Query {
  readonly groups: readonly Group[];
  /** Sum of the importance of all groups. */
  readonly importance: number;
  /** Parts of the text that ask for something of their own. */
  readonly requests: number;
}

/** An English way to say a part of a query. */
export interface QueryExpansion {
  /** English word or short phrase. */
  readonly term: string;
  /** 0..1; a literal word of the query counts 1. */
  readonly weight: number;
  /** The words of the query that it stands for. */
  readonly from: string;
  readonly kind: 'synonym' | 'intent' | 'translation' | 'cue';
}

/** What a lexicon makes of a query. */
export interface QueryReading {
  readonly expansions: readonly QueryExpansion[];
  /** Words of the query that carry only grammar or politeness, lower-cased. */
  readonly noise: readonly string[];
}

/**
 * Reads a query in the words of a lexicon. It is given the query with identifiers cut into words, and as it was written.
 * Must not throw on any text.
 */
export type QueryExpander = (query: string, written: string) => QueryReading;
