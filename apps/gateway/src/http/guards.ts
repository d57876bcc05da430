/** What stands before every route: whom the request was sent to, from which page, and by whom. */
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './errors.ts';
import { isToken } from './token.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Refuses requests that a browser was tricked into (DNS rebinding): a gateway on loopback answers only to loopback
 * names, and no gateway answers to a page of another origin.
 */
export function sameHost(listenHost: string): MiddlewareHandler {
  const loopback = LOOPBACK.includes(listenHost) || listenHost === '::1';
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const name = hostName(`http://${host}`);
    if (name === undefined || (loopback && !LOOPBACK.includes(name))) {
      throw new HttpError(
        403,
        'forbidden_host',
        `Found host ${JSON.stringify(host)}; wanted a loopback name such as 127.0.0.1.`,
      );
    }
    const origin = c.req.header('origin');
    const from = origin === undefined ? undefined : hostName(origin);
    if (origin !== undefined && from !== name && !(loopback && from !== undefined && LOOPBACK.includes(from))) {
      throw new HttpError(
        403,
        'forbidden_origin',
        `Found origin ${JSON.stringify(origin)}; wanted none or the gateway's own.`,
      );
    }
    await next();
  };
}

function hostName(url: string): string | undefined {
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
}

/** Wants `Authorization: Bearer <token>`; `x-api-key` is taken as well. */
export function bearer(token: string): MiddlewareHandler {
  return async (c, next) => {
    const given = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.header('x-api-key');
    if (given === undefined || !isToken(given.trim(), token)) {
      c.header('www-authenticate', 'Bearer');
      throw new HttpError(
        401,
        'invalid_api_key',
        `${given === undefined ? 'Found no token' : 'Found a wrong token'}; wanted "Authorization: Bearer <token>" with the token of the gateway's state folder.`,
      );
    }
    await next();
  };
}
