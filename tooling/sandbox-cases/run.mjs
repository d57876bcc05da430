// `pnpm cases:sandbox FILE`: the program run from its sources, under the pinned toolchain.
import { join } from 'node:path';
import { ensureToolchain, run } from '../bootstrap/toolchain.mjs';

// Paths on the command line are relative to where it was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd());
const args = process.argv.slice(2);
const main = () =>
  run(process.execPath, [
    '--conditions=@toolsearch/source',
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'src/main.ts'),
    ...args,
  ]);
process.exitCode = (await ensureToolchain(import.meta.filename, args)) ?? (await main());
