// `npm test`: install, build, check style and types, test everything, count from the runner's own reports.

import { clearReports, countReports, describeFailures, readReports } from './report.mjs';
import { run } from './toolchain.mjs';
import { inOrder, install, ROOT, turbo } from './workspace.mjs';

export async function test() {
  clearReports(ROOT);
  const code = await inOrder(install, async () => {
    // A fault of style must not hide what the tests say.
    const style = await run('pnpm', ['exec', 'biome', 'ci', '--diagnostic-level=error', '.'], {}, ROOT);
    return (await turbo('build', 'typecheck', 'test')) || style;
  });
  const reports = readReports(ROOT);
  for (const failure of describeFailures(reports, ROOT)) console.log(failure);
  const { passed, failed, skipped } = countReports(reports);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return code !== 0 ? code : failed > 0 || passed === 0 ? 1 : 0;
}
