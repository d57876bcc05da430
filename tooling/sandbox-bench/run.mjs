// `pnpm bench:sandbox`: the program run from its sources, under the pinned toolchain.
import { join } from 'node:path';
import { ensureToolchain, run } from '../bootstrap/toolchain.mjs';

const args = process.argv.slice(2);
const flags = ['--conditions=@toolsearch/source', '--disable-warning=ExperimentalWarning', '--expose-gc'];
const main = () => run(process.execPath, [...flags, join(import.meta.dirname, 'src/main.ts'), ...args]);
process.exitCode = (await ensureToolchain(import.meta.filename, args)) ?? (await main());
