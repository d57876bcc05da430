/** The rules that hold for runs of an agent, as commands look at them without a session. */
import type { Policy } from '@toolsearch/policy';
import type { GatewayConfig } from '../config/config.ts';
import { policyFor } from '../turn/policy-layers.ts';

export interface AgentPolicyOptions {
  /** The agent; default a run that names none. */
  readonly agentId?: string | undefined;
  /** `<provider>/<model>`; default the agent's model, else the configured one. */
  readonly modelRef?: string | undefined;
  /** The rules of `tools.sandbox` hold. Default false. */
  readonly sandboxed?: boolean;
}

/** Throws `PolicyError` for a rule that cannot hold. */
export function agentPolicy(
  config: GatewayConfig,
  { agentId, modelRef, sandboxed = false }: AgentPolicyOptions = {},
): Policy {
  const agentModel = agentId === undefined ? undefined : config.agents[agentId]?.model;
  return policyFor(config, {
    modelRef: modelRef ?? agentModel ?? config.model,
    sandboxed,
    ...(agentId === undefined ? {} : { agentId }),
  });
}
