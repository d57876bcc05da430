/** A query to its hits: exact names first, then what the evidence finds, as long as it is relevant. */
import { byCodePoint } from '../../order.ts';
import type { Corpus } from '../corpus.ts';
import { namedDocuments } from '../named.ts';
import { parseQuery, QUERY_MAX_CHARS } from '../query/parse.ts';
import type { QueryExpander } from '../query/query.ts';
import { collectEvidence } from './evidence.ts';
import { type Explanation, explainRow } from './explain.ts';
import { candidateFeatures } from './features.ts';
import { orderCandidates } from './order.ts';
import { scoreParts, scoresOf } from './score.ts';
import { isRelevant } from './threshold.ts';

/** One hit: higher scores first, equal scores by id in code-point order. */
export interface Ranked {
  readonly id: string;
  /** Above 0; comparable within one answer only. */
  readonly score: number;
  /** The query spells its id, alias or name. */
  readonly exact?: true;
  /** Only when asked for with `explain: true`. */
  readonly why?: Explanation;
}

/** The answer to one query, best first. Empty when nothing is relevant. */
export interface Ranking {
  readonly hits: readonly Ranked[];
  /** Exactly named tools beyond the limit. */
  readonly omittedExact?: number;
}

export interface RankOptions {
  /** Hits at most. */
  readonly limit: number;
  /** Adds `why` to every hit. Default false. */
  readonly explain?: boolean;
}

/** Candidates whose order is looked at closely; more of them change no answer of the public sets. */
const CANDIDATES = 40;
/** The first hits, which a model reads before it gives up: any of them may show that the query is answered. */
const JUDGED = 5;
/** What is added for an exact name; no other score reaches it. */
const NAMED = 10;

/** Ranks the documents of a corpus. Never throws on any text. */
export function rank(query: string, corpus: Corpus, expand: QueryExpander | undefined, options: RankOptions): Ranking {
  const { limit, explain = false } = options;
  const named = namedDocuments(query.slice(0, QUERY_MAX_CHARS), corpus);
  const parsed = parseQuery(query, corpus, expand);
  const evidence = collectEvidence(parsed, corpus, Math.max(CANDIDATES, 2 * limit));
  const features = candidateFeatures(parsed, evidence, corpus);
  const placed = orderCandidates(
    { query: parsed, corpus, evidence, scores: scoresOf(features) },
    Math.max(1, limit + named.size),
  );
  const relevant = placed.slice(0, JUDGED).some(({ row }) => isRelevant(parsed, evidence, row)) ? placed : [];

  const rows = new Map(explain ? evidence.documents.map((document, row) => [document, row]) : []);
  const why = (document: number): { why?: Explanation } => {
    if (!explain) return {};
    const row = rows.get(document);
    const exact = named.has(document);
    if (row === undefined) return { why: { exact, matched: [] } };
    return { why: explainRow({ query: parsed, evidence, row, parts: scoreParts(features, row), exact }) };
  };
  const hits: Ranked[] = namedFirst(named, corpus).map(({ document, id, score }) => ({
    id,
    score,
    exact: true,
    ...why(document),
  }));
  for (const { row, score } of relevant) {
    const document = evidence.documents[row] as number;
    if (score > 0 && !named.has(document)) hits.push({ id: corpus.document(document).id, score, ...why(document) });
  }
  const omittedExact = Math.max(0, named.size - limit);
  return { hits: hits.slice(0, limit), ...(omittedExact > 0 ? { omittedExact } : {}) };
}

/** The closer spelled before the less closely spelled, equal ones by id. */
function namedFirst(named: ReadonlyMap<number, number>, corpus: Corpus) {
  return [...named]
    .map(([document, distance]) => ({ document, id: corpus.document(document).id, score: NAMED + 1 / (1 + distance) }))
    .sort((a, b) => b.score - a.score || byCodePoint(a.id, b.id));
}
