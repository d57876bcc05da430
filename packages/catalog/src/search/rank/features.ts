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

/** The features of all candidates, in the order of the evidence. */
export type FeatureColumns = { readonly [Feature in keyof Features]: readonly number[] };

/** Looks at every candidate. */
export function candidateFeatures(query: Query, { documents, totals }: Evidence, corpus: Corpus): FeatureColumns {
  const evidence: number[] = [];
  const name: number[] = [];
  const pairs: number[] = [];
  const matches = new Map<Part, Matches>();
  const importance = query.importance || 1;
  for (let row = 0; row < documents.length; row++) {
    const document = documents[row] as number;
    const part = corpus.partOf(document);
    let found = matches.get(part);
    if (found === undefined) {
      found = createMatches(query, part, corpus);
      matches.set(part, found);
    }
    const local = document - part.offset;
    evidence.push((totals[row] as number) / importance);
    name.push(found.coverage('name', local));
    pairs.push(Math.max(found.pairs('name', local), found.pairs('head', local)));
  }
  for (const found of matches.values()) found.end();
  return { evidence, name, pairs };
}
