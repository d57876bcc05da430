/** A README's example is a file: what a reader copies is what a test runs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Longest example, in lines: what a newcomer reads in one look. */
export const EXAMPLE_MAX_LINES = 15;

const FENCE = /^```ts\n([\s\S]*?)^```$/gm;

/**
 * Checks that the README above a source folder shows an example file of that folder, byte for byte, in one of its `ts`
 * fences. The word `export` of a declaration is there for the test alone, and the README leaves it out.
 *
 * Throws an `AssertionError` with the difference.
 */
export function checkShownExample(sourceFolder: string, file: string): void {
  const readme = readFileSync(join(sourceFolder, '../README.md'), 'utf8');
  const example = readFileSync(join(sourceFolder, file), 'utf8').replaceAll(/^export (?=const )/gm, '');
  const fences = [...readme.matchAll(FENCE)].map(([, fence = '']) => fence);
  if (!fences.includes(example)) assert.equal(fences[0], example, `README.md shows another example than ${file}.`);
}

/**
 * Checks `readme.example.ts` of a source folder against the README above it and against {@link EXAMPLE_MAX_LINES}, then
 * runs it and gives what it exports.
 *
 * @param run imports the example, and with it runs it: `() => import('./readme.example.ts')`
 */
export async function runReadmeExample<Exports>(sourceFolder: string, run: () => Promise<Exports>): Promise<Exports> {
  checkShownExample(sourceFolder, 'readme.example.ts');
  const lines = readFileSync(join(sourceFolder, 'readme.example.ts'), 'utf8').trimEnd().split('\n').length;
  assert.ok(lines <= EXAMPLE_MAX_LINES, `readme.example.ts has ${lines} lines; wanted at most ${EXAMPLE_MAX_LINES}.`);
  return run();
}
