/** The listening socket. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface HttpServer {
  /** `http://<host>:<port>`. */
  readonly url: string;
  readonly port: number;
  /** Takes no new connections, gives answers under way `drainMs` to end, then cuts what is left. */
  close(drainMs: number): Promise<void>;
}

const SWEEP_MS = 50;

/** Throws a plain Error that names the address when it cannot be had. */
export async function listen(
  app: Hono,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<HttpServer> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `Cannot listen on ${host}:${port}: ${error.code ?? error.message}. Set gateway.host and gateway.port.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return Object.freeze({
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    close: (drainMs: number) =>
      new Promise<void>((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), drainMs);
        // A connection that is kept alive becomes idle only when its answer has ended.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          resolve();
        });
        server.closeIdleConnections();
      }),
  });
}
