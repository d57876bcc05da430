/** Reads the sources of the whole workspace: a tool is run by the guard, and by nothing else that a host can reach. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WORKSPACE = resolve(import.meta.dirname, '../../../..');
const SOURCES = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: WORKSPACE }).filter(
  // Test kits drive single tools on purpose; they are in no build.
  (path) => !/\.test\.ts$|[/.](fixtures|harness)\.ts$/.test(path),
);

/** Types through which the means to run a tool is handed on. */
const CARRIES_A_TOOL = /\b(ToolCall|ToolExecute|ToolDefinition|Execute|CallContract)\b/;
/** `run(args…)`, `call.run(args…)`, `tool.execute(args…)`; not a declaration, whose parameters have types. */
const RUNS_ONE = /(?<!function )(?<![\w.])run\s*\(\s*(?!\)|\w+\??\s*:)|\.(run|execute)\s*\(\s*(?!\)|\w+\??\s*:)/;

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

const runners = SOURCES.filter((path) => {
  const source = withoutComments(readFileSync(join(WORKSPACE, path), 'utf8'));
  return CARRIES_A_TOOL.test(source) && source.split('\n').some((line) => RUNS_ONE.test(line));
}).sort();

test('only the guard runs tools, and the bare path of a catalog that is given none', () => {
  expect(SOURCES.length).toBeGreaterThan(50);
  expect(runners).toEqual(['packages/catalog/src/execute.ts', 'packages/policy/src/guard/guard-execute.ts']);
});

test('the guard runs a tool at one place', () => {
  const guard = withoutComments(readFileSync(join(import.meta.dirname, 'guard-execute.ts'), 'utf8'));
  expect(guard.split('\n').filter((line) => RUNS_ONE.test(line))).toEqual([
    '      return await run(args, { ...context, signal });',
  ]);
});
