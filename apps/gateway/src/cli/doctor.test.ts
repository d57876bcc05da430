import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { commandLine } from './harness.ts';

// Each run starts the child of code mode.
vi.setConfig({ testTimeout: 60_000 });

const PROVIDERS = { mock: { baseUrl: 'http://127.0.0.1:1/v1' } };

function pluginFile(source: string, name = 'plugin.mjs'): string {
  const path = join(mkdtempSync(join(tmpdir(), 'toolsearch-doctor-')), name);
  writeFileSync(path, source);
  return path;
}

test('a configuration that would serve has no error', async () => {
  const { code, out } = await commandLine({ providers: PROVIDERS })('doctor');
  expect(out).toContain('ok    model: mock/mock-model\n');
  expect(out).not.toContain('ERROR');
  expect(code).toBe(0);
});

test('a set-up without a model, as MCP clients need none, has a note and no error', async () => {
  const { code, out } = await commandLine({})('doctor');
  expect(out).toContain('note  model: none is configured; MCP clients at /mcp need none, model APIs under /v1 do\n');
  expect(out).not.toContain('ERROR');
  expect(code).toBe(0);
});

test('a chosen model without its provider is an error, that of an agent as well', async () => {
  const { code, out } = await commandLine({ model: 'gone/model', agents: { ann: { model: 'far/away' } } })('doctor');
  expect(code).toBe(1);
  expect(out).toContain('ERROR model: found gone/model; wanted a provider named gone in providers\n');
  expect(out).toContain('ERROR agents.ann.model: found far/away; wanted a provider named far in providers\n');
});

test('a variable that is not set is an error that names it and the place, of a provider and of a server', async () => {
  const variable = (name: string) => `\${${name}}`;
  const config = {
    providers: { mock: { ...PROVIDERS.mock, apiKey: variable('THE_KEY') } },
    mcp: {
      servers: {
        near: { command: 'node', env: { A: variable('NEAR_TOKEN') }, connectTimeoutMs: 100 },
        far: { url: 'http://127.0.0.1:9/mcp', headers: { authorization: `Bearer ${variable('FAR_TOKEN')}` } },
      },
    },
  };
  const { code, out } = await commandLine(config)('doctor');
  expect(code).toBe(1);
  expect(out).toContain('ERROR providers.mock.apiKey: found the variable THE_KEY, which is not set; ');
  expect(out).toContain('ERROR mcp:near: env.A needs the variable NEAR_TOKEN, which is not set\n');
  expect(out).toContain('ERROR mcp:far: headers.authorization needs the variable FAR_TOKEN, which is not set\n');
  const set = await commandLine(config, { THE_KEY: 'k', NEAR_TOKEN: 't', FAR_TOKEN: 't' })('doctor');
  expect(set.out).not.toContain('which is not set');
});

test('a rule of asking or of visibility that matches no tool is a note', async () => {
  const plugin = pluginFile(
    `export default { id: 'desk', register(api) {
      api.tool({ name: 'pay', inputSchema: { type: 'object' }, execute: () => ({ content: [] }) });
    } };\n`,
  );
  const tools = { ask: { pay: 'always', payy: 'always' }, visible: { 'group:mcp': 'never' } };
  const { code, out } = await commandLine({ plugins: { paths: [plugin] }, tools })('doctor');
  expect(out).toContain('note  tools.ask: "payy" matches no tool.\n');
  expect(out).toContain('note  tools.visible: "group:mcp" matches no tool.\n');
  expect(out).not.toContain('"pay" matches');
  expect(code).toBe(0);
});

test('a plugin that cannot be loaded is an error, and everything else is still looked at', async () => {
  const path = pluginFile('throw new Error("no licence");\n');
  const config = {
    providers: PROVIDERS,
    plugins: { paths: [path] },
    mcp: { servers: { gone: { command: '/does/not/exist' } } },
  };
  const { code, out } = await commandLine(config)('doctor');
  expect(code).toBe(1);
  expect(out).toContain('ok    configuration: ');
  expect(out).toContain('ok    model: mock/mock-model\n');
  expect(out).toMatch(/ code mode: /);
  expect(out).toContain('ERROR mcp:gone: command "exist" was not found at the path given');
  expect(out).toContain(`ERROR plugins: plugins.paths[0] (${path}): could not be loaded: no licence\n`);
});

test.each([
  ['plugin.mjs', 'or in a module that it imports: '],
  ['plugin.ts', 'line 2: '],
])('a syntax error in %s is told with the file, and with the line where Node gives it', (name, where) => {
  const path = pluginFile('export default {\n  id: "x", register( { };\n', name);
  const config = join(dirname(path), 'config.json5');
  writeFileSync(config, JSON.stringify({ plugins: { paths: [path] } }));
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  // A process of its own: the test runner would parse the plugin before Node does.
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--conditions=@toolsearch/source', program, '--config', config, 'doctor'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain(`could not be loaded: syntax error in ${path}, ${where}`);
});

test('a configuration that is wrong is an error a fault, and the sandbox is still looked at', async () => {
  const { code, out } = await commandLine({ modell: 'a/b', gateway: { port: -1 } })('doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^ERROR configuration: .*Did you mean "model"\?$/m);
  expect(out).toMatch(/^ERROR configuration: .*gateway\.port: found -1/m);
  expect(out).toMatch(/ code mode: /);
});
