/**
 * `pnpm eval:search`: how good search is over given query sets.
 *
 *     pnpm eval:search --catalog PATH --queries FILE... [--engine NAME]... [--sample N] [--json]
 *     pnpm eval:search --suite FOLDER [--engine NAME]... [--sample N] [--json]
 *
 * Paths are relative to where the command was typed.
 */
import { resolve } from 'node:path';
import { parseArguments } from './arguments.ts';
import { readQuerySet } from './data/queries.ts';
import { readTools } from './data/tools.ts';
import type { EvalEngine } from './engines/engine.ts';
import { ENGINES, SLOW_ENGINES } from './engines/index.ts';
import { formatReports } from './report.ts';
import { type Answer, runEngine, type Trial } from './run.ts';
import { readSuite } from './suite.ts';

const here = process.cwd();
const request = parseArguments(process.argv.slice(2), names(ENGINES), names(SLOW_ENGINES));
if (!request.ok) {
  process.stderr.write(`${request.message}\n`);
  process.exit(2);
}
const { suite, catalog, queries, engines, sample, json, misses } = request;

const trials: Trial[] =
  suite === undefined
    ? [
        {
          tools: readTools(resolve(here, catalog)),
          sets: queries.map((path) => readQuerySet(resolve(here, path), sample)),
          isPublic: false,
        },
      ]
    : readSuite(resolve(here, suite), sample);

const reports = [];
for (const engine of [...ENGINES, ...SLOW_ENGINES].filter(({ name }) => engines.includes(name))) {
  reports.push(await runEngine(engine, trials, misses ? printMiss : undefined));
}
if (json) {
  const [first] = reports;
  process.stdout.write(`${JSON.stringify(reports.length === 1 ? first : { ...first, engines: reports })}\n`);
} else {
  process.stdout.write(`${formatReports(reports)}\n`);
}

function printMiss(set: string, { query, ranked, scores }: Answer): void {
  if (scores.hit5 === 1 || scores.falseHits === 0) return;
  process.stdout.write(
    `${set} ${query.qid} "${query.query.slice(0, 100)}"\n  gold ${query.gold.slice(0, 4).join(' ')}\n  got  ${ranked.slice(0, 5).join(' ')}\n`,
  );
}

function names(engines: readonly EvalEngine[]): string[] {
  return engines.map(({ name }) => name);
}
