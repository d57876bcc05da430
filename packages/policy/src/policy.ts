/** Which tools a run may know: layers of rules that only ever narrow. */
import { type DiagnosticOptions, diagnose, type PolicyDiagnostic } from './diagnostics.ts';
import { PolicyError } from './errors.ts';
import { explainTool, type PolicyExplanation } from './explain.ts';
import { type CompiledLayer, compileLayer, judge, type LayerScope, type PolicyLayer, type ToolRules } from './layer.ts';
import { createScope, type NamingOptions } from './rules/scope.ts';
import type { PolicyTool } from './rules/tool.ts';

/** What the rules of all layers may refer to. */
export interface PolicyOptions extends NamingOptions {
  /** Named sets of rules that `profile` selects. A profile may select another one. */
  readonly profiles?: Readonly<Record<string, ToolRules>>;
}

/** Whether a tool may be known and run. */
export type PolicyDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: 'denied' | 'not-allowed';
      /** The name of the layer that decided. */
      readonly layer: string;
      /** The deny rule as its author wrote it; absent where no list named the tool. */
      readonly rule?: string;
    };

/** A policy for one run. Immutable. */
export interface Policy {
  /** The tools that every layer lets through, in the order given. */
  effective<T extends PolicyTool>(tools: readonly T[]): T[];
  /** Deny beats allow; the first layer that refuses decides. */
  decide(tool: PolicyTool): PolicyDecision;
  /**
   * What each layer says about a tool, given as an id, alias or name. Answers for tools that are not among `tools`
   * too: then for the tool that the reference would mean. For people, never for the model: it names what is denied.
   */
  explain(ref: string, tools?: readonly PolicyTool[]): PolicyExplanation;
  /** Rules that have no effect on these tools, each with the nearest name; to be reported once, at load. */
  diagnostics(tools: readonly PolicyTool[], options?: DiagnosticOptions): readonly PolicyDiagnostic[];
  /** The policy of a child: this one and one more layer, so never wider. */
  narrow(layer: PolicyLayer): Policy;
  /** The layers, outermost first. */
  readonly layers: readonly PolicyLayer[];
}

/**
 * Makes a policy. No layers let everything through. Throws {@link PolicyError} when a rule could never be honoured as
 * written: a wrong pattern, an unknown group or profile, groups or profiles that contain each other.
 */
export function createPolicy(layers: readonly PolicyLayer[], options: PolicyOptions = {}): Policy {
  const scope: LayerScope = {
    patterns: createScope(options),
    profiles: new Map(Object.entries(options.profiles ?? {})),
  };
  // Profiles nobody selects are checked as well: a typing error should not wait for its first user.
  for (const profile of scope.profiles.keys()) compileLayer({ name: 'check', profile }, scope);
  return buildPolicy(
    layers.map((layer) => ({ written: layer, compiled: compileLayer(layer, scope) })),
    scope,
  );
}

interface BuiltLayer {
  readonly written: PolicyLayer;
  readonly compiled: CompiledLayer;
}

function buildPolicy(built: readonly BuiltLayer[], scope: LayerScope): Policy {
  for (const { written } of built) {
    if (typeof written.name === 'string' && written.name !== '') continue;
    throw new PolicyError('invalid-option', 'layers: every layer needs a name, for explanations.');
  }
  const compiled = built.map((layer) => layer.compiled);

  function decide(tool: PolicyTool): PolicyDecision {
    for (const layer of compiled) {
      const verdict = judge(layer, tool);
      if (verdict.outcome === 'denied') {
        return { allowed: false, reason: 'denied', layer: layer.name, rule: verdict.rule.pattern.text };
      }
      if (verdict.outcome === 'not-allowed') return { allowed: false, reason: 'not-allowed', layer: layer.name };
    }
    return { allowed: true };
  }

  return Object.freeze({
    layers: Object.freeze(built.map((layer) => layer.written)),
    decide,
    effective: <T extends PolicyTool>(tools: readonly T[]) => tools.filter((tool) => decide(tool).allowed),
    explain: (ref: string, tools: readonly PolicyTool[] = []) => explainTool(ref, tools, compiled),
    diagnostics: (tools: readonly PolicyTool[], diagnosticOptions: DiagnosticOptions = {}) =>
      diagnose(compiled, tools, diagnosticOptions),
    narrow: (layer: PolicyLayer) =>
      buildPolicy([...built, { written: layer, compiled: compileLayer(layer, scope) }], scope),
  });
}
