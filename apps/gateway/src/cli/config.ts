/** `toolsearch config get|set|unset|validate`: the configuration file from the command line, its comments kept. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import JSON5 from 'json5';
import type { GatewayConfig } from '../config/config.ts';
import { parsePath, setValue, unsetValue, valueAt } from '../config/edit.ts';
import { refuseListElement } from '../config/list-element.ts';
import { defaultConfig, parseConfig, parseText, readText } from '../config/load.ts';
import { waitsForStart } from '../config/next-start.ts';
import { refuseUnknownPath } from '../config/unknown-path.ts';
import { writeText } from '../config/write.ts';
import { type ConfigFile, configFile } from './config-file.ts';
import type { Terminal } from './terminal.ts';

/** Adds the command. */
export function configCommand(program: Command, terminal: Terminal): void {
  const config = program.command('config').description('read and edit the configuration file, keeping its comments');
  const file = (): ConfigFile => configFile(program, terminal);

  config
    .command('get')
    .argument('[path]', 'keys joined by dots, as tools.toolSearch; without it the whole file')
    .description('print what is in effect at a path, defaults included')
    .action((path?: string) => {
      const text = textOf(file());
      const effective = parseConfig(parseText(text, file().path), file().path);
      const keys = path === undefined ? [] : parsePath(path);
      const value = valueAt(effective, keys);
      if (value === undefined) refuseUnknownPath(text, keys, file().path);
      terminal.out(`${value === undefined ? 'undefined' : JSON.stringify(value, null, 2)}\n`);
    });

  config
    .command('set')
    .argument('<path>', 'keys joined by dots, as tools.toolSearch')
    .argument('<value>', 'JSON5, or else a text: true, 8, \'["mcp:*"]\', openai/gpt-5')
    .description('set a value; nothing is written when the file would be wrong with it')
    .action((path: string, value: string) => {
      const keys = parsePath(path);
      const before = existsSync(file().path) ? readText(file().path) : '';
      const waiting = edit(file(), before, (text) => {
        refuseListElement(text, keys);
        return setValue(text, keys, parseValue(value));
      });
      terminal.out(`${path} is set in ${file().path}\n${nextStart(waiting)}`);
    });

  config
    .command('unset')
    .argument('<path>', 'keys joined by dots')
    .description('take a value out, so that its default holds')
    .action((path: string) => {
      const keys = parsePath(path);
      const waiting = edit(file(), textOf(file()), (text) => {
        refuseListElement(text, keys);
        const without = unsetValue(text, keys);
        // What nobody wrote and no configuration has was spelled wrong.
        if (without === text) refuseUnknownPath(text, keys, file().path);
        return without;
      });
      terminal.out(`${path} is not set in ${file().path}\n${nextStart(waiting)}`);
    });

  config
    .command('validate')
    .description('check the file and print every fault with its path')
    .action(() => {
      const { path } = file();
      parseConfig(parseText(readText(path), path), path);
      terminal.out(`${path} is valid\n`);
    });
}

/** The text of the file; that of an empty section where nobody named one and none is there. Throws `ConfigError`. */
function textOf({ path, named }: ConfigFile): string {
  return named || existsSync(path) ? readText(path) : '{}';
}

/**
 * Writes the edited text only when it is a valid configuration. Gives the paths whose change a running gateway takes over
 * only at its next start.
 */
function edit({ path }: ConfigFile, before: string, change: (text: string) => string): readonly string[] {
  if (before.trim() !== '') parseText(before, path);
  const after = change(before);
  if (after === before) return [];
  const config = parseConfig(parseText(after, path), path);
  writeText(path, after);
  return waitsForStart(inForce(before), config);
}

/** What a gateway that runs on this text has; none runs on a text that is wrong. */
function inForce(text: string): GatewayConfig {
  try {
    return text.trim() === '' ? defaultConfig() : parseConfig(parseText(text));
  } catch {
    return defaultConfig();
  }
}

function nextStart(waiting: readonly string[]): string {
  return waiting.length === 0 ? '' : `A gateway that runs takes this over at its next start: ${waiting.join(', ')}.\n`;
}

function parseValue(text: string): unknown {
  try {
    return JSON5.parse(text);
  } catch {
    return text;
  }
}
