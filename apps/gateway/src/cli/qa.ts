/** `toolsearch qa suite`: the end-to-end proof, from the command line. */
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { runScenario, SCENARIO, type ScenarioReport } from '../qa/e2e/scenario.ts';
import { wholeNumber } from './option-value.ts';
import type { Terminal } from './terminal.ts';

interface SuiteOptions {
  readonly catalog?: string;
  readonly catalogTools?: number;
  readonly json?: boolean;
}

/** Adds the command. */
export function qaCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  const qa = program.command('qa').description('prove that the gateway does what it says');
  qa.command('suite')
    .addOption(choice('--provider-mode <mode>', 'what stands in for the model', 'mock-openai'))
    .addOption(choice('--scenario <name>', 'what to run', SCENARIO))
    .option('--catalog <folder>', 'add the tools of MCP catalog files to every lane')
    .option('--catalog-tools <n>', 'take this many of them; default all', wholeNumber(1))
    .option('--json', 'print one JSON object')
    .description('run a scenario; exit code 1 when a proof fails')
    .action(async ({ catalog, catalogTools, json = false }: SuiteOptions) => {
      const report = await runScenario({
        ...(catalog === undefined ? {} : { catalog: resolve(terminal.cwd, catalog) }),
        ...(catalogTools === undefined ? {} : { catalogTools }),
        signal: terminal.interrupted,
      });
      if (json) terminal.out(`${JSON.stringify(report)}\n`);
      else print(report, terminal);
      ends(report.ok ? 0 : 1);
    });
}

function print({ scenario, ok, checks, lanes }: ScenarioReport, { out }: Terminal): void {
  for (const check of checks) out(`${check.ok ? 'ok  ' : 'FAIL'} ${check.id}: ${check.detail}\n`);
  out('\nlane        request B   tools   tools B   prompt B   searches  describes  calls\n');
  for (const [mode, lane] of Object.entries(lanes)) {
    const row = [
      lane.requestBytes,
      lane.toolCount,
      lane.toolBytes,
      lane.promptBytes,
      lane.searches,
      lane.describes,
      lane.calls,
    ];
    const widths = [11, 8, 10, 11, 11, 11, 7];
    out(`${mode.padEnd(10)}${row.map((value, index) => String(value).padStart(widths[index] ?? 8)).join('')}\n`);
  }
  out(`\n${scenario}: ${ok ? 'all proofs hold' : 'a proof fails'}\n`);
}

/** An option that takes one word so far. */
function choice(flags: string, description: string, only: string): Option {
  return new Option(flags, description).choices([only]).default(only);
}
