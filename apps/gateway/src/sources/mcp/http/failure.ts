/** What a failed HTTP exchange means. The texts of servers and of the network library stay out of the reason. */
import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { McpFailure } from '../failure.ts';

/** The code some servers answer with when they do not know the session. It is also used for timeouts. */
const SESSION_NOT_FOUND = -32_001;

/**
 * The failure behind an error of the SDK's HTTP transport, or undefined when it is none of the transport's.
 *
 * A session counts as lost, which means that the server refused before it executed anything, when there was a session
 * and the answer was HTTP 404 or 410, or HTTP 400 or JSON-RPC -32001 with a text that speaks of the session.
 */
export function httpFailure(error: unknown, { hasSession }: { readonly hasSession: boolean }): McpFailure | undefined {
  if (error instanceof StreamableHTTPError) {
    const status = error.code ?? 0;
    const refusesSession = status === 404 || status === 410 || (status === 400 && /session/i.test(error.message));
    if (hasSession && refusesSession) return sessionLost(error);
    if (status === -1)
      return new McpFailure('protocol-error', 'answered with something that is not MCP', { cause: error });
    if (status >= 300 && status < 400) {
      return new McpFailure('http-status', `redirects to another place (HTTP ${status}), which is not followed`, {
        cause: error,
      });
    }
    return new McpFailure('http-status', `answered HTTP ${status}${MEANING[status] ?? ''}`, { cause: error });
  }
  if (error instanceof McpError && error.code === SESSION_NOT_FOUND && hasSession && /session/i.test(error.message)) {
    return sessionLost(error);
  }
  const code = networkCode(error);
  if (code === undefined) return undefined;
  if (code === 'ECONNREFUSED')
    return new McpFailure('connection-refused', 'the connection was refused', { cause: error });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new McpFailure('unreachable', 'its host name could not be resolved', { cause: error });
  }
  return new McpFailure('unreachable', `the connection broke (${code})`, { cause: error });
}

const MEANING: Readonly<Record<number, string>> = {
  401: ': it wants credentials, or others',
  403: ': it refuses these credentials',
  404: ': nothing is there',
  429: ': too many requests',
};

function sessionLost(cause: unknown): McpFailure {
  return new McpFailure('session-lost', 'it no longer knows the session', { cause });
}

/** `fetch` throws a TypeError whose cause, or one of its causes' list, carries the code of the network. */
function networkCode(error: unknown): string | undefined {
  if (!(error instanceof TypeError)) return undefined;
  const { cause } = error as { cause?: unknown };
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  for (const each of causes) {
    if (typeof each === 'object' && each !== null && 'code' in each && typeof each.code === 'string') return each.code;
  }
  return error.message === 'fetch failed' || error.message === 'terminated' ? 'no code' : undefined;
}
