/** `toolsearch policy explain <tool>`: which rule of which layer lets a tool through or blocks it. */
import { assignAliases, toolId } from '@toolsearch/catalog';
import { formatExplanation } from '@toolsearch/policy';
import type { Command } from 'commander';
import { printable } from '../printable.ts';
import { policyFor } from '../turn/policy-layers.ts';
import { modelRef, oneTool } from './option-value.ts';
import type { Terminal } from './terminal.ts';
import { type Treatment, toolOfId, treatments } from './treatment.ts';
import { withTools } from './with-tools.ts';

interface ExplainOptions {
  readonly agent?: string;
  readonly model?: string;
  readonly sandbox?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export function policyCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  const policy = program.command('policy').description('look at the rules for tools');
  policy
    .command('explain')
    .argument('<tool>', 'id, alias or name; tools that are not there are judged as if they were', oneTool)
    .option('--agent <id>', 'with the rules of this agent')
    .option('--model <provider/model>', 'with the rules of this provider; default the configured model', modelRef)
    .option('--sandbox', 'with the rules for sandboxed runs')
    .option('--json', 'print one JSON object')
    .description(
      'print what each layer says about a tool, whether a model sees it and a person is asked; exit code 1 when it is blocked or not there',
    )
    .action(async (ref: string, { agent, model, sandbox = false, json = false }: ExplainOptions) => {
      await withTools(program, terminal, ({ config, tools, unavailable }) => {
        const known = Object.keys(config.agents);
        if (agent !== undefined && !known.includes(agent))
          policy.error(
            `error: found no agent ${JSON.stringify(agent)}; wanted one of ${known.join(', ') || '(none is configured)'}.`,
          );
        const rules = policyFor(config, {
          modelRef: model ?? (agent === undefined ? undefined : config.agents[agent]?.model) ?? config.model,
          sandboxed: sandbox,
          ...(agent === undefined ? {} : { agentId: agent }),
        });
        const aliases = assignAliases(tools);
        const named = tools.map((tool) => ({ ...tool, id: toolId(tool), alias: aliases.get(toolId(tool)) ?? '' }));
        const treatmentOf = treatments(config.tools);
        const { tools: judged, ...explained } = rules.explain(ref, named);
        const explanation = {
          ...explained,
          tools: judged.map((tool) => ({
            ...tool,
            ...treatmentOf(named.find(({ id }) => id === tool.id) ?? toolOfId(tool.id)),
          })),
        };
        const there = explanation.tools.every(({ present }) => present);
        const idle = rules.diagnostics(named, { unavailable });
        if (json) terminal.out(`${JSON.stringify({ ...explanation, diagnostics: idle }, null, 2)}\n`);
        else {
          const { nearest, tools: all } = explanation;
          if (!there) terminal.out(`No such tool is there now: ${printable(ref)}.${didYouMean(nearest)}\n`);
          for (const tool of all)
            terminal.out(`${formatExplanation({ ref, tools: [tool] })}\n${formatTreatment(tool)}`);
          for (const { message } of idle) terminal.out(`note: ${message}\n`);
        }
        ends(there && explanation.tools.every(({ allowed }) => allowed) ? 0 : 1);
      });
    });
}

function formatTreatment({ visible, ask }: Treatment): string {
  return `  visible: ${visible.value}, by ${visible.by}\n  ask: ${ask.value}, by ${ask.by}\n`;
}

function didYouMean(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean ${printable(nearest)}?`;
}
