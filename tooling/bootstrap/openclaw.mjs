// `pnpm openclaw …`: the gateway's program, run from its sources.
import { join } from 'node:path';
import { run } from './toolchain.mjs';
import { ROOT } from './workspace.mjs';

export function openclaw(args) {
  const main = join(ROOT, 'apps/gateway/src/cli/main.ts');
  return run(process.execPath, ['--conditions=@toolsearch/source', main, ...args], {}, process.env.INIT_CWD ?? ROOT);
}
