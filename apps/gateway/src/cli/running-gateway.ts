/** Talking to the gateway that runs: where it is, its token, and what it says when it refuses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { z } from 'zod';
import type { GatewayConfig } from '../config/config.ts';
import { type ReadConfig, readConfig } from './config-file.ts';
import { httpUrl } from './option-value.ts';
import type { Terminal } from './terminal.ts';

/** A gateway does not think long about what these commands ask. */
const TIMEOUT_MS = 10_000;

export interface RunningGateway {
  /**
   * One request; gives the answer's JSON as `shape` reads it.
   *
   * Throws a plain Error that says what to do: no gateway there, or the gateway's own words of refusal.
   */
  ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, shape: z.ZodType<T>, body?: object): Promise<T>;
}

/** The option by which a command is pointed at a gateway, with the words that all of them use. */
export const URL_OPTION = ['--url <url>', 'address of the running gateway; default as configured', httpUrl] as const;

/**
 * The running gateway as the command line names it: `url` in place of the configured address, and the token is sent there.
 *
 * Throws `ConfigError`, or a plain Error without an address or a token.
 */
export function runningGateway(program: Command, terminal: Terminal, url: string | undefined): RunningGateway {
  return openRunningGateway({ ...readConfig(program, terminal), url }, terminal);
}

function openRunningGateway(
  { config: { gateway }, path, url }: ReadConfig & { readonly url: string | undefined },
  { interrupted }: Terminal,
): RunningGateway {
  const base = url ?? configuredUrl(gateway, path);
  const token = readToken(gateway.stateDir);

  return Object.freeze({
    async ask<T>(method: 'GET' | 'POST' | 'DELETE', route: string, shape: z.ZodType<T>, body?: object): Promise<T> {
      const response = await fetch(new URL(route, base), {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([interrupted, AbortSignal.timeout(TIMEOUT_MS)]),
      }).catch((error: unknown) => {
        interrupted.throwIfAborted();
        throw new Error(
          `No gateway answers at ${base} (${reasonOf(error)}). Start one with "toolsearch serve", or name it with --url.`,
        );
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw new Error(refusalOf(answer) ?? `The gateway at ${base} answered ${response.status}.`);
      const read = shape.safeParse(answer);
      if (read.success) return read.data;
      throw new Error(
        `What answers at ${base} is no gateway of this version; wanted one that "toolsearch serve" started.`,
      );
    },
  });
}

/** An address to listen on everywhere is reached on loopback. */
function configuredUrl({ host, port }: GatewayConfig['gateway'], path: string): string {
  if (port === 0)
    throw new Error(`${path}: gateway.port is 0, a free port at each start. Name the running gateway with --url.`);
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

function readToken(stateDir: string): string {
  const path = join(stateDir, 'token');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'an error';
    throw new Error(`${path}: found ${code}; wanted the token of a gateway that runs. "toolsearch serve" makes it.`);
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code ?? (error instanceof Error ? error.name : 'an error');
}

function refusalOf(answer: unknown): string | undefined {
  const message = (answer as { error?: { message?: unknown } } | undefined)?.error?.message;
  return typeof message === 'string' ? message : undefined;
}
