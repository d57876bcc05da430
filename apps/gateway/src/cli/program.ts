/** The program: its commands, and how each of them ends. */
import { Command, CommanderError } from 'commander';
import { approvalsCommand } from './approvals.ts';
import { configCommand } from './config.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { filePath } from './option-value.ts';
import { policyCommand } from './policy.ts';
import { qaCommand } from './qa.ts';
import { searchCommand } from './search.ts';
import { serveCommand } from './serve.ts';
import { sessionCommand } from './session.ts';
import { sourcesCommand } from './sources.ts';
import type { Terminal } from './terminal.ts';

/** The command line says something that the program does not know. Nothing was started or written. */
const WRONG_USE = 2;
/** What a shell gives for a program that Ctrl+C ended. */
const INTERRUPTED = 130;

/**
 * Runs one command line (without `node` and the script). Gives the exit code: 0 done, 1 not done or a finding of the
 * command, 2 a command line that is wrong, 130 a command that was interrupted before it was done.
 */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('toolsearch')
    .description('A gateway that lets a model work with any number of tools while it sees a handful.')
    .option(
      '-c, --config <path>',
      'configuration file (JSON5); default TOOLSEARCH_CONFIG or ~/.toolsearch/config.json5',
      filePath,
    )
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  let exitCode = 0;
  const ends = (code: number): void => {
    exitCode = code;
  };
  for (const command of COMMANDS) command(program, terminal, ends);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
    if (terminal.interrupted.aborted && error === terminal.interrupted.reason) return INTERRUPTED;
    terminal.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Adds one command to the program; `ends` sets the exit code of a command that ran but did not succeed. */
type AddCommand = (program: Command, terminal: Terminal, ends: (code: number) => void) => void;

const COMMANDS: readonly AddCommand[] = [
  serveCommand,
  configCommand,
  searchCommand,
  policyCommand,
  approvalsCommand,
  sourcesCommand,
  sessionCommand,
  doctorCommand,
  qaCommand,
  demoCommand,
];
