/**
 * The one rule for paths that a configuration names: `~/…` lies in the home of whoever runs the gateway, an absolute path
 * where it says, and anything else beside the file.
 */
import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import type { GatewayConfig, McpServerConfig } from './config.ts';

/** The absolute path; `baseDir` is the folder of the file, itself absolute. */
export function pathFrom(baseDir: string, path: string): string {
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : resolve(baseDir, path);
}

/**
 * The configuration with the state folder, and the commands and working folders of servers, absolute; the same for one
 * that has been through here. Paths of plugins stay as they are written, since faults name them so.
 */
export function withPaths(config: GatewayConfig, baseDir: string): GatewayConfig {
  const { gateway, mcp } = config;
  const servers = Object.entries(mcp.servers).map(
    ([name, server]) => [name, serverWithPaths(server, baseDir)] as const,
  );
  return {
    ...config,
    gateway: { ...gateway, stateDir: pathFrom(baseDir, gateway.stateDir) },
    // Without a prototype, as the parts of every configuration.
    mcp: { servers: Object.assign(Object.create(null), Object.fromEntries(servers)) },
  };
}

function serverWithPaths(server: McpServerConfig, baseDir: string): McpServerConfig {
  if (server.transport !== 'stdio') return server;
  const { command, cwd } = server;
  // A bare name is looked for on the search path.
  const isPath = command.includes('/') || command.includes(sep);
  return {
    ...server,
    command: isPath ? pathFrom(baseDir, command) : command,
    ...(cwd === undefined ? {} : { cwd: pathFrom(baseDir, cwd) }),
  };
}
