// The root commands. Plain JavaScript that Node 20 can read, with nothing installed yet.
import { ensureToolchain } from './toolchain.mjs';

const [command, ...args] = process.argv.slice(2);

const commands = {
  start: () => import('./start.mjs').then(({ start }) => start(args)),
  test: () => import('./test.mjs').then(({ test }) => test(args)),
  openclaw: () => import('./openclaw.mjs').then(({ openclaw }) => openclaw(args)),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`Found command ${JSON.stringify(command)}; wanted one of ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}

process.exitCode = (await ensureToolchain(import.meta.filename, [command, ...args])) ?? (await commands[command]());
