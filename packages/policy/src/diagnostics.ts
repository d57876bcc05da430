/** Rules without effect: most of them are typing errors, and a deny without effect is a hole. */
import type { UnavailableSource } from '@toolsearch/catalog';
import { nearestTool } from './explain.ts';
import type { CompiledLayer, Rule } from './layer.ts';
import { normaliseName } from './names/normalise.ts';
import { globMatches } from './rules/glob.ts';
import { matchesTool, type Pattern } from './rules/pattern.ts';
import { idOf, type PolicyTool, toolNames } from './rules/tool.ts';

/** What to leave out of the report. */
export interface DiagnosticOptions {
  /** Sources that are not there now: rules for their tools cannot match and are not reported. */
  readonly unavailable?: readonly UnavailableSource[];
}

/** A rule that does nothing for the tools at hand. */
export interface PolicyDiagnostic {
  readonly code: /** The rule means none of the tools. */
    | 'matches-nothing'
    /** An allow by plain name means only tools of servers or clients, which it cannot allow. */
    | 'needs-source'
    /** `alsoAllow` in a layer without `profile` and `allow`. */
    | 'adds-to-nothing';
  readonly layer: string;
  readonly list: 'allow' | 'alsoAllow' | 'deny';
  /** As its author wrote it. */
  readonly rule: string;
  /** The id of the tool that was perhaps meant. */
  readonly nearest?: string;
  /** One line for people. */
  readonly message: string;
}

/** Finds them, in the order of layers and rules. */
export function diagnose(
  layers: readonly CompiledLayer[],
  tools: readonly PolicyTool[],
  { unavailable = [] }: DiagnosticOptions,
): PolicyDiagnostic[] {
  return layers.flatMap((layer) =>
    layer.rules.flatMap((rule) => {
      const found = diagnoseRule(layer, rule, tools, unavailable);
      if (!found) return [];
      const { text } = rule.pattern;
      const place = `layer ${JSON.stringify(layer.name)}, ${rule.list}${rule.profile === undefined ? '' : ` of profile ${rule.profile}`}`;
      return [
        {
          layer: layer.name,
          list: rule.list,
          rule: text,
          ...found,
          message: `${place}: ${JSON.stringify(text)} ${found.message}`,
        },
      ];
    }),
  );
}

type Finding = Pick<PolicyDiagnostic, 'code' | 'nearest' | 'message'>;

function diagnoseRule(
  layer: CompiledLayer,
  { pattern, list }: Rule,
  tools: readonly PolicyTool[],
  unavailable: readonly UnavailableSource[],
): Finding | undefined {
  if (list === 'alsoAllow' && layer.gates.length === 0) {
    return { code: 'adds-to-nothing', message: 'adds to no list: the layer has neither profile nor allow.' };
  }
  if (tools.some((tool) => matchesTool(pattern, tool, list === 'deny' ? 'deny' : 'allow'))) return undefined;
  if (unavailable.some((absent) => mayMean(pattern, absent))) return undefined;
  const wanted = tools.find((tool) => matchesTool(pattern, tool, 'deny'));
  if (wanted) {
    return {
      code: 'needs-source',
      nearest: idOf(wanted),
      message: `allows nothing: a plain name does not allow a tool from outside. Write ${idOf(wanted)}.`,
    };
  }
  const nearest =
    pattern.kind === 'path' || pattern.kind === 'name' ? nearestTool(normaliseName(pattern.text), tools) : undefined;
  return nearest === undefined
    ? { code: 'matches-nothing', message: 'matches no tool.' }
    : { code: 'matches-nothing', nearest, message: `matches no tool. Did you mean ${nearest}?` };
}

function mayMean(pattern: Pattern, absent: UnavailableSource): boolean {
  const { source, owner } = absent;
  switch (pattern.kind) {
    case 'every':
      return true;
    case 'source':
      return pattern.source === source;
    case 'path':
      return pattern.source === source && globMatches(pattern.owner, normaliseName(owner));
    case 'name':
      // The joined forms of a tool without a name: `mcp__server__`.
      return toolNames({ source, owner, name: '' }).deniable.some(
        (prefix) => prefix !== '' && (pattern.name[0] ?? '').startsWith(prefix),
      );
    case 'group':
      return pattern.members.some((member) => mayMean(member, absent));
  }
}
