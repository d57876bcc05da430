/** From the words of a request to a session and a model. */
import type { Context } from 'hono';
import { HttpError } from './errors.ts';
import type { GatewayService, SessionChoice } from './service.ts';

/** Model names that mean the configured model of the agent or the gateway. */
export const MODEL_ALIASES: readonly string[] = ['toolsearch', 'openclaw'];
const AGENT_PREFIX = 'agent:';

/** What the request chooses. */
export interface Choice {
  readonly session: SessionChoice;
  /** `<provider>/<model>`; absent for the configured one. */
  readonly model?: string;
}

/**
 * The agent is named by the header `x-agent-id` or by the model `agent:<id>`. The session is named by the header
 * `x-session-id`, else by `named` in its order; a request that names none has a session of its own.
 *
 * Throws {@link HttpError} 404 for an agent that is not configured.
 */
export function choose(
  c: Context,
  { config }: GatewayService,
  { model, named }: { readonly model: string; readonly named: readonly (string | null | undefined)[] },
): Choice {
  const header = c.req.header('x-agent-id');
  const agentId = header ?? (model.startsWith(AGENT_PREFIX) ? model.slice(AGENT_PREFIX.length) : undefined);
  const { agents } = config();
  if (agentId !== undefined && !Object.hasOwn(agents, agentId)) {
    const known = Object.keys(agents).sort().join(', ') || 'none';
    throw new HttpError(
      404,
      'unknown_agent',
      `Found agent ${JSON.stringify(agentId)}; wanted one of the configured: ${known}.`,
      header === undefined ? 'model' : 'x-agent-id',
    );
  }
  const name = [c.req.header('x-session-id'), ...named].find(
    (text) => text !== undefined && text !== null && text !== '',
  );
  const configured = MODEL_ALIASES.includes(model) || model.startsWith(AGENT_PREFIX);
  return {
    session: {
      ...(name === undefined || name === null ? {} : { name }),
      ...(agentId === undefined ? {} : { agentId }),
    },
    ...(configured ? {} : { model }),
  };
}
