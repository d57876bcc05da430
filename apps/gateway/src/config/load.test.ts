import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faults } from './harness.ts';
import { defaultConfig, loadConfig, parseConfig } from './load.ts';

const server = (entry: object) => ({ mcp: { servers: { a: entry } } });
const toolSearch = (value: unknown) => parseConfig({ tools: { toolSearch: value } }).tools.toolSearch;

describe('tools.toolSearch', () => {
  test('unset or false means direct exposure, true means code mode with its defaults', () => {
    expect(defaultConfig().tools.toolSearch).toBe(false);
    expect(toolSearch(false)).toBe(false);
    expect(toolSearch(true)).toEqual({
      mode: 'code',
      codeTimeoutMs: 10_000,
      searchDefaultLimit: 8,
      maxSearchLimit: 20,
      thresholdBytes: 0,
    });
  });

  test('limits are moved into their bounds', () => {
    expect(toolSearch({ codeTimeoutMs: 1, maxSearchLimit: 500, searchDefaultLimit: 99 })).toMatchObject({
      codeTimeoutMs: 1_000,
      maxSearchLimit: 50,
      searchDefaultLimit: 50,
    });
    expect(toolSearch({ codeTimeoutMs: 1e6, maxSearchLimit: 5 })).toMatchObject({
      codeTimeoutMs: 60_000,
      searchDefaultLimit: 5,
    });
  });
});

describe('a fault', () => {
  test.each([
    [{ tools: { toolSerch: true } }, 'tools', 'Did you mean "toolSearch"?'],
    [
      { tools: { toolSearch: { mode: 'tool' } } },
      'tools.toolSearch.mode',
      'found "tool"; wanted one of code, tools, directory. Did you mean "tools"?',
    ],
    [{ tools: { toolSearch: 'code' } }, 'tools.toolSearch', 'wanted true, false or a section'],
    [{ tools: { toolSearch: { maxSearchLimit: '9' } } }, 'tools.toolSearch.maxSearchLimit', 'found a text'],
    [{ gateway: { port: 70_000 } }, 'gateway.port', 'found 70000; wanted at most 65535'],
    [{ mcp: { servers: { a: {} } } }, 'mcp.servers.a', 'wanted either command (stdio) or url'],
    [{ mcp: { servers: { a: { command: 'x', url: 'http://h/' } } } }, 'mcp.servers.a', 'found both'],
    [{ mcp: { servers: { a: { command: 'x', arg: [] } } } }, 'mcp.servers.a', 'Did you mean "args"?'],
    [{ mcp: { servers: { a: { url: 'ftp://x' } } } }, 'mcp.servers.a.url', 'wanted an http or https url'],
    [server({ url: 'http://h/', headers: { 'a b': 'x' } }), 'mcp.servers.a.headers.a b', 'found a name that no HTTP'],
    [server({ url: 'http://h/', headers: { '': 'x' } }), 'mcp.servers.a.headers.', 'found a name that no HTTP header'],
    [server({ url: 'http://h/', headers: { a: 'x\ny' } }), 'mcp.servers.a.headers.a', 'found a value that no HTTP'],
    [server({ url: 'http://h/', headers: { a: '\u20ac' } }), 'mcp.servers.a.headers.a', 'found a value that no HTTP'],
    [server({ command: 'x', env: { 'A=B': 'x' } }), 'mcp.servers.a.env.A=B', 'wanted a name without "="'],
    [server({ command: 'x', env: { A: 'x\0' } }), 'mcp.servers.a.env.A', 'no NUL in it'],
    [{ model: 'gpt' }, 'model', 'wanted "<provider>/<model>"'],
    [{ tools: { ask: { 'mcp:*': 'sometimes' } } }, 'tools.ask.mcp:*', 'wanted one of never, on-miss, always'],
  ])('in %j names its path and what was wanted', (value, path, message) => {
    const found = faults(value);
    expect(found[0]?.path).toBe(path);
    expect(found[0]?.message).toContain(message);
  });

  test('does not hide the others', () => {
    expect(faults({ model: 'x', gateway: { port: 'y' } }).map(({ path }) => path)).toEqual(['gateway.port', 'model']);
  });

  test('is not found in headers that HTTP can carry, with variables in them', () => {
    const headers = { Authorization: `Bearer \${TOKEN}`, 'X-Api.Key': 'caf\u00e9', padded: ' x ' };
    expect(faults(server({ url: 'http://h/', headers }))).toEqual([]);
  });

  test('shows no secret', () => {
    const secret = 'sk-very-secret';
    const found = faults({ providers: { p: { baseUrl: secret, apiKey: [secret] } }, mcp: { servers: { s: secret } } });
    expect(found.map(({ path }) => path)).toContain('mcp.servers.s');
    expect(JSON.stringify(found)).not.toContain(secret);
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-config-'));

  test('is JSON5, with comments', () => {
    const path = join(folder, 'good.json5');
    writeFileSync(path, "{ model: 'a/b', /* here */ tools: { toolSearch: true, }, }");
    expect(loadConfig(path).model).toBe('a/b');
  });

  test('with a syntax fault is named with line and column, and a missing one with its path', () => {
    const path = join(folder, 'bad.json5');
    writeFileSync(path, '{\n  model: ,\n}');
    expect(() => loadConfig(path)).toThrow(/bad\.json5: .*line 2, column \d+/);
    expect(() => loadConfig(join(folder, 'none.json5'))).toThrow(/none\.json5: found ENOENT/);
  });
});

test('a name that every object inherits names no part of a configuration', () => {
  const { agents, providers, mcp, plugins, tools } = parseConfig({ agents: { reader: {} } });
  for (const parts of [agents, providers, mcp.servers, plugins.entries, tools.byProvider, tools.profiles, tools.groups])
    for (const name of ['constructor', 'toString', '__proto__']) expect(parts[name]).toBeUndefined();
  expect(agents.reader).toBeDefined();
});
