/** What the README promises, executed: its examples, its table of the configuration, its list of commands. */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToolErrorCode } from '@toolsearch/catalog';
import { checkShownExample, runReadmeExample } from '@toolsearch/readme-example';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { commandLine } from './cli/harness.ts';
import { missingProviders } from './cli/model.ts';
import { valueAt } from './config/edit.ts';
import { ConfigError } from './config/errors.ts';
import { parseConfig, parseText } from './config/load.ts';
import { NEXT_START } from './config/next-start.ts';
import { startGateway } from './gateway.ts';
import { errorAnswer } from './http/errors.ts';
import { ProviderError, type ProviderErrorCode } from './providers/errors.ts';
import { startMockProvider } from './qa/mock-provider/index.ts';
import { TurnError, type TurnErrorCode } from './turn/errors.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

afterAll(() => vi.unstubAllEnvs());

test('the example of the README gives the answer to which the plugin contributed, and its hook stops what it says', async () => {
  const mock = await startMockProvider();
  vi.stubEnv('STATE_DIR', await mkdtemp(join(tmpdir(), 'toolsearch-readme-')));
  vi.stubEnv('OPENAI_BASE_URL', mock.url);
  checkShownExample(import.meta.dirname, 'readme.plugin.ts');
  const { gateway, choices } = await runReadmeExample(import.meta.dirname, () => import('./readme.example.ts'));
  try {
    expect(choices[0].message.content).toBe('Refunded A-7.');
    const question = { role: 'user', content: 'use refund with {"order":"A-0"}' };
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.token}` },
      body: JSON.stringify({ model: 'toolsearch', messages: [question] }),
    });
    expect(JSON.stringify(await response.json())).toContain('A-0 is not for sale');
  } finally {
    await gateway.close();
    await mock.close();
  }
});

test('the example of an MCP client is shown three tools, and calls one that stands behind them', async () => {
  const config = parseConfig({
    gateway: { port: 0, stateDir: await mkdtemp(join(tmpdir(), 'toolsearch-readme-')) },
    plugins: { paths: ['./readme.plugin.ts'] },
    tools: { toolSearch: { mode: 'tools' } },
  });
  const gateway = await startGateway({ config, baseDir: import.meta.dirname });
  vi.stubEnv('GATEWAY_URL', gateway.url);
  vi.stubEnv('GATEWAY_TOKEN', gateway.token);
  try {
    const { tools, result } = await import('./readme.mcp.example.ts');
    expect(tools.map(({ name }) => name)).toEqual(['tool_search', 'tool_describe', 'tool_call']);
    expect(JSON.stringify(result.content)).toContain('Refunded A-7.');
  } finally {
    await gateway.close();
  }
});

test('the file to begin with is valid, and its model has its provider', () => {
  const [, text = ''] = /```json5\n([\s\S]*?)```/.exec(readme) ?? [];
  const config = parseConfig(parseText(text));
  expect(config.model).toBe('openai/gpt-5-mini');
  expect(missingProviders(config)).toEqual([]);
});

/** Everything that has a name of its own is called x; a server is reached by command as x and by url as y. */
const SMALLEST = {
  providers: { x: { baseUrl: 'http://127.0.0.1/v1' } },
  agents: { x: {} },
  plugins: { entries: { x: {} } },
  mcp: { servers: { x: { command: 'c' }, y: { url: 'http://127.0.0.1/mcp' } } },
  tools: { toolSearch: {} },
};

interface Row {
  readonly path: string;
  readonly initial: string;
  readonly bounds: string;
}

const CONFIGURATION = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## HTTP'));
const ROWS: readonly Row[] = [...CONFIGURATION.matchAll(/^\| `([\w.<>]+)` \|([^|]*)\|([^|]*)\|/gm)].map(
  ([, path = '', initial = '', bounds = '']) => ({ path, initial: initial.trim(), bounds: bounds.trim() }),
);

function pathOf({ path }: Row): string[] {
  const server = /^mcp\.servers\.<name>\.(url|headers)$/.test(path) ? 'y' : 'x';
  return path.replace(/<\w+>/, server).split('.');
}

function withValue(path: readonly string[], value: unknown): Record<string, unknown> {
  const config = structuredClone(SMALLEST) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((section, key) => {
    section[key] ??= {};
    return section[key] as Record<string, unknown>;
  }, config);
  parent[path.at(-1) ?? ''] = value;
  return config;
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

describe('the table of the configuration', () => {
  test.each(ROWS.filter(({ initial }) => initial.startsWith('`')))('$path has the default $initial', (row) => {
    expect(JSON.stringify(valueAt(parseConfig(SMALLEST), pathOf(row)))).toBe(initialOf(row));
  });

  test.each(ROWS.filter(({ bounds }) => /\.\./.test(bounds)))('$path is kept within $bounds', (row) => {
    const [least = 0, most = 0] = row.bounds.split('..').map(numberOf);
    const take = (value: number) => valueAt(parseConfig(withValue(pathOf(row), value)), pathOf(row));
    expect(take(least)).toBe(least);
    if (row.path === 'gateway.port') {
      expect(() => take(most + 1)).toThrow(ConfigError);
    } else if (row.path !== 'tools.toolSearch.searchDefaultLimit') {
      expect([take(least - 1), take(most), take(most + 1)]).toEqual([least, most, most]);
    }
  });

  test.each(ROWS.filter(({ bounds }) => /^`[^`]+`(, `[^`]+`)+$/.test(bounds)))(
    '$path takes $bounds and nothing else',
    (row) => {
      for (const value of row.bounds.replaceAll('`', '').split(', '))
        expect(() => parseConfig(withValue(pathOf(row), value))).not.toThrow();
      expect(() => parseConfig(withValue(pathOf(row), 'something-else'))).toThrow(ConfigError);
    },
  );

  test('marks the keys that take effect at the next start', () => {
    const marked = [...CONFIGURATION.matchAll(/^\| `([\w.<>]+)` \|.*\| ⟳ /gm)].map(([, path]) => path);
    expect(marked.sort()).toEqual([...NEXT_START].sort());
  });

  test('names every key that the configuration takes, and no other', () => {
    const sections = ['', 'gateway', 'providers.x', 'agents.x', 'plugins', 'plugins.entries.x', 'mcp', 'mcp.servers.x'];
    const named = ROWS.map(({ path }) => path.replace(/<\w+>/, 'x'));
    const taken = [...sections, 'mcp.servers.y', 'tools', 'tools.toolSearch', 'sessions', 'turn'].flatMap((section) =>
      keysOf(section).map((key) => (section === '' ? key : `${section.replace('.y', '.x')}.${key}`)),
    );
    const isNamed = (path: string) => named.some((known) => known === path || known.startsWith(`${path}.`));
    expect(taken.filter((path) => !isNamed(path))).toEqual([]);
    expect(named.filter((path) => !taken.includes(path))).toEqual([]);
  });
});

