/** All routes, and what stands before them. */
import { Hono } from 'hono';
import { approvalRoutes } from './approvals.ts';
import { chatRoute } from './chat/route.ts';
import { errorAnswer, HttpError, isInternal } from './errors.ts';
import { bearer, sameHost } from './guards.ts';
import { healthRoutes } from './health.ts';
import { describe } from './listen.ts';
import type { McpClients } from './mcp/clients.ts';
import { modelRoutes } from './models.ts';
import { responsesRoute } from './responses/route.ts';
import type { GatewayService } from './service.ts';
import { sessionRoutes } from './sessions.ts';
import { sourceRoutes } from './sources.ts';

export interface AppOptions {
  readonly token: string;
  readonly listenHost: string;
  readonly mcp: McpClients;
}

/** Everything under `/v1`, and `/mcp`, want the token. */
export function createApp(service: GatewayService, { token, listenHost, mcp }: AppOptions): Hono {
  const app = new Hono();
  app.use(sameHost(listenHost));
  app.route('/', healthRoutes(service));
  app.use('/v1/*', bearer(token));
  app.use('/mcp', bearer(token));
  app.post('/v1/chat/completions', chatRoute(service));
  app.post('/v1/responses', responsesRoute(service));
  app.route('/v1/models', modelRoutes(service));
  app.route('/v1/approvals', approvalRoutes(service));
  app.route('/v1/sources', sourceRoutes(service));
  app.route('/v1/sessions', sessionRoutes(service));
  app.all('/mcp', mcp.handle);
  app.notFound((c) => {
    throw new HttpError(404, 'unknown_route', `There is no ${c.req.method} ${c.req.path} here.`);
  });
  app.onError((error, c) => {
    if (isInternal(error)) service.log(describe(error));
    const { status, body, retryAfterMs } = errorAnswer(error);
    if (retryAfterMs !== undefined) c.header('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
    return c.body(JSON.stringify(body), status as 400, { 'content-type': 'application/json' });
  });
  return app;
}
