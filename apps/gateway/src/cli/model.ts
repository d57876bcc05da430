/** Whether the models of a configuration can be reached at all: each names a provider, which has to be there. */
import type { GatewayConfig } from '../config/config.ts';

/** A model whose provider is not configured. */
export interface MissingProvider {
  /** `model` or `agents.<id>.model`. */
  readonly about: string;
  /** What was found and what was wanted. */
  readonly message: string;
}

/** The configured models that no request could be sent to, the gateway's own first. */
export function missingProviders({ model, agents, providers }: GatewayConfig): readonly MissingProvider[] {
  const models: [string, string][] = [['model', model]];
  for (const [id, agent] of Object.entries(agents))
    if (agent.model !== undefined) models.push([`agents.${id}.model`, agent.model]);
  return models.flatMap(([about, ref]) => {
    const name = ref.slice(0, Math.max(0, ref.indexOf('/')));
    if (Object.hasOwn(providers, name)) return [];
    const wanted = name === '' ? '<provider>/<model>' : `a provider named ${name} in providers`;
    return [{ about, message: `found ${ref}; wanted ${wanted}` }];
  });
}
