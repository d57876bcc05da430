/** The benchmark's rows as tables; peers also as multiples of ours. */
import type { BenchRow, LifeRow } from './rows.ts';

export function formatRows(rows: readonly BenchRow[]): string {
  const header = ['tools', 'engine', 'build ms', 'held MB', 'p50 ms', 'p95 ms', 'p95 / ours', 'own hit@5'];
  const cells = rows.map((row) => {
    const ours = rows.find(({ engine, tools }) => engine === 'toolsearch' && tools === row.tools);
    return [
      String(row.tools),
      row.engine,
      row.buildMs.toFixed(0),
      row.heldMb.toFixed(1),
      row.p50Ms.toFixed(3),
      row.p95Ms.toFixed(3),
      ours === undefined ? '-' : (row.p95Ms / ours.p95Ms).toFixed(1),
      (100 * row.hit5).toFixed(1),
    ];
  });
  return table([header, ...cells]);
}

export function formatLife(rows: readonly LifeRow[]): string {
  const header = [
    'tools',
    'build ms',
    'saved MB',
    'load ms',
    'first search ms',
    'build / load',
    'add 50 ms',
    'add / build',
  ];
  const cells = rows.map((row) => [
    String(row.tools),
    row.buildMs.toFixed(0),
    row.savedMb.toFixed(1),
    row.loadMs.toFixed(1),
    row.firstSearchMs.toFixed(1),
    (row.buildMs / (row.loadMs + row.firstSearchMs)).toFixed(0),
    row.addServerMs.toFixed(1),
    `${((100 * row.addServerMs) / row.buildMs).toFixed(2)} %`,
  ]);
  return table([header, ...cells]);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')).join('\n');
}
