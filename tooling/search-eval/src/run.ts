/** Runs query sets through an engine and averages the values by set, language and style. */
import type { EvalQuery, QuerySet } from './data/queries.ts';
import type { EvalEngine, EvalSearch, EvalTool } from './engines/engine.ts';
import { DEPTH, meanScores, type Scores, scoreRanking } from './metrics.ts';

/** One catalog and the query sets that are asked of it. */
export interface Trial {
  readonly tools: readonly EvalTool[];
  readonly sets: readonly QuerySet[];
  /** Counted into the macro mean of the public sets. */
  readonly isPublic: boolean;
}

export interface Answer {
  readonly query: EvalQuery;
  readonly ranked: readonly string[];
  readonly scores: Scores;
}

export interface EngineReport {
  readonly engine: string;
  /** The mean over sets, each set counting once: over the public sets where there are any, else over all. */
  readonly macro: Scores;
  readonly sets: Readonly<Record<string, Scores>>;
  readonly languages: Readonly<Record<string, Scores>>;
  readonly styles: Readonly<Record<string, Scores>>;
}

export async function runEngine(
  engine: EvalEngine,
  trials: readonly Trial[],
  onAnswer?: (set: string, answer: Answer) => void,
): Promise<EngineReport> {
  const sets: Record<string, Scores> = {};
  const publicSets: Scores[] = [];
  const byLanguage = new Map<string, Scores[]>();
  const byStyle = new Map<string, Scores[]>();
  for (const trial of trials) {
    const search = await engine.build(trial.tools);
    for (const set of trial.sets) {
      const answers = await answerAll(search, set.queries);
      const mean = meanScores(answers.map(({ scores }) => scores));
      sets[set.name] = mean;
      if (trial.isPublic) publicSets.push(mean);
      for (const answer of answers) {
        if (answer.query.lang !== undefined) group(byLanguage, answer.query.lang, answer.scores);
        if (answer.query.style !== undefined) group(byStyle, answer.query.style, answer.scores);
        onAnswer?.(set.name, answer);
      }
    }
  }
  const macro = meanScores(publicSets.length > 0 ? publicSets : Object.values(sets));
  return { engine: engine.name, macro, sets, languages: means(byLanguage), styles: means(byStyle) };
}

async function answerAll(search: EvalSearch, queries: readonly EvalQuery[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const ranked = await search(query.query, DEPTH);
    answers.push({ query, ranked, scores: scoreRanking(ranked, query.gold) });
  }
  return answers;
}

function group(groups: Map<string, Scores[]>, key: string, scores: Scores): void {
  const found = groups.get(key);
  if (found === undefined) groups.set(key, [scores]);
  else found.push(scores);
}

function means(groups: ReadonlyMap<string, readonly Scores[]>): Record<string, Scores> {
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, scores]) => [key, meanScores(scores)]));
}
