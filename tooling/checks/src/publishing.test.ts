import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, workspacePackages } from './workspace.ts';

const packages = workspacePackages('packages');
const everything = [...packages, ...workspacePackages('apps'), ...workspacePackages('tooling')];

/** What only tests need, as globs below `src`. */
const TEST_MATERIAL = ['**/*.test.ts', '**/*.example.ts', '**/fixtures.ts', '**/testing'];

describe('a manifest', () => {
  test.each(everything)('of $group/$name says its license', ({ manifest }) => {
    expect(manifest.license).toBe('MIT');
  });

  test.each(everything)('of $group/$name publishes only what is there', ({ folder, manifest }) => {
    const listed = (manifest.files ?? []).filter((path) => !path.startsWith('!') && path !== 'dist');
    for (const path of listed) expect(existsSync(join(folder, path)), path).toBe(true);
  });

  test.each(packages)('of $name publishes its sources without test material', ({ manifest }) => {
    expect(manifest.files).toEqual(['dist', 'src', ...TEST_MATERIAL.map((glob) => `!src/${glob}`)]);
  });
});

test('the way from a clone that the README shows names a package, the pnpm and the Node that hold here', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const way = readme.slice(readme.indexOf('### Use a package from a clone'), readme.indexOf('## One turn'));
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string };
  const [pnpm] = packageManager.split('.');
  expect(way.match(/npx -y pnpm@\d+/g)).toEqual(Array(3).fill(`npx -y ${pnpm}`));
  for (const [, name] of way.matchAll(/'@toolsearch\/([\w-]+)\.\.\.'/g))
    expect(packages.map((one) => one.name)).toContain(name);
  const [lts, next, current] = [...way.matchAll(/\d+\.\d+|\b26\b/g)].map(([version]) => version);
  for (const { manifest } of packages) expect(manifest.engines?.node).toBe(`^${lts} || ^${next} || >=${current}`);
});

describe('a build', () => {
  const build = JSON.parse(readFileSync(join(ROOT, 'tooling/presets/tsconfig.build.json'), 'utf8'));

  test('leaves test material out of the declarations', () => {
    expect(build.exclude).toEqual(TEST_MATERIAL.map((glob) => `\${configDir}/src/${glob}`));
  });

  test.each(packages)('of $name is the shared one', ({ folder }) => {
    expect(JSON.parse(readFileSync(join(folder, 'tsconfig.build.json'), 'utf8'))).toEqual({
      extends: '../../tooling/presets/tsconfig.build.json',
    });
  });
});

test.each(packages)('no source of $name that ships imports what does not', ({ folder }) => {
  const shipped = globSync('src/**/*.ts', { cwd: folder, exclude: TEST_MATERIAL.map((glob) => `src/${glob}`) });
  for (const path of shipped) {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text, path).not.toMatch(/from '\.[^']*(fixtures|\.test|\.example|\/testing\/[^']*)\.ts'/);
  }
});
