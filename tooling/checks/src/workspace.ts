/** What the checks look at: the packages, and the sources that ship. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** A workspace package as it stands on disk. */
export interface WorkspacePackage {
  /** Without the scope. */
  readonly name: string;
  /** `packages`, `apps` or `tooling`. */
  readonly group: string;
  readonly folder: string;
  readonly manifest: {
    readonly version: string;
    readonly dependencies?: Record<string, string>;
    readonly exports?: Record<string, unknown>;
    readonly private?: boolean;
    readonly license?: string;
    readonly engines?: { readonly node?: string };
    readonly files?: readonly string[];
  };
}

/** The packages of a group, sorted by folder name. */
export function workspacePackages(group: 'packages' | 'apps' | 'tooling'): WorkspacePackage[] {
  return readdirSync(join(ROOT, group))
    .filter((name) => existsSync(join(ROOT, group, name, 'package.json')))
    .sort()
    .map((name) => {
      const folder = join(ROOT, group, name);
      return { name, group, folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
    });
}

/** A source file that ships: no tests, fixtures or declarations. */
export interface SourceFile {
  /** From the root of the checkout. */
  readonly path: string;
  readonly text: string;
  /** Module names in import and export declarations and in dynamic imports of a literal. */
  readonly imports: readonly string[];
}

/** Tests and what only they use: fixtures, harnesses, examples of the README, generators. */
const TEST_MATERIAL = /\.test\.ts$|(^|[/.])(fixtures|harness|example)\.ts$|(^|\/)testing\//;

/** The sources of a package, tests left out unless asked for. */
export function sourceFiles(folder: string, { tests = false } = {}): SourceFile[] {
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js|mjs)$/.test(name) && (tests || !TEST_MATERIAL.test(name)))
    .sort()
    .map((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      return { path: relative(ROOT, join(source, name)), text, imports: importsOf(text) };
    });
}

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
