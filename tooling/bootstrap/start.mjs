// `npm start`: install, build, show what the gateway is good for, keep serving.
import { join } from 'node:path';
import { run } from './toolchain.mjs';
import { inOrder, install, ROOT, turbo } from './workspace.mjs';

export function start(args) {
  const main = join(ROOT, 'apps/gateway/dist/main.js');
  return inOrder(
    install,
    () => turbo('build'),
    () => run(process.execPath, [main, 'demo', ...args], {}, process.env.INIT_CWD ?? ROOT),
  );
}
