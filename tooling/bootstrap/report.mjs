// The closing count, added up from the report that each package's test run leaves behind.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const REPORT = '.vitest/report.json';
const GROUPS = ['packages', 'apps', 'tooling'];

/** Removes the reports of earlier runs, so that a package that did not run counts nothing. */
export function clearReports(root) {
  for (const path of reportPaths(root)) rmSync(path, { force: true });
}

/** Every report that is there. */
export function readReports(root) {
  return reportPaths(root).map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

/** Sums vitest JSON reports; a test file that could not even be loaded counts as one failure. */
export function countReports(reports) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const report of reports) {
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    skipped += report.numPendingTests + report.numTodoTests;
    for (const file of report.testResults ?? [])
      if (file.status === 'failed' && file.assertionResults.length === 0) failed += 1;
  }
  return { passed, failed, skipped };
}

function reportPaths(root) {
  return GROUPS.flatMap((group) => {
    const folder = join(root, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => join(folder, name, REPORT));
  }).filter((path) => existsSync(path));
}
