/** Which rule of which layer decides about a tool, step by step, also for tools that are not there. */
import { hasOwner, TOOL_SOURCES } from '@toolsearch/catalog';
import { type CompiledLayer, judge, type Rule } from './layer.ts';
import { nearestName } from './names/nearest.ts';
import { normaliseName } from './names/normalise.ts';
import { idOf, type PolicyTool, toolNames } from './rules/tool.ts';

/** What one layer said. */
export interface ExplanationStep {
  readonly layer: string;
  readonly outcome: 'denied' | 'not-allowed' | 'allowed' | 'passed';
  /** The rule that decided, as its author wrote it. */
  readonly rule?: string;
  /** The list that rule stands in, or the list that did not name the tool. */
  readonly list?: string;
}

/** What the policy says about one tool. */
export interface ToolExplanation {
  readonly id: string;
  /** False for a tool that is not there, judged as if it were. */
  readonly present: boolean;
  readonly allowed: boolean;
  /** The layer that refused it. */
  readonly decidedBy?: string;
  /** One step a layer, outermost first; layers after a refusal included. */
  readonly steps: readonly ExplanationStep[];
}

/** The answer to `explain`. */
export interface PolicyExplanation {
  readonly ref: string;
  /** Several when a name is shared. */
  readonly tools: readonly ToolExplanation[];
  /** The nearest known id, when the reference means no known tool. */
  readonly nearest?: string;
}

/** Explains the tools that a reference means, or the one it would mean. */
export function explainTool(
  ref: string,
  tools: readonly PolicyTool[],
  layers: readonly CompiledLayer[],
): PolicyExplanation {
  const wanted = normaliseName(ref);
  const byId = tools.filter((tool) => normaliseName(idOf(tool)) === wanted);
  const present = byId.length > 0 ? byId : tools.filter((tool) => toolNames(tool).deniable.includes(wanted));
  if (present.length > 0) return { ref, tools: present.map((tool) => explainOne(tool, true, layers)) };
  const near = nearestTool(wanted, tools);
  return {
    ref,
    tools: [explainOne(assumedTool(ref), false, layers)],
    ...(near === undefined ? {} : { nearest: near }),
  };
}

/** The explanation as lines for a terminal. */
export function formatExplanation(explanation: PolicyExplanation): string {
  const lines: string[] = [];
  for (const tool of explanation.tools) {
    lines.push(
      `${tool.id}: ${tool.allowed ? 'allowed' : 'blocked'}${tool.present ? '' : ' (no such tool is there now)'}`,
    );
    const decisive = tool.steps.find(refuses);
    for (const step of tool.steps) lines.push(`${step === decisive ? '→' : ' '} ${step.layer}: ${stepText(step)}`);
    if (tool.steps.length === 0) lines.push('  no layers: everything is allowed');
  }
  if (explanation.nearest) lines.push(`Did you mean ${explanation.nearest}?`);
  return lines.join('\n');
}

function stepText(step: ExplanationStep): string {
  switch (step.outcome) {
    case 'passed':
      return 'says nothing';
    case 'not-allowed':
      return `not in its ${step.list}`;
    default:
      return `${step.outcome} by ${step.list} ${JSON.stringify(step.rule)}`;
  }
}

function explainOne(tool: PolicyTool, present: boolean, layers: readonly CompiledLayer[]): ToolExplanation {
  const steps = layers.map((layer): ExplanationStep => {
    const verdict = judge(layer, tool);
    switch (verdict.outcome) {
      case 'passed':
        return { layer: layer.name, outcome: 'passed' };
      case 'not-allowed':
        return { layer: layer.name, outcome: 'not-allowed', list: verdict.gate };
      default:
        return {
          layer: layer.name,
          outcome: verdict.outcome,
          rule: verdict.rule.pattern.text,
          list: listOf(verdict.rule),
        };
    }
  });
  const refused = steps.find(refuses);
  return { id: idOf(tool), present, allowed: !refused, steps, ...(refused ? { decidedBy: refused.layer } : {}) };
}

function refuses({ outcome }: ExplanationStep): boolean {
  return outcome === 'denied' || outcome === 'not-allowed';
}

function listOf(rule: Rule): string {
  return rule.profile === undefined ? rule.list : `${rule.list} of profile ${rule.profile}`;
}

/** The tool that an id or alias spells; a bare name is taken for a host tool. */
function assumedTool(ref: string): PolicyTool {
  const text = ref.trim();
  const source = TOOL_SOURCES.find((known) => new RegExp(`^${known}(:|__)`, 'i').test(text));
  if (!source) return { source: 'openclaw', name: text };
  const separator = text.charAt(source.length) === ':' ? ':' : '__';
  const parts = text.slice(source.length + separator.length).split(separator);
  if (!hasOwner(source)) return { source, name: parts.join(separator) };
  const [owner = '', ...name] = parts;
  return { source, owner: owner.replace(/%3a/gi, ':').replaceAll('%25', '%'), name: name.join(separator) };
}

/** The id of the tool that has a name near to the wanted one. */
export function nearestTool(wanted: string, tools: readonly PolicyTool[]): string | undefined {
  const ids = new Map<string, string>();
  for (const tool of tools) {
    for (const name of [normaliseName(idOf(tool)), ...toolNames(tool).deniable])
      if (!ids.has(name)) ids.set(name, idOf(tool));
  }
  const near = nearestName(wanted, ids.keys());
  return near === undefined ? undefined : ids.get(near);
}
