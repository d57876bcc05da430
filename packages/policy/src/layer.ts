/** One layer of rules: how it is written, how it is compiled, what it says about a tool. */
import { byCodePoint } from '@toolsearch/catalog';
import { PolicyError } from './errors.ts';
import { nearestName } from './names/nearest.ts';
import { matchesTool, type Pattern, type PatternScope, parsePattern } from './rules/pattern.ts';
import type { PolicyTool } from './rules/tool.ts';

/** Rules as people write them. */
export interface ToolRules {
  /** A named set of rules to begin with. */
  readonly profile?: string;
  /** Only these tools. An empty list lets nothing through; leave it out to say nothing. */
  readonly allow?: readonly string[];
  /** Added to this layer's own `profile` and `allow`, never to another layer's. */
  readonly alsoAllow?: readonly string[];
  /** Never these, whatever any list allows. */
  readonly deny?: readonly string[];
}

/** A level of rules: global, provider, agent, sandbox, sub-agent, session, run. */
export interface PolicyLayer extends ToolRules {
  /** For explanations and errors: `global`, `agent main`, `run`. */
  readonly name: string;
}

/** Where a compiled rule was written. */
export interface Rule {
  readonly pattern: Pattern;
  readonly list: 'allow' | 'alsoAllow' | 'deny';
  /** The profile it comes from, when it is not the layer's own. */
  readonly profile?: string;
}

/** A compiled layer. Every gate must let a tool through; `alsoAllow` opens each of them. */
export interface CompiledLayer {
  readonly name: string;
  readonly deny: readonly Rule[];
  readonly gates: readonly { readonly of: string; readonly rules: readonly Rule[] }[];
  /** All rules in the order written, the profile's first. */
  readonly rules: readonly Rule[];
}

/** What one layer says about one tool. */
export type LayerVerdict =
  /** A deny rule means it. */
  | { readonly outcome: 'denied'; readonly rule: Rule }
  /** A list is there and does not name it. */
  | { readonly outcome: 'not-allowed'; readonly gate: string }
  /** A list names it. */
  | { readonly outcome: 'allowed'; readonly rule: Rule }
  /** The layer has nothing to say. */
  | { readonly outcome: 'passed' };

const LISTS = ['allow', 'alsoAllow', 'deny'] as const;
const KEYS: readonly string[] = ['name', 'profile', ...LISTS];

/** What the rules of a layer may refer to. */
export interface LayerScope {
  readonly patterns: PatternScope;
  readonly profiles: ReadonlyMap<string, ToolRules>;
}

/** Compiles a layer. Throws {@link PolicyError} for a wrong shape, an unknown profile or a rule that cannot hold. */
export function compileLayer(layer: PolicyLayer, scope: LayerScope): CompiledLayer {
  return Object.freeze({ name: layer.name, ...compileRules(layer, `layer ${JSON.stringify(layer.name)}`, scope, []) });
}

/** @param open the profiles being compiled, outermost first */
function compileRules(
  from: ToolRules,
  place: string,
  scope: LayerScope,
  open: readonly string[],
): Omit<CompiledLayer, 'name'> {
  checkShape(from, place);
  const base = from.profile === undefined ? NO_RULES : compileProfile(from.profile, place, scope, open);
  const profile = open.at(-1);
  const [allow, alsoAllow, deny] = LISTS.map((list) =>
    (from[list] ?? []).map((text, index): Rule => {
      const pattern = parsePattern(text, scope.patterns, `${place}, ${list}[${index}]`);
      return Object.freeze({ pattern, list, ...(profile === undefined ? {} : { profile }) });
    }),
  ) as [Rule[], Rule[], Rule[]];
  const gates = base.gates.map((gate) => ({ of: gate.of, rules: [...gate.rules, ...alsoAllow] }));
  if (from.allow) {
    gates.push({ of: profile === undefined ? 'allow' : `profile ${profile}`, rules: [...allow, ...alsoAllow] });
  }
  return { deny: [...base.deny, ...deny], gates, rules: [...base.rules, ...allow, ...alsoAllow, ...deny] };
}

const NO_RULES: Omit<CompiledLayer, 'name'> = { deny: [], gates: [], rules: [] };

function compileProfile(
  name: string,
  place: string,
  scope: LayerScope,
  open: readonly string[],
): Omit<CompiledLayer, 'name'> {
  const profile = scope.profiles.get(name);
  if (!profile) {
    const names = [...scope.profiles.keys()].sort(byCodePoint);
    const near = nearestName(name, names);
    throw new PolicyError(
      'unknown-profile',
      `${place}: no profile ${JSON.stringify(name)}. ${near ? `Did you mean ${JSON.stringify(near)}? ` : ''}Known profiles: ${names.join(', ') || 'none'}.`,
    );
  }
  if (open.includes(name)) {
    throw new PolicyError('invalid-profile', `profiles: ${[...open, name].join(' → ')} select each other.`);
  }
  return compileRules(profile, `profile ${JSON.stringify(name)}`, scope, [...open, name]);
}

function checkShape(rules: ToolRules, place: string): void {
  for (const key of Object.keys(rules)) {
    if (KEYS.includes(key)) continue;
    const near = nearestName(key, KEYS);
    throw new PolicyError(
      'invalid-option',
      `${place}: unknown key ${JSON.stringify(key)}. ${near ? `Did you mean ${JSON.stringify(near)}? ` : ''}Wanted ${KEYS.join(', ')}.`,
    );
  }
  for (const list of LISTS) {
    const found: unknown = rules[list];
    if (found === undefined) continue;
    if (!Array.isArray(found) || found.some((rule) => typeof rule !== 'string')) {
      throw new PolicyError('invalid-option', `${place}: ${list} must be a list of patterns.`);
    }
  }
}

/** Deny first, then every gate. */
export function judge(layer: CompiledLayer, tool: PolicyTool): LayerVerdict {
  const denied = layer.deny.find((rule) => matchesTool(rule.pattern, tool, 'deny'));
  if (denied) return { outcome: 'denied', rule: denied };
  let allowed: Rule | undefined;
  for (const gate of layer.gates) {
    allowed = gate.rules.find((rule) => matchesTool(rule.pattern, tool, 'allow'));
    if (!allowed) return { outcome: 'not-allowed', gate: gate.of };
  }
  return allowed ? { outcome: 'allowed', rule: allowed } : { outcome: 'passed' };
}
