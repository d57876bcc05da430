/** Reading a configuration: text, to JSON5, to a checked configuration with every default filled in. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nearestName } from '@toolsearch/policy';
import JSON5 from 'json5';
import type { z } from 'zod';
import type { GatewayConfig } from './config.ts';
import { valueAt } from './edit.ts';
import { ConfigError, type ConfigFault } from './errors.ts';
import { withPaths } from './paths.ts';
import { ruleFaults } from './rules.ts';
import { configSchema, show } from './schema.ts';

/** The configuration of an empty file. */
export function defaultConfig(): GatewayConfig {
  return parseConfig({});
}

/**
 * The configuration of a file, its paths absolute.
 *
 * Throws {@link ConfigError} `unreadable-config`, `invalid-syntax` or `invalid-config`, with every fault there is.
 */
export function loadConfig(path: string): GatewayConfig {
  return withPaths(parseConfig(parseText(readText(path), path), path), dirname(resolve(path)));
}

/** The text of a file. Throws {@link ConfigError} `unreadable-config`. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'an error';
    throw new ConfigError('unreadable-config', path, [
      { path: '', message: `found ${code}; wanted a readable JSON5 file` },
    ]);
  }
}

/** Throws {@link ConfigError} `invalid-syntax` with line and column. */
export function parseText(text: string, where = 'config'): unknown {
  try {
    return JSON5.parse(text);
  } catch (error) {
    const { lineNumber, columnNumber } = error as { lineNumber?: number; columnNumber?: number };
    const at = lineNumber === undefined ? '' : ` at line ${lineNumber}, column ${columnNumber}`;
    throw new ConfigError('invalid-syntax', where, [{ path: '', message: `found text that is not JSON5${at}` }]);
  }
}

/**
 * The configuration that a value says, its paths as they are written: `startGateway` knows the folder they are relative to.
 *
 * Throws {@link ConfigError} `invalid-config`, also for rules that could never be honoured.
 */
export function parseConfig(value: unknown, where = 'config'): GatewayConfig {
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) throw new ConfigError('invalid-config', where, faultsIn(parsed.error, value));
  // The schema's output is the interface, apart from `exactOptionalPropertyTypes`: zod has no word for it.
  const config = parsed.data as unknown as GatewayConfig;
  const faults = ruleFaults(config);
  if (faults.length > 0) throw new ConfigError('invalid-config', where, faults);
  return config;
}

/** What the sections of a configuration do not take, and no rules: each at its path. */
export function schemaFaults(value: unknown): ConfigFault[] {
  const { error } = configSchema.safeParse(value);
  return error === undefined ? [] : faultsIn(error, value);
}

function faultsIn({ issues }: z.core.$ZodError, value: unknown): ConfigFault[] {
  return issues.map((issue) => fault(issue, value));
}

function fault(issue: z.core.$ZodIssue, root: unknown): ConfigFault {
  const path = issue.path.map(String);
  const found = valueAt(root, path);
  return { path: path.join('.'), message: message(issue, found) };
}

function message(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `found ${show(found)}; wanted ${issue.expected}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const nearest = typeof found === 'string' ? nearestName(found, values) : undefined;
      const advice = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
      // A word where one of a few was wanted is no secret.
      const shown = typeof found === 'string' ? JSON.stringify(found.slice(0, 40)) : show(found);
      return `found ${shown}; wanted one of ${values.join(', ')}.${advice}`;
    }
    case 'too_small':
      return issue.origin === 'string'
        ? `found an empty text; wanted some characters`
        : `found ${show(found)}; wanted at least ${issue.minimum}`;
    case 'too_big':
      return `found ${show(found)}; wanted at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url' ? `found ${show(found)}; wanted an http or https url` : issue.message;
    default:
      return issue.message;
  }
}
