import { Hono } from 'hono';
import { isSessionId } from '../sessions/session-id.ts';
import { HttpError } from './errors.ts';
import type { GatewayService } from './service.ts';

/** `GET /v1/sessions/:id`: what the session's log says, its runs in numbers and its messages. */
export function sessionRoutes(service: GatewayService): Hono {
  return new Hono().get('/:id', async (c) => {
    const id = c.req.param('id');
    const history = isSessionId(id) ? await service.readSession(id) : undefined;
    if (!history)
      throw new HttpError(404, 'unknown_session', `There is no session ${JSON.stringify(id.slice(0, 80))}.`);
    return c.json(history);
  });
}
