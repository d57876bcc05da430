// Installing and building the checkout.
import { resolve } from 'node:path';
import { run } from './toolchain.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

const ENVIRONMENT = { TURBO_TELEMETRY_DISABLED: '1', COREPACK_ENABLE_STRICT: '0' };

/** Installs exactly what the lockfile says. */
export function install() {
  return run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], ENVIRONMENT, ROOT);
}

/** Runs tasks of all workspace packages in their order, two at a time. */
export function turbo(...tasks) {
  return run(
    'pnpm',
    [
      'exec',
      'turbo',
      'run',
      ...tasks,
      '--concurrency=2',
      '--continue=dependencies-successful',
      '--output-logs=new-only',
    ],
    ENVIRONMENT,
    ROOT,
  );
}

/** Runs steps one after the other until one fails; gives its exit code, or 0. */
export async function inOrder(...steps) {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}
