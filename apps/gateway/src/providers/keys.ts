/** The keys of providers: what is sent for each, and what is wrong with one that cannot be sent. */
import type { GatewayConfig } from '../config/config.ts';
import type { ConfigFault } from '../config/errors.ts';
import { isHeader } from '../config/header.ts';
import { type Environment, variablesIn, withVariables } from '../config/variables.ts';

/** The key with its variables replaced. Ask {@link keyFaults} first: one that is not set is nothing here. */
export function keyOf(apiKey: string, environment: Environment): string {
  return withVariables(apiKey, (variable) => environment[variable] ?? '');
}

/**
 * Keys that no request could go out with: one that names a variable which is not set or is empty, or one that no header
 * can carry. Each at its path; no fault holds a value.
 */
export function keyFaults(providers: GatewayConfig['providers'], environment: Environment): ConfigFault[] {
  return Object.entries(providers).flatMap(([name, { apiKey }]) => {
    if (apiKey === undefined) return [];
    const path = `providers.${name}.apiKey`;
    const missing = variablesIn(apiKey).find((variable) => !environment[variable]?.trim());
    if (missing !== undefined) {
      const state = environment[missing] === undefined ? 'not set' : 'empty';
      const message = `found the variable ${missing}, which is ${state}; wanted it set where the gateway starts`;
      return [{ path, message }];
    }
    if (isHeader('authorization', `Bearer ${keyOf(apiKey, environment)}`)) return [];
    return [{ path, message: 'found a text that no HTTP header can carry; wanted a key without line breaks' }];
  });
}
