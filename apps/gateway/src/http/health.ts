/** For supervisors: whether the process lives, and whether it can do its work. Both answer without a token. */
import { Hono } from 'hono';
import type { GatewayService } from './service.ts';

/**
 * `GET /healthz` is 200 as long as the process answers. `GET /readyz` is 503 while sources are still starting, while a
 * required one is missing and while the gateway stops; a gateway that works without some of its servers is ready, and
 * says which ones are missing and why.
 */
export function healthRoutes(service: GatewayService): Hono {
  return new Hono()
    .get('/', (c) => c.json({ name: 'toolsearch', api: '/v1', mcp: '/mcp' }))
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', (c) => {
      const { mcp } = service.config();
      const statuses = service.sources();
      const starting = statuses.filter(({ state }) => state === 'starting').map(({ owner }) => owner);
      const unavailable = statuses
        .filter(({ state }) => state === 'unavailable')
        .map(({ source, owner, reason }) => ({ source, owner, reason: reason ?? 'unavailable' }));
      const missing = unavailable.some(({ source, owner }) => source === 'mcp' && mcp.servers[owner]?.required);
      const status = service.stopping
        ? 'stopping'
        : starting.length > 0
          ? 'starting'
          : missing
            ? 'unavailable'
            : 'ready';
      return c.json({ status, starting, unavailable }, status === 'ready' ? 200 : 503);
    });
}
