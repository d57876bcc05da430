/** Why a hit is where it is. */
import { FIELDS, type Field } from '../document.ts';
import type { Query, TermKind } from '../query/query.ts';
import type { Evidence } from './evidence.ts';
import type { Features } from './features.ts';

/** A thing the query says that the tool's texts say too. */
export interface MatchedTerm {
  /** The words of the query. */
  readonly word: string;
  /** The index terms that were found for them: stems, several for a phrase. */
  readonly terms: readonly string[];
  readonly kind: TermKind;
  /** The texts they stand in. */
  readonly fields: readonly Field[];
  /** What they add to the score. */
  readonly score: number;
}

/** The parts of one hit's score. */
export interface Explanation {
  /** The query spells the tool's id, alias or name. */
  readonly exact: boolean;
  /** Heaviest first. */
  readonly matched: readonly MatchedTerm[];
  /** What each feature adds; absent for a hit that is there by its name alone. */
  readonly parts?: Features;
}

/** A candidate to be explained. */
export interface ExplainedRow {
  readonly query: Query;
  readonly evidence: Evidence;
  readonly row: number;
  /** What each feature adds to its score. */
  readonly parts: Features;
  /** The query spells its id, alias or name. */
  readonly exact: boolean;
}

/** Explains one candidate. */
export function explainRow({ query, evidence, row, parts, exact }: ExplainedRow): Explanation {
  const matched = query.groups.flatMap(({ word, alternatives }, position): MatchedTerm[] => {
    const cell = row * evidence.groupCount + position;
    const alternative = alternatives[evidence.chosen[cell] as number];
    const value = evidence.values[cell] as number;
    if (value === 0 || alternative === undefined) return [];
    const mask = evidence.fields[cell] as number;
    return [
      {
        word,
        terms: alternative.terms.map(({ text }) => text),
        kind: alternative.kind,
        fields: FIELDS.filter((_, bit) => (mask & (1 << bit)) !== 0),
        score: value / (query.importance || 1),
      },
    ];
  });
  matched.sort((a, b) => b.score - a.score);
  return { exact, matched, parts };
}
