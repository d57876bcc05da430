/** What a gateway is started with, and whether what a program without types gave is that. */
import type { Approver, Clock } from '@toolsearch/policy';
import type { GatewayConfig } from './config/config.ts';
import { ConfigError, type ConfigFault } from './config/errors.ts';
import { schemaFaults } from './config/load.ts';
import { configSchema, show } from './config/schema.ts';
import type { Environment } from './config/variables.ts';

export interface GatewayOptions {
  /** As `parseConfig` or `loadConfig` gives it. */
  readonly config: GatewayConfig;
  /** The folder that paths of the configuration are relative to; one that begins with `~/` is in the home. */
  readonly baseDir: string;
  /** One line for operators. Default: nowhere. */
  readonly log?: (line: string) => void;
  /** Where `${NAME}` of the configuration is looked up. Default `process.env`. */
  readonly environment?: Environment;
  /** Asked beside the HTTP routes when a call needs a person's word. Default none. */
  readonly approvers?: readonly Approver[];
  /** How long a turn waits for sources that are still starting. Default 10,000. */
  readonly settleTimeoutMs?: number;
  /** How long answers under way may take when the gateway closes; then they are ended. Default 5,000. */
  readonly drainTimeoutMs?: number;
  readonly clock?: Clock;
}

/** Throws {@link ConfigError} `invalid-options` with every option that is not what {@link GatewayOptions} says. */
export function checkOptions(options: unknown): void {
  const given: Readonly<Record<string, unknown>> = isSection(options) ? options : {};
  const isDelay = (value: unknown) => typeof value === 'number' && value >= 0;
  const isFunction = (value: unknown) => typeof value === 'function';
  const optional = (name: string, isRight: (value: unknown) => boolean, wanted: string): ConfigFault[] =>
    given[name] === undefined || isRight(given[name]) ? [] : [fault(name, given[name], wanted)];
  const faults = [
    ...configFaults(given.config),
    ...(typeof given.baseDir === 'string' && given.baseDir !== ''
      ? []
      : [fault('baseDir', given.baseDir, 'the folder that paths are relative to')]),
    ...optional('log', isFunction, 'a function that takes one line'),
    ...optional('environment', isSection, 'an object of texts'),
    ...optional('approvers', Array.isArray, 'a list'),
    ...optional('settleTimeoutMs', isDelay, 'a number of at least 0'),
    ...optional('drainTimeoutMs', isDelay, 'a number of at least 0'),
    ...optional('clock', (clock) => isSection(clock) && isFunction(clock.now), 'a clock'),
  ];
  if (faults.length > 0) throw new ConfigError('invalid-options', 'startGateway', faults);
}

/** The same for a configuration that is to be taken over. */
export function checkConfig(config: unknown): void {
  const faults = configFaults(config);
  if (faults.length > 0) throw new ConfigError('invalid-options', 'reconfigure', faults);
}

/** Values that are wrong, or else those that are not there: a configuration that nobody parsed lacks its defaults. */
function configFaults(config: unknown): ConfigFault[] {
  if (!isSection(config)) return [fault('config', config, 'what parseConfig or loadConfig gives')];
  const wrong = schemaFaults(config);
  const faults = wrong.length > 0 ? wrong : missingIn(config, configSchema.parse(config));
  return faults.map(({ path, message }) => ({ path: path === '' ? 'config' : `config.${path}`, message }));
}

function missingIn(given: unknown, parsed: unknown, path: readonly string[] = []): ConfigFault[] {
  if (!isSection(parsed)) return [];
  const there = isSection(given) ? given : {};
  return Object.entries(parsed).flatMap(([key, value]) =>
    there[key] === undefined && value !== undefined
      ? [fault([...path, key].join('.'), undefined, 'its default filled in, as parseConfig does')]
      : missingIn(there[key], value, [...path, key]),
  );
}

function fault(path: string, found: unknown, wanted: string): ConfigFault {
  return { path, message: `found ${found === undefined ? 'nothing' : show(found)}; wanted ${wanted}` };
}

function isSection(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
