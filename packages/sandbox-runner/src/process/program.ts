/**
 * The child's program as one text. It is kept as readable modules in `child/` and handed to Node by `-e`, so that the
 * child needs no right to read any file.
 */
import { readFileSync } from 'node:fs';
import { asPart } from './part.ts';

/** Files in the order in which they are joined: every file after those it imports. */
const INSIDE = ['intrinsics', 'globals', 'errors', 'kinds', 'encode', 'console', 'bridge', 'controller'];
const OUTSIDE = ['frames', 'realm', 'lock-down', 'warm-up', 'main'];

function read(folder: string, name: string): string {
  return readFileSync(new URL(`./child/${folder}/${name}.js`, packageFolder()), 'utf8');
}

/** From `src/process/program.ts` as from the built `dist/index.js`, `child/` is found beside the package's entry. */
function packageFolder(): URL {
  return new URL(import.meta.url.endsWith('/process/program.ts') ? '../' : './', import.meta.url);
}

function join(folder: string, names: readonly string[]): string {
  return names.map((name) => asPart(read(folder, name))).join('');
}

let bodies: string | undefined;

/** The program of a child that runs bodies; under 32 kB, the longest command line of Windows. */
export function childProgram(): string {
  if (bodies === undefined) {
    const inside = `(()=>{'use strict';\n${join('inside', INSIDE)}return controller;})()`;
    const outside = join('outside', OUTSIDE).replace('__INSIDE__', () => JSON.stringify(inside));
    bodies = asProgram(outside);
  }
  return bodies;
}

/** The program of a child that tries what the walls leave open. */
export function powersProgram(): string {
  return asProgram(join('outside', ['frames', 'powers']));
}

function asProgram(parts: string): string {
  return `(()=>{'use strict';\n${parts}})()`;
}
