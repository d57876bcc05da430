/**
 * Headers that a caller sends along for one named server, a user's own credential for example. The name is the key of
 * the server in the configuration, byte for byte; another spelling is an error, so that no credential gets lost or
 * goes elsewhere.
 */
import type { McpServerConfig } from '../../config/config.ts';
import { isHeader } from '../../config/header.ts';
import { SourcesError } from '../errors.ts';

/** Server to header to value. */
export type CallerHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Set by the protocol or the connection; a caller who could set them could take over a session or split a request. */
const RESERVED = new Set([
  'accept',
  'connection',
  'content-length',
  'content-type',
  'host',
  'last-event-id',
  'mcp-protocol-version',
  'mcp-session-id',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Throws {@link SourcesError} `unknown-server` or `invalid-header`; the message never holds a value. */
export function checkCallerHeaders(headers: CallerHeaders, servers: Readonly<Record<string, McpServerConfig>>): void {
  for (const [server, values] of Object.entries(headers)) {
    const entry = Object.hasOwn(servers, server) ? servers[server] : undefined;
    if (!entry) {
      const near = Object.keys(servers).find((name) => name.toLowerCase() === server.toLowerCase());
      const advice = near === undefined ? 'wanted a key of mcp.servers' : `did you mean ${JSON.stringify(near)}?`;
      throw new SourcesError('unknown-server', `headers: found the server ${JSON.stringify(server)}; ${advice}`);
    }
    if (entry.transport !== 'http') {
      throw new SourcesError(
        'invalid-header',
        `headers.${server}: the server is reached over stdio, which has no headers.`,
      );
    }
    for (const [name, value] of Object.entries(values)) {
      if (RESERVED.has(name.toLowerCase())) {
        throw new SourcesError('invalid-header', `headers.${server}.${name}: this header is set by the gateway.`);
      }
      if (!isHeader(name, value)) {
        throw new SourcesError(
          'invalid-header',
          `headers.${server}.${JSON.stringify(name)}: not a header that HTTP can carry.`,
        );
      }
    }
  }
}
