/** The layers of rules for one run, from the widest to the narrowest. */
import { createPolicy, type Policy, type PolicyLayer } from '@toolsearch/policy';
import type { GatewayConfig, ToolRules } from '../config/config.ts';

/** Whose run it is. */
export interface PolicySubject {
  readonly agentId?: string;
  /** `<provider>/<model>`. */
  readonly modelRef: string;
  /** The rules of `tools.sandbox` hold. Default false. */
  readonly sandboxed?: boolean;
  /** Rules of the session itself. */
  readonly session?: ToolRules;
  /** The policy of the session that this one was opened from; its own rules only narrow it. */
  readonly parent?: Policy;
  /** Only these tools, for this run alone. */
  readonly allowInRun?: readonly string[];
}

/** Deny beats allow, and no layer widens another. Throws `PolicyError` for a rule that cannot hold. */
export function policyFor({ tools, agents }: Pick<GatewayConfig, 'tools' | 'agents'>, subject: PolicySubject): Policy {
  const { agentId, modelRef, sandboxed = false, session, parent, allowInRun } = subject;
  const provider = modelRef.slice(0, Math.max(0, modelRef.indexOf('/')));
  const layers = [
    layer('global', tools),
    layer(`provider ${provider}`, tools.byProvider[provider]),
    layer(`provider ${modelRef}`, tools.byProvider[modelRef]),
    layer(`agent ${agentId}`, agentId === undefined ? undefined : agents[agentId]?.tools),
    layer('sandbox', sandboxed ? tools.sandbox : undefined),
    layer('subagents', parent ? tools.subagents : undefined),
    layer('session', session),
    layer('run', allowInRun === undefined ? undefined : { allow: allowInRun }),
  ].flatMap((found) => found ?? []);
  const inherited = (parent?.layers ?? []).map((given) => ({ ...given, name: `parent ${given.name}` }));
  return createPolicy([...inherited, ...layers], { groups: tools.groups, profiles: tools.profiles });
}

function layer(name: string, rules: ToolRules | undefined): PolicyLayer | undefined {
  if (!rules) return undefined;
  const { profile, allow, alsoAllow, deny } = rules;
  return {
    name,
    ...(profile === undefined ? {} : { profile }),
    ...(allow === undefined ? {} : { allow }),
    ...(alsoAllow === undefined ? {} : { alsoAllow }),
    ...(deny === undefined ? {} : { deny }),
  };
}
