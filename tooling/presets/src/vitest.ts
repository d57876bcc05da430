import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The condition under which workspace packages resolve to their TypeScript sources. */
const SOURCE = '@toolsearch/source';

/**
 * The vitest settings of every package: tests beside the sources, workspace packages read from source,
 * and a machine-readable report for the closing count.
 */
export function packageTests(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions: [SOURCE, 'node', 'import', 'module', 'default'] },
    ssr: { resolve: { conditions: [SOURCE, 'node', 'import', 'module', 'default'] } },
    test: {
      include: ['src/**/*.test.ts'],
      reporters: ['default', 'json'],
      outputFile: { json: '.vitest/report.json' },
      passWithNoTests: false,
      // Machines are shared and noisy: a limit is there to end what hangs, not to measure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...test,
    },
  });
}
