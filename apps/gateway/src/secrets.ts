/** Which values must never be written: found in the configuration, by the place they stand in. */
import type { GatewayConfig } from './config/config.ts';
import { type Environment, variablesIn } from './config/variables.ts';

const SECRET_NAME = /key|token|secret|password|authorization|cookie|credential/i;

/**
 * Keys of providers, variables that the configuration takes from the environment, and values of headers and variables
 * of MCP servers whose name says that they are secret.
 */
export function secretsOf(
  { providers, mcp }: Pick<GatewayConfig, 'providers' | 'mcp'>,
  environment: Environment,
): string[] {
  const keys = Object.values(providers).flatMap(({ apiKey }) => apiKey ?? []);
  const given = Object.values(mcp.servers).flatMap((server) =>
    Object.entries(server.transport === 'stdio' ? server.env : server.headers),
  );
  const named = given.filter(([name]) => SECRET_NAME.test(name)).map(([, value]) => value);
  const variables = [...keys, ...given.map(([, value]) => value)].flatMap((text) =>
    variablesIn(text).flatMap((name) => environment[name] ?? []),
  );
  const literals = [...keys, ...named].filter((text) => variablesIn(text).length === 0);
  return [...literals, ...literals.map((text) => text.replace(/^(Bearer|Basic)\s+/i, '')), ...variables];
}
