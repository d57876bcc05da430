// The closing count and what failed, from the report that each package's test run leaves behind.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const REPORT = '.vitest/report.json';
const GROUPS = ['packages', 'apps', 'tooling'];
const MESSAGE_MAX_LINES = 30;

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
    failed += (report.testResults ?? []).filter(didNotLoad).length;
  }
  return { passed, failed, skipped };
}

/**
 * What failed, one text a test: its file below `root`, its name and the first 30 lines of what it said. Many packages
 * print at once, so that a failure stands far above the end of the output, or is cut from it.
 */
export function describeFailures(reports, root) {
  return reports
    .flatMap((report) => report.testResults ?? [])
    .flatMap((file) => {
      const path = relative(root, file.name);
      if (didNotLoad(file)) return [describe(path, [file.message])];
      return file.assertionResults
        .filter((result) => result.status === 'failed')
        .map((result) => describe(`${path} > ${result.fullName}`, result.failureMessages));
    });
}

/** A test file of which no test could begin. */
function didNotLoad({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0;
}

function describe(title, messages) {
  const lines = messages.join('\n').split('\n');
  return [`FAILED ${title}`, ...lines.slice(0, MESSAGE_MAX_LINES).map((line) => `  ${line}`)].join('\n');
}

function reportPaths(root) {
  return GROUPS.flatMap((group) => {
    const folder = join(root, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => join(folder, name, REPORT));
  }).filter((path) => existsSync(path));
}
