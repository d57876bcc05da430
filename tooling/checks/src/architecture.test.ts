import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, workspacePackages } from './workspace.ts';

/** An arrow points down only: what each package may import of the others, and of the outside. */
const ARROWS: Readonly<Record<string, { readonly inside: readonly string[]; readonly outside: readonly string[] }>> = {
  'schema-hints': { inside: [], outside: [] },
  'sandbox-runner': { inside: [], outside: [] },
  telemetry: { inside: [], outside: ['@opentelemetry/api'] },
  catalog: {
    inside: ['schema-hints'],
    outside: ['ajv', 'ajv-draft-04', 'ajv-formats', 'lunr', 're2js'],
  },
  policy: { inside: ['catalog'], outside: [] },
  'mode-tools': { inside: ['catalog'], outside: [] },
  'mode-code': { inside: ['catalog', 'sandbox-runner'], outside: [] },
  'mode-directory': { inside: ['catalog', 'mode-tools'], outside: [] },
};

const packages = workspacePackages('packages');
const apps = workspacePackages('apps');
const SCOPE = '@toolsearch/';

describe('the floors', () => {
  test('are these eight packages', () => {
    expect(packages.map(({ name }) => name)).toEqual(Object.keys(ARROWS).sort());
  });

  test.each(packages)('$name imports only what its floor may see', ({ name, folder, manifest }) => {
    const allowed = ARROWS[name] ?? { inside: [], outside: [] };
    for (const { path, imports } of sourceFiles(folder)) {
      for (const module of imports) {
        if (module.startsWith('.') || module.startsWith('node:')) continue;
        if (module.startsWith(SCOPE))
          expect(allowed.inside, `${path} imports ${module}`).toContain(module.slice(SCOPE.length));
        else
          expect(allowed.outside, `${path} imports ${module}`).toContain(
            module.split('/')[0]?.startsWith('@') ? module : module.split('/')[0],
          );
      }
    }
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      const known = dependency.startsWith(SCOPE) ? allowed.inside : allowed.outside;
      expect(known, `${name} depends on ${dependency}`).toContain(dependency.replace(SCOPE, ''));
    }
  });

  test.each([...packages, ...apps])('$name reaches into no other package', ({ folder, name, group }) => {
    for (const { path, imports } of sourceFiles(folder, { tests: true })) {
      for (const module of imports) {
        if (module.startsWith(SCOPE)) {
          expect(
            module.split('/').length <= 2 || /^@toolsearch\/presets\//.test(module) || isExported(module),
            `${path} imports ${module}`,
          ).toBe(true);
        }
        if (!module.startsWith('.')) continue;
        const target = normalize(join(dirname(path), module));
        expect(target.startsWith(join(group, name)), `${path} imports ${module}`).toBe(true);
      }
    }
  });

  test.each([...packages, ...apps])('$name has no import cycle', ({ folder }) => {
    const edges = new Map(
      sourceFiles(folder).map(({ path, imports, text }) => [
        path,
        imports
          .filter((module) => module.startsWith('.') && !isTypeOnly(text, module))
          .map((module) => normalize(join(dirname(path), module))),
      ]),
    );
    const done = new Set<string>();
    const visit = (path: string, open: readonly string[]): void => {
      expect(open.includes(path), `cycle: ${[...open, path].join(' -> ')}`).toBe(false);
      if (done.has(path)) return;
      for (const next of edges.get(path) ?? []) visit(next, [...open, path]);
      done.add(path);
    };
    for (const path of edges.keys()) visit(path, []);
  });
});

describe('the rooms', () => {
  const MAX_LINES = 320;
  const HABITS = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[a-z]+$)/;

  test.each([...packages, ...apps])(
    '$name has files that are read in one sitting, named after what is inside',
    ({ folder }) => {
      for (const { path, text } of sourceFiles(folder)) {
        expect(path, 'a folder or file is named after an idea').not.toMatch(HABITS);
        const lines = text.split('\n').length;
        // Word lists are data that happen to be modules.
        const data = /\/lexicon\//.test(path);
        expect(
          data || lines <= MAX_LINES || /^\/\*\* [^\n]*\n? ?\*? ?Long because/m.test(text),
          `${path} has ${lines} lines`,
        ).toBe(true);
      }
    },
  );

  test.each([...packages, ...apps])(
    '$name has a README, a changelog or changeset, and one public face',
    ({ folder, group }) => {
      expect(existsSync(join(folder, 'README.md'))).toBe(true);
      expect(existsSync(join(folder, 'src/index.ts'))).toBe(true);
      if (group === 'packages') expect(existsSync(join(folder, 'tsup.config.ts'))).toBe(true);
    },
  );

  test('the top level is what a newcomer expects', () => {
    const expected =
      /^(packages|apps|tooling|turbo\.json|pnpm-workspace\.yaml|package\.json|tsconfig\.base\.json|pnpm-lock\.yaml|README\.md|LICENSE|CONTRIBUTING\.md|biome\.json|node_modules|\..+)$/;
    for (const name of readdirSync(ROOT)) expect(name).toMatch(expected);
  });
});

/** Subpaths that a package exports on purpose. */
function isExported(module: string): boolean {
  const [scope = '', name = '', ...rest] = module.split('/');
  const target = [...packages, ...apps].find((candidate) => `${scope}/${candidate.name}` === `${scope}/${name}`);
  return target?.manifest.exports !== undefined && `./${rest.join('/')}` in target.manifest.exports;
}

function isTypeOnly(text: string, module: string): boolean {
  const escaped = module.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const all = [...text.matchAll(new RegExp(`^\\s*(?:import|export)\\b([^'"\`;]*?)from\\s*['"]${escaped}['"]`, 'gm'))];
  return all.length > 0 && all.every((match) => /^\s*type\b/.test(match[1] ?? ''));
}
