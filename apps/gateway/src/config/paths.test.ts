import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway } from '../gateway.ts';
import { faults } from './harness.ts';
import { loadConfig, parseConfig } from './load.ts';
import { pathFrom, withPaths } from './paths.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['~', homedir()],
  ['~/state', join(homedir(), 'state')],
  ['/srv/state', '/srv/state'],
  ['state', '/etc/toolsearch/state'],
  ['./state', '/etc/toolsearch/state'],
  ['../state', '/etc/state'],
  ['~state', '/etc/toolsearch/~state'],
])('the path %s of a file in /etc/toolsearch is %s', (path, absolute) => {
  expect(pathFrom('/etc/toolsearch', path)).toBe(absolute);
  expect(pathFrom('/elsewhere', absolute)).toBe(absolute);
});

test('one rule holds for the state folder, for commands that are paths and for working folders', () => {
  const file = {
    gateway: { stateDir: 'state' },
    mcp: {
      servers: {
        beside: { command: './bin/server', args: ['./as-it-is'], cwd: 'work' },
        home: { command: '~/bin/server', cwd: '~' },
        named: { command: 'npx' },
        far: { url: 'http://127.0.0.1:9/mcp' },
      },
    },
  };
  const config = withPaths(parseConfig(file), '/etc/toolsearch');
  expect(config.gateway.stateDir).toBe('/etc/toolsearch/state');
  expect(config.mcp.servers).toMatchObject({
    beside: { command: '/etc/toolsearch/bin/server', args: ['./as-it-is'], cwd: '/etc/toolsearch/work' },
    home: { command: join(homedir(), 'bin/server'), cwd: homedir() },
    named: { command: 'npx' },
    far: { url: 'http://127.0.0.1:9/mcp' },
  });
  expect(config.mcp.servers.constructor).toBeUndefined();
  expect(withPaths(config, '/elsewhere')).toEqual(config);
});

test('a file is loaded with its paths from its own folder, and the default state folder from the home', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolsearch-paths-'));
  writeFileSync(join(folder, 'a.json5'), "{ gateway: { stateDir: 'state' } }");
  writeFileSync(join(folder, 'b.json5'), '{}');
  expect(loadConfig(join(folder, 'a.json5')).gateway.stateDir).toBe(join(folder, 'state'));
  expect(loadConfig(join(folder, 'b.json5')).gateway.stateDir).toBe(join(homedir(), '.toolsearch'));
});

test('a gateway keeps its state, and finds its plugins, in the home and beside its file', async () => {
  const home = mkdtempSync(join(tmpdir(), 'toolsearch-home-'));
  vi.stubEnv('HOME', home);
  const baseDir = mkdtempSync(join(tmpdir(), 'toolsearch-base-'));
  mkdirSync(join(home, 'plugins'));
  const plugin = (id: string) => `export default { id: '${id}', register() {} };\n`;
  writeFileSync(join(home, 'plugins/in-home.mjs'), plugin('in-home'));
  writeFileSync(join(baseDir, 'beside.mjs'), plugin('beside'));
  const paths = ['~/plugins/in-home.mjs', './beside.mjs'];
  for (const [stateDir, folder] of [
    ['~/state', home],
    ['state', baseDir],
  ] as const) {
    const config = parseConfig({ gateway: { port: 0, stateDir }, plugins: { paths } });
    const gateway = await startGateway({ config, baseDir });
    await gateway.close();
    expect(readFileSync(join(folder, 'state/token'), 'utf8').trim()).toBe(gateway.token);
  }
});

test.each([
  [{ gateway: { stateDir: `\${HOME}/state` } }, 'gateway.stateDir'],
  [{ gateway: { host: `\${HOST}` } }, 'gateway.host'],
  [{ plugins: { paths: [`\${HOME}/plugin.mjs`] } }, 'plugins.paths.0'],
  [{ mcp: { servers: { a: { command: `\${HOME}/server` } } } }, 'mcp.servers.a.command'],
  [{ mcp: { servers: { a: { command: 'x', cwd: `\${HOME}` } } } }, 'mcp.servers.a.cwd'],
  [{ mcp: { servers: { a: { url: `http://127.0.0.1/\${KEY}` } } } }, 'mcp.servers.a.url'],
  [{ providers: { a: { baseUrl: `http://127.0.0.1/\${KEY}` } } }, 'providers.a.baseUrl'],
  [{ gateway: { stateDir: `\${ HOME }/state` } }, 'gateway.stateDir'],
])('in %j a variable that nobody would read is a fault', (config, path) => {
  expect(faults(config)).toEqual([{ path, message: expect.stringContaining('found a reference to a variable') }]);
});

test('a dollar before a reference, and a brace after it, are what they are', () => {
  const apiKey = `$\${A}{x}`;
  expect(faults({ providers: { mock: { baseUrl: 'http://127.0.0.1', apiKey } } })).toEqual([]);
});

test.each([[`\${ KEY }`], [`Bearer \${KEY`], [`\${1KEY}`], [`\${KEY:-none}`], [`\${}`]])(
  'a text such as %s, which begins a reference and is none, is a fault that does not repeat it',
  (text) => {
    const servers = {
      near: { command: 'x', env: { A: text } },
      far: { url: 'http://127.0.0.1', headers: { a: text } },
    };
    const found = faults({ mcp: { servers }, providers: { mock: { baseUrl: 'http://127.0.0.1', apiKey: text } } });
    expect(found.map(({ path }) => path).sort()).toEqual([
      'mcp.servers.far.headers.a',
      'mcp.servers.near.env.A',
      'providers.mock.apiKey',
    ]);
    const message = `found "\${" that begins no reference; wanted \${NAME}, of letters, digits and "_"`;
    for (const fault of found) expect(fault.message).toBe(message);
  },
);
