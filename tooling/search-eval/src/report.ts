/** Reports as tables, in percent. */
import { METRICS, type Scores } from './metrics.ts';
import type { EngineReport } from './run.ts';

const WIDTH = 10;

export function formatReports(reports: readonly EngineReport[]): string {
  const sections = reports.map((report) =>
    [
      section(report.engine, report.sets),
      row('macro mean', report.macro),
      ...rows('language', report.languages),
      ...rows('style', report.styles),
    ].join('\n'),
  );
  const summary =
    reports.length < 2
      ? []
      : [section('macro mean', Object.fromEntries(reports.map(({ engine, macro }) => [engine, macro])))];
  return [...sections, ...summary].join('\n\n');
}

function section(title: string, groups: Readonly<Record<string, Scores>>): string {
  const header = title.padEnd(20) + METRICS.map((metric) => metric.padStart(WIDTH)).join('');
  return [header, ...Object.entries(groups).map(([name, scores]) => row(name, scores))].join('\n');
}

function rows(title: string, groups: Readonly<Record<string, Scores>>): string[] {
  return Object.entries(groups).map(([name, scores]) => row(`${title} ${name}`, scores));
}

function row(name: string, scores: Scores): string {
  const cells = METRICS.map((metric) =>
    (scores[metric] === null ? '-' : (100 * scores[metric]).toFixed(1)).padStart(WIDTH),
  );
  return name.padEnd(20) + cells.join('');
}
