/** `pnpm cases:sandbox FILE`: runs a file of cases and says which were held. */
import { spawnSync } from 'node:child_process';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { readCases } from './case.ts';
import { type CaseResult, runCases } from './run-cases.ts';

/** Runs this program again under another Node or another user; gives its exit code. */
function runAgain({ file, node, user, json }: Arguments): number {
  const args = [
    '--conditions=@toolsearch/source',
    '--disable-warning=ExperimentalWarning',
    import.meta.filename,
    file,
    ...(json ? ['--json'] : []),
  ];
  const asUser = user === undefined ? {} : { uid: user, gid: user };
  const { status, error } = spawnSync(node ?? process.execPath, args, { stdio: 'inherit', cwd: '/', ...asUser });
  if (error !== undefined) console.error(`It could not be run again: ${error.message}`);
  return status ?? 1;
}

function print(result: CaseResult): void {
  const mark = result.ok ? 'ok  ' : 'FAIL';
  console.log(
    `${mark} ${result.id.padEnd(10)} ${result.code.padEnd(18)} ${String(result.ms).padStart(6)} ms  ${result.detail}`,
  );
}

async function main(): Promise<number> {
  let parsed: Arguments;
  try {
    parsed = parseArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  if (parsed.node !== undefined || parsed.user !== undefined) return runAgain(parsed);
  const cases = await runCases(readCases(parsed.file), parsed.json ? undefined : print);
  const failed = cases.filter((result) => !result.ok).length;
  const passed = cases.length - failed;
  if (parsed.json) console.log(JSON.stringify({ passed, failed, cases }, null, 2));
  else console.log(`${passed} passed, ${failed} failed, Node ${process.version}`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
