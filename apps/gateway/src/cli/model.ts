/** Whether the models of a configuration can be reached at all: each names a provider, which has to be there. */
import type { GatewayConfig } from '../config/config.ts';
import { defaultConfig } from '../config/load.ts';

/** A model whose provider is not configured. */
export interface MissingProvider {
  /** `model` or `agents.<id>.model`. */
  readonly about: string;
  /** What was found and what was wanted. */
  readonly message: string;
  /** False for a model that nobody chose: MCP clients bring their own, and need none here. */
  readonly chosen: boolean;
}

/** What `model` is when the configuration does not say. */
const NOT_CHOSEN = defaultConfig().model;

/** The configured models that no request could be sent to, the gateway's own first. */
export function missingProviders({ model, agents, providers }: GatewayConfig): readonly MissingProvider[] {
  const models: [string, string][] = [['model', model]];
  for (const [id, agent] of Object.entries(agents))
    if (agent.model !== undefined) models.push([`agents.${id}.model`, agent.model]);
  return models.flatMap(([about, ref]) => {
    const name = ref.slice(0, Math.max(0, ref.indexOf('/')));
    if (Object.hasOwn(providers, name)) return [];
    const wanted = name === '' ? '<provider>/<model>' : `a provider named ${name} in providers`;
    const chosen = about !== 'model' || ref !== NOT_CHOSEN;
    return [
      chosen
        ? { about, chosen, message: `found ${ref}; wanted ${wanted}` }
        : { about, chosen, message: 'none is configured; MCP clients at /mcp need none, model APIs under /v1 do' },
    ];
  });
}
