/** Which configuration file a command works on, and what it says. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { GatewayConfig } from '../config/config.ts';
import { defaultConfig, loadConfig } from '../config/load.ts';
import { pathFrom, withPaths } from '../config/paths.ts';
import type { Terminal } from './terminal.ts';

export interface ConfigFile {
  /** Absolute. */
  readonly path: string;
  /** Whether somebody named it: a file that nobody named need not be there. */
  readonly named: boolean;
}

/** `--config`, else `TOOLSEARCH_CONFIG`, else `~/.toolsearch/config.json5`; relative paths from where the command runs. */
export function configFile(program: Command, { environment, cwd }: Pick<Terminal, 'environment' | 'cwd'>): ConfigFile {
  const named = program.opts<{ config?: string }>().config ?? (environment.TOOLSEARCH_CONFIG || undefined);
  return { path: pathFrom(cwd, named ?? '~/.toolsearch/config.json5'), named: named !== undefined };
}

/** A configuration, and the file that it stands in, or would stand in. */
export interface ReadConfig {
  readonly config: GatewayConfig;
  /** Absolute. */
  readonly path: string;
  /** The folder that its paths are relative to. */
  readonly baseDir: string;
}

/** Reads the file; the defaults hold where there is none and nobody named one. Throws `ConfigError`. */
export function readConfig(program: Command, terminal: Pick<Terminal, 'environment' | 'cwd'>): ReadConfig {
  const { path, named } = configFile(program, terminal);
  const baseDir = dirname(path);
  const config = named || existsSync(path) ? loadConfig(path) : withPaths(defaultConfig(), baseDir);
  return { config, path, baseDir };
}
