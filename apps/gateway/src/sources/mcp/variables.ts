/** `${NAME}` in a server's `env` and `headers`: the only way by which a variable of the gateway reaches a server. */
import type { GatewayConfig } from '../../config/config.ts';
import type { ConfigFault } from '../../config/errors.ts';
import { type Environment, variablesIn, withVariables } from '../../config/variables.ts';
import { McpFailure } from './failure.ts';

/** Texts with their references replaced, and the values that came from variables, so that they can be kept out of logs. */
export interface ResolvedVariables {
  readonly values: Readonly<Record<string, string>>;
  /** Values of eight characters or more that stand for variables; shorter ones would blacken ordinary words. */
  readonly secrets: readonly string[];
}

/**
 * Replaces every `${NAME}`. `where` names the place in the configuration, for the error.
 *
 * Throws {@link McpFailure} `invalid-config` naming the first variable that is not set, never a value.
 */
export function resolveVariables(
  texts: Readonly<Record<string, string>>,
  { environment, where }: { readonly environment: Environment; readonly where: string },
): ResolvedVariables {
  const values: Record<string, string> = {};
  const secrets = new Set<string>();
  for (const [key, text] of Object.entries(texts)) {
    values[key] = withVariables(text, (variable) => {
      const value = environment[variable];
      if (value === undefined) {
        throw new McpFailure('invalid-config', `${where}.${key} needs the variable ${variable}, which is not set`);
      }
      if (value.length >= 8) secrets.add(value);
      return value;
    });
  }
  return { values, secrets: [...secrets] };
}

/** What keeps servers that are to run from being started: a variable that is not set, each at its path, once an entry. */
export function unsetVariables(servers: GatewayConfig['mcp']['servers'], environment: Environment): ConfigFault[] {
  return Object.entries(servers).flatMap(([name, server]) => {
    if (!server.enabled) return [];
    const [section, texts] = server.transport === 'stdio' ? ['env', server.env] : ['headers', server.headers];
    return Object.entries(texts).flatMap(([key, text]) => {
      const missing = variablesIn(text).find((variable) => environment[variable] === undefined);
      if (missing === undefined) return [];
      const path = `mcp.servers.${name}.${section}.${key}`;
      return [
        { path, message: `found the variable ${missing}, which is not set; the server is unavailable without it` },
      ];
    });
  });
}

/** Replaces every secret in a text that a person may read. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '[redacted]'), text);
}
