// `pnpm eval:search` and `pnpm bench:search`: the programs run from their sources, under the pinned toolchain.
import { join } from 'node:path';
import { ensureToolchain, run } from '../bootstrap/toolchain.mjs';

const PROGRAMS = { eval: ['src/main.ts'], bench: ['--expose-gc', 'src/bench.ts'] };

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(PROGRAMS, name)) {
  console.error(`Found program ${JSON.stringify(name)}; wanted one of ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(2);
}
// Paths on the command line are relative to where it was typed; a package manager in between would set its own folder.
process.chdir(process.env.INIT_CWD ?? process.cwd());

const node = () => {
  const [script, ...flags] = [...PROGRAMS[name]].reverse();
  return run(process.execPath, [
    '--conditions=@toolsearch/source',
    ...flags,
    join(import.meta.dirname, script),
    ...args,
  ]);
};
process.exitCode = (await ensureToolchain(import.meta.filename, [name, ...args])) ?? (await node());
