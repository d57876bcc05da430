/**
 * What a candidate is judged by. Evidence says which words a document holds; these say how well the short texts of
 * the tool and the query fit each other, which is what tells siblings apart (`create_issue`, `create_issue_comment`).
 */
import type { Corpus, Part } from '../corpus.ts';
import type { Query } from '../query/query.ts';
import type { Evidence } from './evidence.ts';
import { createMatches, type Matches } from './matches.ts';

/** All are 0 at worst and about 1 at best. */
export interface Features {
  /** The sum of evidence per importance of the query. */
  readonly evidence: number;
  /** The share of the name that the query says, by rarity: a name that says more than was asked fits less. */
  readonly name: number;
  /** Neighbours in the query that are neighbours in the name or the first sentence, per pair of the query. */
  readonly pairs: number;
}

/** The features of every candidate, in the order of the evidence. */
export function candidateFeatures(query: Query, { documents, totals }: Evidence, corpus: Corpus): Features[] {
  const matches = new Map<Part, Matches>();
  const importance = query.importance || 1;
  return documents.map((document, row) => {
    const part = corpus.partOf(document);
    const found = matches.get(part) ?? createMatches(query, part, corpus);
    matches.set(part, found);
    const local = document - part.offset;
    return {
      evidence: (totals[row] as number) / importance,
      name: found.coverage('name', local),
      pairs: Math.max(found.pairs('name', local), found.pairs('head', local)),
    };
  });
}
