import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from './body.ts';
import { HttpError } from './errors.ts';
import type { GatewayService } from './service.ts';

const verdictBody = z.object({ verdict: z.unknown(), by: z.string().max(200).optional() });

/**
 * Questions that wait for a person, and permissions that stand.
 *
 * - `GET /` lists both; a question says in `verdicts` which answers it takes.
 * - `POST /:id` with `{ "verdict": "allow-once" | "allow-always" | "deny", "by"?: "<who>" }` answers one; 400 when it does
 *   not take the verdict, 404 when it is not known, 409 when somebody else was faster or its time is up.
 * - `DELETE /grants/:id` ends a standing permission.
 */
export function approvalRoutes({ approvals, config }: GatewayService): Hono {
  return new Hono()
    .get('/', async (c) => c.json({ pending: approvals.pending(), grants: await approvals.grants() }))
    .delete('/grants/:id', async (c) => {
      if (await approvals.revoke(c.req.param('id'))) return c.json({ revoked: true });
      throw new HttpError(404, 'unknown_grant', 'There is no standing permission of this id.');
    })
    .post('/:id', async (c) => {
      const { verdict, by = 'http' } = await readBody(c, verdictBody, { config });
      const outcome = approvals.answer(c.req.param('id'), verdict, by);
      if (outcome.accepted) return c.json({ verdict: outcome.verdict });
      if (outcome.reason === 'malformed-verdict') throw new HttpError(400, outcome.reason, outcome.message, 'verdict');
      throw new HttpError(outcome.reason === 'unknown-request' ? 404 : 409, outcome.reason, outcome.message);
    });
}
