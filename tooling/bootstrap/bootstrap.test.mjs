import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { clearReports, countReports, describeFailures, readReports } from './report.mjs';
import { isSupportedNode, isSupportedPnpm } from './toolchain.mjs';
import { inOrder } from './workspace.mjs';

describe('toolchain', () => {
  test.each([
    ['v20.20.2', false],
    ['v22.17.9', false],
    ['v22.18.0', true],
    ['v24.10.0', false],
    ['v24.11.0', true],
    ['v25.9.0', false],
    ['v26.0.0', true],
    ['v27.1.0', true],
  ])('Node %s is supported: %s', (version, supported) => {
    expect(isSupportedNode(version)).toBe(supported);
  });

  test('pnpm is taken when its major version is the pinned one', () => {
    expect(isSupportedPnpm('12.99.0')).toBe(true);
    expect(isSupportedPnpm('10.34.8')).toBe(false);
    expect(isSupportedPnpm(undefined)).toBe(false);
  });

  test('steps stop at the first that fails and give its exit code', async () => {
    const ran = [];
    const step = (name, code) => async () => {
      ran.push(name);
      return code;
    };
    expect(await inOrder(step('a', 0), step('b', 3), step('c', 0))).toBe(3);
    expect(ran).toEqual(['a', 'b']);
  });
});

describe('the closing count', () => {
  const root = mkdtempSync(join(tmpdir(), 'toolsearch-report-'));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('adds up every package, and a file that did not load is a failure', () => {
    const write = (name, report) => {
      mkdirSync(join(root, 'packages', name, '.vitest'), { recursive: true });
      writeFileSync(join(root, 'packages', name, '.vitest/report.json'), JSON.stringify(report));
    };
    write('a', { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] });
    const unloadable = { status: 'failed', assertionResults: [] };
    write('b', {
      numPassedTests: 4,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 1,
      testResults: [unloadable],
    });
    expect(countReports(readReports(root))).toEqual({ passed: 7, failed: 2, skipped: 3 });
    clearReports(root);
    expect(readReports(root)).toEqual([]);
  });
});

test('what failed is told by file and name, with the first lines of its message', () => {
  const result = (fullName, status, failureMessages) => ({ fullName, status, failureMessages });
  const reports = [
    {
      testResults: [
        { name: '/app/a/x.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: '/app/b/y.test.ts',
          status: 'failed',
          assertionResults: [
            result('holds', 'passed', []),
            result('does not hold', 'failed', ['Property failed\n{ seed: 7 }', Array(100).fill('at y').join('\n')]),
          ],
        },
      ],
    },
    {},
  ];
  const [first, second, ...more] = describeFailures(reports, '/app');
  expect(first).toBe('FAILED a/x.test.ts\n  no such module');
  expect(second.split('\n').slice(0, 4)).toEqual([
    'FAILED b/y.test.ts > does not hold',
    '  Property failed',
    '  { seed: 7 }',
    '  at y',
  ]);
  expect(second.split('\n')).toHaveLength(31);
  expect(more).toEqual([]);
});
