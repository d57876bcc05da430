/** `toolsearch policy explain <tool>`: which rule of which layer lets a tool through or blocks it. */
import { formatExplanation, type Policy, type PolicyExplanation, type ToolExplanation } from '@toolsearch/policy';
import type { Command } from 'commander';
import type { GatewayConfig } from '../config/config.ts';
import { printable } from '../printable.ts';
import { agentPolicy } from './agent-policy.ts';
import { modelRef, oneTool } from './option-value.ts';
import type { Terminal } from './terminal.ts';
import { type Treatment, toolOfId, treatments } from './treatment.ts';
import { type FoundTools, withTools } from './with-tools.ts';

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
    .action(async (ref: string, options: ExplainOptions) => {
      await withTools(program, terminal, (found) => {
        refuseUnknownAgent(policy, found.config, options.agent);
        const judgement = judge(ref, found, options);
        terminal.out(options.json === true ? `${JSON.stringify(judgement, null, 2)}\n` : format(ref, judgement));
        ends(judgement.tools.every(({ present, allowed }) => present && allowed) ? 0 : 1);
      });
    });
}

function refuseUnknownAgent(policy: Command, { agents }: GatewayConfig, agent: string | undefined): void {
  const known = Object.keys(agents);
  if (agent === undefined || known.includes(agent)) return;
  const wanted = known.join(', ') || '(none is configured)';
  policy.error(`error: found no agent ${JSON.stringify(agent)}; wanted one of ${wanted}.`);
}

/** What the rules say of the tools that are meant, and which of the rules do nothing. */
interface Judgement extends Omit<PolicyExplanation, 'tools'> {
  readonly tools: readonly (ToolExplanation & Treatment)[];
  readonly diagnostics: ReturnType<Policy['diagnostics']>;
}

function judge(ref: string, { config, tools, unavailable }: FoundTools, options: ExplainOptions): Judgement {
  const { agent: agentId, model, sandbox } = options;
  const rules = agentPolicy(config, { agentId, modelRef: model, sandboxed: sandbox === true });
  const treatmentOf = treatments(config.tools);
  const { tools: judged, ...explanation } = rules.explain(ref, tools);
  return {
    ...explanation,
    tools: judged.map((tool) => ({
      ...tool,
      ...treatmentOf(tools.find(({ id }) => id === tool.id) ?? toolOfId(tool.id)),
    })),
    diagnostics: rules.diagnostics(tools, { unavailable }),
  };
}

function format(ref: string, { tools, nearest, diagnostics }: Judgement): string {
  const there = tools.every(({ present }) => present);
  return [
    ...(there ? [] : [`No such tool is there now: ${printable(ref)}.${didYouMean(nearest)}\n`]),
    ...tools.map((tool) => `${formatExplanation({ ref, tools: [tool] })}\n${formatTreatment(tool)}`),
    ...diagnostics.map(({ message }) => `note: ${message}\n`),
  ].join('');
}

function formatTreatment({ visible, ask }: Treatment): string {
  return `  visible: ${visible.value}, by ${visible.by}\n  ask: ${ask.value}, by ${ask.by}\n`;
}

function didYouMean(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean ${printable(nearest)}?`;
}
