/** The listening socket. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface HttpServer {
  /** `http://<host>:<port>`. */
  readonly url: string;
  readonly port: number;
  /** Takes no new connections, and ends every answer. */
  close(options?: CloseOptions): Promise<void>;
}

export interface CloseOptions {
  /** How long answers under way may take. Default 0. */
  readonly drainMs?: number;
  /** Called after that, once: ends the work behind the answers that are left, so that they are given. */
  readonly endWork?: () => Promise<void>;
}

const SWEEP_MS = 50;
/** For answers to reach their clients when the work behind them has ended; then the connection is cut. */
const LAST_WORD_MS = 1_000;

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
    async close({ drainMs = 0, endWork = async () => {} }: CloseOptions = {}): Promise<void> {
      const ended = new Promise<void>((resolve) => void server.close(() => resolve()));
      // A connection that is kept alive becomes idle only when its answer has ended.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      server.closeIdleConnections();
      try {
        await atMost(drainMs, ended);
        await endWork();
        await atMost(LAST_WORD_MS, ended);
      } finally {
        server.closeAllConnections();
        clearInterval(sweep);
      }
      await ended;
    },
  });
}

/** By the clock of the machine: sockets know no other. */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
