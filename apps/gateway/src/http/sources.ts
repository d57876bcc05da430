import { Hono } from 'hono';
import type { GatewayService } from './service.ts';

/** `GET /v1/sources`: every plugin and server, how it stands, how many tools it has, and what was wrong with single ones. */
export function sourceRoutes(service: GatewayService): Hono {
  return new Hono().get('/', (c) => c.json({ object: 'list', data: service.sources() }));
}
