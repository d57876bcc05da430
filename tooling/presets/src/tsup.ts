import { defineConfig, type Options } from 'tsup';

/**
 * The tsup settings of every package: one ES module per entry, source maps, no bundled dependencies.
 * Declarations come from `tsc` beside it, since tsup's own need the old compiler API.
 */
export function packageBuild(options: Options = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: ['src/index.ts'],
    format: ['esm'],
    target: 'node22',
    platform: 'node',
    sourcemap: true,
    clean: false,
    dts: false,
    silent: true,
    ...options,
  });
}