function initialOf({ initial }: Row): string {
  const text = initial.replaceAll('`', '');
  if (/^[\d,]+$/.test(text)) return text.replaceAll(',', '');
  return /^(true|false|\{\}|\[\])$/.test(text) ? text : JSON.stringify(text);
}

/** A section answers an unknown key with all the keys that it has. */
function keysOf(section: string): string[] {
  try {
    parseConfig(withValue([...(section === '' ? [] : section.split('.')), 'no_such_key'], 1));
  } catch (error) {
    return /wanted one of ([^.]+)\./.exec(String(error))?.[1]?.split(', ') ?? [];
  }
  throw new Error(`${section} took an unknown key.`);
}

test('the table of commands names every command of the program, those under another one too, and no other', async () => {
  const table = readme.slice(readme.indexOf('## Commands'), readme.indexOf('## Dependencies'));
  const named = [...table.matchAll(/^\| (`.*?`) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(' · '))
    .map((text) => text.replaceAll('`', '').replace(/ <.*$/, ''));
  const commands = await commandsUnder();
  expect(commands).toContain('approvals revoke');
  // A command that does nothing without one of those under it is named by these.
  const wanted = commands.filter(
    (command) => named.includes(command) || !commands.some((other) => other.startsWith(`${command} `)),
  );
  expect(named.sort()).toEqual(wanted.sort());
  expect(named).toContain('approvals');
});

/** The commands that help lists, with those under them. */
async function commandsUnder(...parents: string[]): Promise<string[]> {
  const { out } = await commandLine({})(...parents, '--help');
  const [, list = ''] = out.split('Commands:\n');
  const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  const all = names.map(async (name) => [[...parents, name].join(' '), ...(await commandsUnder(...parents, name))]);
  return (await Promise.all(all)).flat();
}

/** Every code of each kind: the compiler refuses a list that is not whole. */
const TOOL_CODES = {
  'unknown-tool': true,
  'ambiguous-tool': true,
  'tool-unavailable': true,
  'blocked-by-policy': true,
  'blocked-by-hook': true,
  'blocked-by-approval': true,
  'invalid-input': true,
  'invalid-output-schema': true,
  'invalid-output': true,
  'tool-failed': true,
  timeout: true,
  aborted: true,
  'limit-exceeded': true,
  'script-error': true,
  'not-serialisable': true,
  'out-of-memory': true,
  'runtime-unavailable': true,
} satisfies Record<ToolErrorCode, true>;
const TURN_CODES = {
  invalid_request: true,
  'required-source-missing': true,
  'turn-busy': true,
  'unknown-response': true,
  'turn-aborted': true,
  'too-many': true,
  stopping: true,
} satisfies Record<TurnErrorCode, true>;
const PROVIDER_CODES = {
  'provider-unreachable': true,
  'provider-unauthorised': true,
  'rate-limited': true,
  'request-refused': true,
  'provider-failed': true,
  'malformed-answer': true,
  aborted: true,
  'unknown-model': true,
} satisfies Record<ProviderErrorCode, true>;

describe('the tables of error codes', () => {
  const [http = '', calls = ''] = readme
    .slice(readme.indexOf('**Errors**'), readme.indexOf('**Client tools**'))
    .split('| code of a call |');
  const codesIn = (text: string) => [...text.matchAll(/`([a-z_-]+)`/g)].map(([, code = '']) => code);
  /** Code to status, as the README pairs them. */
  const statuses = [...http.matchAll(/^\| ([\d ·]+) \| (.*) \|$/gm)].flatMap(([, left = '', right = '']) => {
    const cells = right.split(' · ');
    return left.split(' · ').flatMap((status, index) => codesIn(cells[index] ?? '').map((code) => `${code} ${status}`));
  });
  const told = [
    ...(Object.keys(TURN_CODES) as TurnErrorCode[]).map((code) => new TurnError(code, '')),
    ...(Object.keys(PROVIDER_CODES) as ProviderErrorCode[]).map((code) => new ProviderError(code, '')),
    new Error('none of ours'),
  ].map((error) => {
    const { status, body } = errorAnswer(error);
    return `${body.error.code} ${status}`;
  });
  const refused = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'http') })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [
      ...readFileSync(join(import.meta.dirname, 'http', path), 'utf8').matchAll(
        /new HttpError\(\s*(\d+),\s*'([\w-]+)'/g,
      ),
    ])
    .map(([, status, code]) => `${code} ${status}`);

  test('give every code of an HTTP error with its status', () => {
    expect(refused.length).toBeGreaterThan(8);
    for (const code of [...told, ...refused]) expect(statuses).toContain(code);
  });

  test('give the codes of calls and no other', () => {
    expect(codesIn(calls.slice(0, calls.indexOf('A stream'))).sort()).toEqual(Object.keys(TOOL_CODES).sort());
  });

  test('spell what the surface refuses with underscores, and the rest with hyphens', () => {
    for (const code of refused) expect(code).toMatch(/^[a-z]+(_[a-z]+)+ /);
    const inside = told.filter((code) => !refused.includes(code) && !/^model_not_found /.test(code));
    for (const code of [...inside, ...Object.keys(TOOL_CODES)]) expect(code).not.toContain('_');
  });
});

test('every dependency is accounted for', () => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const reasons = readme.slice(readme.indexOf('## Dependencies'));
  for (const name of Object.keys(dependencies)) expect(reasons).toContain(`\`${name}\``);
});
