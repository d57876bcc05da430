/** `${NAME}` in a server's `env` and `headers`: the only way by which a variable of the gateway reaches a server. */
import { McpFailure } from './failure.ts';

/** The gateway's own environment, handed in. */
export type Environment = Readonly<Record<string, string | undefined>>;

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

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
    values[key] = text.replace(REFERENCE, (_, variable: string) => {
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

/** Replaces every secret in a text that a person may read. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '[redacted]'), text);
}
