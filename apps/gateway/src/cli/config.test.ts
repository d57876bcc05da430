import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from './program.ts';

let path = '';
let printed = '';
let complained = '';

async function toolsearch(...args: string[]): Promise<number> {
  printed = '';
  complained = '';
  return runProgram(['--config', path, ...args], {
    out: (text) => {
      printed += text;
    },
    err: (text) => {
      complained += text;
    },
    environment: {},
    cwd: tmpdir(),
    interrupted: new AbortController().signal,
  });
}

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'toolsearch-cli-')), 'config.json5');
});

describe('toolsearch config', () => {
  test('sets, gets and unsets a value and keeps the comments', async () => {
    writeFileSync(path, '{\n  // the one we like\n  model: "a/b",\n}\n');
    expect(await toolsearch('config', 'set', 'tools.toolSearch', 'true')).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(
      '{\n  // the one we like\n  model: "a/b",\n  tools: {\n    toolSearch: true,\n  },\n}\n',
    );
    expect(await toolsearch('config', 'get', 'tools.toolSearch.mode')).toBe(0);
    expect(printed).toBe('"code"\n');
    expect(await toolsearch('config', 'unset', 'tools.toolSearch')).toBe(0);
    expect(await toolsearch('config', 'get', 'tools.toolSearch')).toBe(0);
    expect(printed).toBe('false\n');
    expect(readFileSync(path, 'utf8')).toContain('// the one we like');
  });

  test.each([
    ['gateway.port', '1'],
    ['gateway', '{ host: "127.0.0.2" }'],
    ['turn.maxRepeatedFailures', '5'],
  ])('setting or unsetting %s says that it waits for the next start', async (key, value) => {
    for (const args of [
      ['set', key, value],
      ['unset', key],
    ]) {
      expect(await toolsearch('config', ...args)).toBe(0);
      expect(printed).toMatch(new RegExp(`at its next start: ${key.replace('.', '\\.')}.*\\.\n$`));
    }
  });

  test('nothing is said of the next start where a running gateway follows', async () => {
    for (const [key, value] of [
      ['tools.ask', '{ exec: "always" }'],
      ['tools.toolSearch', 'true'],
      ['gateway.maxBodyBytes', '2048'],
    ] as const) {
      expect(await toolsearch('config', 'set', key, value)).toBe(0);
      expect(printed).toBe(`${key} is set in ${path}\n`);
    }
  });

  test.each([
    ['toolz', 'toolz: found the key "toolz"; wanted one of gateway, ', 'Did you mean "tools"?'],
    ['tools.toolSearch.modee', 'found the key "modee"; wanted one of ', 'Did you mean "mode"?'],
    ['mcp.servers.near.commandd', 'found the key "commandd"; wanted one of ', 'Did you mean "command"?'],
    ['model.name', 'model.name: found nothing there: model is no section', ''],
  ])('getting or unsetting %s, which no configuration has, is an error that says so', async (key, found, advice) => {
    const text = '{ model: "a/b", mcp: { servers: { near: { command: "x" } } } }';
    writeFileSync(path, text);
    for (const verb of ['get', 'unset']) {
      expect(await toolsearch('config', verb, key)).toBe(1);
      expect(complained).toContain(found);
      expect(complained).toContain(advice);
      expect(printed).toBe('');
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('what has no value is no error', async () => {
    writeFileSync(path, '{ mcp: { servers: { near: { command: "x" } } } }');
    for (const key of [
      'tools.profile',
      'agents.nobody',
      'mcp.servers.near.cwd',
      'tools.toolSearch.mode',
      'tools.ask.x',
    ]) {
      expect(await toolsearch('config', 'get', key)).toBe(0);
      expect(printed).toBe('undefined\n');
      expect(await toolsearch('config', 'unset', key)).toBe(0);
      expect(printed).toBe(`${key} is not set in ${path}\n`);
    }
  });

  test('takes out a key that it does not know, so that a wrong file can be mended', async () => {
    writeFileSync(path, '{ modell: "a/b" }');
    expect(await toolsearch('config', 'unset', 'modell')).toBe(0);
    expect(await toolsearch('config', 'validate')).toBe(0);
  });

  test('refuses a path that begins with a dot, and writes nothing', async () => {
    expect(await toolsearch('config', 'set', '.gateway', '{ port: 1 }')).toBe(1);
    expect(complained).toContain('found ".gateway"; wanted keys joined by dots');
    expect(existsSync(path)).toBe(false);
  });

  test('makes the file when there is none', async () => {
    expect(await toolsearch('config', 'set', 'tools.toolSearch', '{ mode: "directory" }')).toBe(0);
    expect(await toolsearch('config', 'get', 'tools.toolSearch.mode')).toBe(0);
    expect(printed).toBe('"directory"\n');
  });

  test('refuses a value that is wrong, says what was wanted, and writes nothing', async () => {
    writeFileSync(path, '{ model: "a/b" }');
    expect(await toolsearch('config', 'set', 'tools.toolSearch.mode', 'codes')).toBe(1);
    expect(complained).toContain('tools.toolSearch.mode: found "codes"; wanted one of code, tools, directory');
    expect(readFileSync(path, 'utf8')).toBe('{ model: "a/b" }');
  });

  test.each([
    ['tools.deny', '["**"]', 'tools.deny.0: the rule "**" has two stars in a row. Wanted one star'],
    ['tools.allow', '["group:nope"]', 'tools.allow.0: "group:nope" names no known group'],
    ['tools.profile', 'nope', 'tools.profile: no profile "nope"'],
    ['tools.ask["**"]', 'always', 'tools.ask.**: the rule "**" has two stars in a row'],
    ['agents.ann.tools.deny', '["group:nope"]', 'agents.ann.tools.deny.0: "group:nope" names no known group'],
    ['gateway.host', '""', 'gateway.host: found an empty text'],
  ])('refuses %s %s, at which the gateway would not start, and writes nothing', async (key, value, message) => {
    const text = '{ model: "a/b" }';
    writeFileSync(path, text);
    expect(await toolsearch('config', 'set', key, value)).toBe(1);
    expect(complained).toContain(`${path}: ${message}`);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('takes out a rule that could never be honoured', async () => {
    writeFileSync(path, '{ tools: { deny: ["**"] } }');
    expect(await toolsearch('config', 'validate')).toBe(1);
    expect(complained).toContain('tools.deny.0: the rule "**"');
    expect(await toolsearch('config', 'unset', 'tools.deny')).toBe(0);
    expect(await toolsearch('config', 'validate')).toBe(0);
  });

  test('refuses __proto__, which no file can hold', async () => {
    writeFileSync(path, '{}');
    expect(await toolsearch('config', 'set', 'mcp.servers.__proto__', '{ command: "x" }')).toBe(1);
    expect(complained).toContain('wanted other keys than __proto__');
    expect(readFileSync(path, 'utf8')).toBe('{}');
  });

  test.each([
    ['{}', 'tools.deny.0'],
    ['{ tools: { deny: ["a"] } }', 'tools.deny[0]'],
    ['{ plugins: { entries: { x: { options: { names: ["a"] } } } } }', 'plugins.entries.x.options.names.0'],
  ])('in %s it refuses to set or unset %s, an element of a list', async (text, element) => {
    writeFileSync(path, text);
    const list = element.replace(/\.0$|\[0\]$/, '');
    expect(await toolsearch('config', 'set', element, 'x')).toBe(1);
    expect(complained).toContain(`elements of a list cannot be set, wanted the whole list at "${list}"`);
    expect(await toolsearch('config', 'unset', element)).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a number may be the name of an entry', async () => {
    expect(await toolsearch('config', 'set', 'agents.0.model', 'a/b')).toBe(0);
    expect(await toolsearch('config', 'get', 'agents.0.model')).toBe(0);
    expect(printed).toBe('"a/b"\n');
  });

  test('validates the whole file', async () => {
    writeFileSync(path, '{ modell: "a/b", gateway: { port: -1 } }');
    expect(await toolsearch('config', 'validate')).toBe(1);
    expect(complained).toContain('Did you mean "model"?');
    expect(complained).toContain('gateway.port: found -1; wanted at least 0');
    writeFileSync(path, '{}');
    expect(await toolsearch('config', 'validate')).toBe(0);
    expect(printed).toContain('is valid');
  });

  test('an unknown command is an error and not a start', async () => {
    expect(await toolsearch('confg')).toBe(2);
    expect(complained).toContain('confg');
  });
});
