// `npm test`: install, build, check style and types, test everything, count from the runner's own reports.

import { clearReports, countReports, readReports } from './report.mjs';
import { run } from './toolchain.mjs';
import { inOrder, install, ROOT, turbo } from './workspace.mjs';

export async function test() {
  clearReports(ROOT);
  const code = await inOrder(
    install,
    () => run('pnpm', ['exec', 'biome', 'ci', '--diagnostic-level=error', '.'], {}, ROOT),
    () => turbo('build', 'typecheck', 'test'),
  );
  const { passed, failed, skipped } = countReports(readReports(ROOT));
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return code !== 0 ? code : failed > 0 || passed === 0 ? 1 : 0;
}
