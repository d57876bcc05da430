/** `toolsearch sources`: how the sources of the running gateway stand. */
import type { Command } from 'commander';
import { z } from 'zod';
import { printable } from '../printable.ts';
import { runningGateway, URL_OPTION } from './running-gateway.ts';
import type { Terminal } from './terminal.ts';

const listed = z.object({
  data: z.array(
    z.looseObject({
      source: z.string(),
      owner: z.string(),
      state: z.string(),
      reason: z.string().optional(),
      toolCount: z.number(),
      diagnostics: z.array(z.looseObject({ tool: z.string().optional(), message: z.string() })),
    }),
  ),
});

/** Adds the command. */
export function sourcesCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  const { out } = terminal;
  program
    .command('sources')
    .option(...URL_OPTION)
    .option('--json', 'print one JSON object')
    .description("print how the running gateway's sources stand; exit code 1 when one is unavailable")
    .action(async ({ url, json = false }: { readonly url?: string; readonly json?: boolean }) => {
      const { data } = await runningGateway(program, terminal, url).ask('GET', '/v1/sources', listed);
      ends(data.some(({ state }) => state === 'unavailable') ? 1 : 0);
      if (json) return out(`${JSON.stringify({ sources: data }, null, 2)}\n`);
      for (const { source, owner, state, reason, toolCount, diagnostics } of data) {
        const why = reason === undefined ? '' : `: ${printable(reason)}`;
        out(`${source}:${printable(owner)}  ${state}, ${toolCount} tools${why}\n`);
        for (const { tool, message } of diagnostics)
          out(`   note: ${tool === undefined ? '' : `${printable(tool)}: `}${printable(message)}\n`);
      }
    });
}
