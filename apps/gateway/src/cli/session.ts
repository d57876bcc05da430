/** `toolsearch session <id>`: what a session's log answers, read from disk: what was shown, looked for and called. */
import { join } from 'node:path';
import type { RunSummary } from '@toolsearch/telemetry';
import type { Command } from 'commander';
import { printable } from '../printable.ts';
import { createFileSessionStore } from '../sessions/file-store.ts';
import { historyOf } from '../sessions/history.ts';
import { isSessionId, sessionIdFor } from '../sessions/session-id.ts';
import { readConfig } from './config-file.ts';
import type { Terminal } from './terminal.ts';

/** Adds the command. */
export function sessionCommand(program: Command, terminal: Terminal): void {
  const { out } = terminal;
  program
    .command('session')
    .argument('<id>', 'the id, or the name that the client gave the session')
    .option('--json', 'print one JSON object, messages included')
    .description('print what the model was shown, searched and called in a session, and whose tool gave the result')
    .action(async (name: string, { json = false }: { readonly json?: boolean }) => {
      const { stateDir } = readConfig(program, terminal).config.gateway;
      const folder = join(stateDir, 'sessions');
      // Nothing is written here, and what is on disk was redacted when it was.
      const store = createFileSessionStore({ folder, redact: (value) => value });
      const stored = await store.read(name.startsWith('key-') && isSessionId(name) ? name : sessionIdFor(name));
      if (!stored) throw new Error(`Found no session ${JSON.stringify(name)} in ${folder}.`);
      const history = historyOf(stored);
      if (json) return out(`${JSON.stringify(history, null, 2)}\n`);
      const agent = history.agentId === undefined ? '' : `, agent ${history.agentId}`;
      const parent = history.parentId === undefined ? '' : `, child of ${history.parentId}`;
      out(`session ${history.sessionId}${agent}${parent}: ${history.runs.length} runs\n`);
      for (const run of history.runs) out(formatRun(run));
      for (const { line, reason } of history.skipped) out(`note: line ${line} is passed over: ${reason}\n`);
    });
}

function formatRun(run: RunSummary): string {
  const { shown, catalog, finalCall, calls } = run;
  const reasons = Object.entries(shown.byReason).map(([reason, count]) => `${count} ${reason}`);
  const lines = [
    `\nrun ${run.runId}  ${run.mode ?? 'unknown mode'}, ${run.outcome ?? 'not ended'}`,
    `  schemas shown up front: ${shown.count} of ${catalog.size} tools' (${reasons.join(', ')}), ${shown.toolBytes} bytes; prompt ${shown.promptBytes} bytes`,
    `  searches: ${run.searches}   describes: ${run.describes}   calls: ${calls.total} (${calls.executed} executed, ${calls.blocked} blocked)`,
    `  final tool: ${finalCall ? `${printable(finalCall.toolId)}, ${finalCall.outcome}; the result came from ${whose(finalCall)}` : 'none'}`,
    ...run.callList.map(
      ({ toolId, outcome, origin, parentCallId }) =>
        `    ${printable(toolId)}  ${outcome}, ${origin}${parentCallId === undefined ? '' : ` in ${printable(parentCallId)}`}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function whose({ source, owner = '' }: NonNullable<RunSummary['finalCall']>): string {
  switch (source) {
    case 'openclaw':
      return 'the host';
    case 'plugin':
      return `the plugin ${printable(owner)}`;
    case 'mcp':
      return `the MCP server ${printable(owner)}`;
    case 'client':
      return 'the client';
  }
}
