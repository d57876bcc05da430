import { Hono } from 'hono';
import { MODEL_ALIASES } from './choose.ts';
import type { GatewayService } from './service.ts';

/** `GET /v1/models`: the aliases, an entry for each agent, and the configured models by their own name. */
export function modelRoutes({ config }: GatewayService): Hono {
  return new Hono().get('/', (c) => {
    const { model, agents } = config();
    const named = [model, ...Object.values(agents).flatMap((agent) => agent.model ?? [])];
    const ids = [
      ...MODEL_ALIASES,
      ...Object.keys(agents)
        .sort()
        .map((id) => `agent:${id}`),
      ...new Set(named),
    ];
    return c.json({
      object: 'list',
      data: ids.map((id) => ({ id, object: 'model', created: 0, owned_by: 'toolsearch' })),
    });
  });
}
