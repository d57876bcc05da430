/** `toolsearch approvals`: the questions that wait for a person, answered from the command line, and what stands. */
import { Argument, type Command } from 'commander';
import { z } from 'zod';
import { printable } from '../printable.ts';
import { type RunningGateway, runningGateway, URL_OPTION } from './running-gateway.ts';
import type { Terminal } from './terminal.ts';

const state = z.object({
  pending: z.array(
    z.looseObject({
      id: z.string(),
      toolId: z.string(),
      args: z.record(z.string(), z.unknown()),
      sessionId: z.string(),
      agentId: z.string().optional(),
      reasons: z.array(z.string()),
      expiresAt: z.number(),
    }),
  ),
  grants: z.array(
    z.looseObject({
      id: z.string(),
      toolId: z.string(),
      agentId: z.string().optional(),
      grantedAt: z.number(),
      by: z.string(),
    }),
  ),
});

interface Options {
  readonly url?: string;
  readonly json?: boolean;
}

/** Adds the command and those under it. */
export function approvalsCommand(program: Command, terminal: Terminal): void {
  const { out } = terminal;
  const approvals = program
    .command('approvals')
    .option(...URL_OPTION)
    .option('--json', 'print one JSON object')
    .description('list the calls that wait for a person')
    .allowExcessArguments()
    .action(async () => {
      const [unknown] = approvals.args;
      if (unknown !== undefined) approvals.error(unknownCommand(unknown, approvals));
      const { json = false } = approvals.opts<Options>();
      const { pending } = await gateway().ask('GET', '/v1/approvals', state);
      if (json) return out(`${JSON.stringify({ pending }, null, 2)}\n`);
      if (pending.length === 0) out('No call waits for a person.\n');
      for (const { id, toolId, args, sessionId, agentId, reasons, expiresAt } of pending) {
        const seconds = Math.max(0, Math.round((expiresAt - Date.now()) / 1_000));
        out(`${id}  ${printable(toolId)}  session ${sessionId}${ofAgent(agentId)}, ${seconds} s left\n`);
        out(`   args: ${printable(JSON.stringify(args))}\n   why:  ${printable(reasons.join('; '))}\n`);
      }
    });
  const gateway = (): RunningGateway => runningGateway(program, terminal, approvals.opts<Options>().url);

  approvals
    .command('answer')
    .argument('<id>', 'of the question')
    .addArgument(new Argument('<verdict>').choices(['allow-once', 'allow-always', 'deny']))
    .option('--by <name>', 'recorded as who decided', 'command line')
    .description('let a waiting call run, or not; the first answer counts')
    .action(async (id: string, verdict: string, { by }: { readonly by: string }) => {
      const path = `/v1/approvals/${encodeURIComponent(id)}`;
      const decided = await gateway().ask('POST', path, z.object({ verdict: z.string() }), { verdict, by });
      out(`${id}: ${decided.verdict}\n`);
    });

  approvals
    .command('allowed')
    .description('list the standing permissions')
    .action(async () => {
      const { json = false } = approvals.opts<Options>();
      const { grants } = await gateway().ask('GET', '/v1/approvals', state);
      if (json) return out(`${JSON.stringify({ grants }, null, 2)}\n`);
      if (grants.length === 0) out('No permission stands.\n');
      for (const { id, toolId, agentId, grantedAt, by } of grants) {
        const since = new Date(grantedAt).toISOString();
        out(`${id}  ${printable(toolId)}${ofAgent(agentId)}, since ${since}, by ${printable(by)}\n`);
      }
    });

  approvals
    .command('revoke')
    .argument('<id>', 'of the permission')
    .description('end a standing permission')
    .action(async (id: string) => {
      const path = `/v1/approvals/grants/${encodeURIComponent(id)}`;
      await gateway().ask('DELETE', path, z.object({ revoked: z.literal(true) }));
      out(`${id} is revoked\n`);
    });
}

/** A command that does something itself takes the name of one that is not there for a surplus argument. */
function unknownCommand(name: string, { commands }: Command): string {
  const known = commands.map((command) => command.name());
  return `error: unknown command '${name}', wanted ${known.join(', ')}`;
}

function ofAgent(agentId: string | undefined): string {
  return agentId === undefined ? '' : `, agent ${printable(agentId)}`;
}
