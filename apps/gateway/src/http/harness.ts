/** A gateway for tests, with a mock provider behind it and a real plugin in it. Imported by tests alone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OpenAI from 'openai';
import { onTestFinished } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../gateway.ts';
import { type MockProvider, type MockProviderOptions, startMockProvider } from '../qa/mock-provider/index.ts';

/** A plugin with a tool that adds, one that fails, one that needs long, and many that are only there. */
export const PLUGIN = `
const number = { type: 'number' };
const text = (value) => ({ content: [{ type: 'text', text: value }] });
export default {
  id: 'desk',
  register(api) {
    api.tool({
      name: 'add_numbers',
      description: 'Adds two numbers and gives their sum.',
      inputSchema: { type: 'object', properties: { a: number, b: number }, required: ['a', 'b'], additionalProperties: false },
      execute: async ({ a, b }) => ({ ...text(String(a + b)), details: { sum: a + b } }),
    });
    api.tool({
      name: 'break_down',
      description: 'Always breaks down.',
      inputSchema: { type: 'object', properties: {} },
      execute: async () => { throw new Error('the desk is broken'); },
    });
    api.tool({
      name: 'wait_long',
      description: 'Waits until it is cancelled.',
      inputSchema: { type: 'object', properties: {} },
      execute: (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(text('cancelled')), { once: true })),
    });
    for (let index = 0; index < 40; index++) {
      api.tool({
        name: 'drawer_' + index,
        description: 'Opens drawer number ' + index + ' of the desk.',
        inputSchema: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
        execute: async ({ reason }) => text('drawer ' + index + ' opened: ' + reason),
      });
    }
  },
};
`;

export type Mode = 'direct' | 'code' | 'tools' | 'directory';
/** Every way in which a model may be shown tools. */
export const MODES: readonly Mode[] = ['direct', 'tools', 'directory', 'code'];

export interface TestGatewayOptions {
  readonly mode?: Mode;
  /** Merged over the configuration, key by key at the top level. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Merged into its `tools`. */
  readonly tools?: Readonly<Record<string, unknown>>;
  readonly api?: 'openai-completions' | 'openai-responses';
  readonly mock?: MockProviderOptions;
  readonly gateway?: Partial<GatewayOptions>;
  /** Modules by id. Default the desk alone. */
  readonly plugins?: Readonly<Record<string, string>>;
  /** Of an earlier gateway, to start again on its state. */
  readonly stateDir?: string;
}

export interface TestGateway {
  readonly gateway: Gateway;
  readonly mock: MockProvider;
  readonly stateDir: string;
  readonly openai: OpenAI;
  /** What operators would read. */
  readonly lines: readonly string[];
  /** A request with the token. */
  fetch(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>;
  /** One question over chat completions; gives the text of the answer. */
  ask(question: string, fields?: object): Promise<string>;
}

/** Starts both and ends them with the test. */
export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { mode = 'tools', config = {}, tools = {}, api = 'openai-completions', plugins = { desk: PLUGIN } } = options;
  const stateDir = options.stateDir ?? (await mkdtemp(join(tmpdir(), 'toolsearch-http-')));
  const mock = await startMockProvider(options.mock);
  const paths = Object.keys(plugins).map((id) => join(stateDir, `${id}.mjs`));
  await Promise.all(Object.values(plugins).map((source, index) => writeFile(paths[index] ?? '', source)));
  const lines: string[] = [];
  const gateway = await startGateway({
    config: parseConfig({
      gateway: { port: 0, stateDir },
      model: 'mock/mock-model',
      providers: { mock: { api, baseUrl: mock.url, apiKey: 'a-key-of-the-mock' } },
      plugins: { paths },
      tools: { toolSearch: mode === 'direct' ? false : { mode }, ...tools },
      ...config,
    }),
    baseDir: stateDir,
    log: (line) => lines.push(line),
    drainTimeoutMs: 500,
    ...options.gateway,
  });
  onTestFinished(async () => {
    await gateway.close();
    await mock.close();
    await rm(stateDir, { recursive: true, force: true });
  });
  const send = (path: string, { json, headers, ...init }: RequestInit & { readonly json?: unknown } = {}) =>
    fetch(`${gateway.url}${path}`, {
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      ...init,
      headers: { authorization: `Bearer ${gateway.token}`, ...(headers as Record<string, string> | undefined) },
    });
  return {
    gateway,
    mock,
    stateDir,
    lines,
    openai: new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.token, maxRetries: 0 }),
    fetch: send,
    async ask(question, fields = {}) {
      const response = await send('/v1/chat/completions', {
        json: { model: 'toolsearch', messages: [{ role: 'user', content: question }], ...fields },
      });
      const body = (await response.json()) as {
        choices?: [{ message: { content: string } }];
        error?: { message: string };
      };
      if (!body.choices) throw new Error(`${response.status}: ${body.error?.message}`);
      return body.choices[0].message.content;
    },
  };
}

/** A client tool as chat completions spell it. */
export const WEATHER = {
  type: 'function' as const,
  function: {
    name: 'get_weather',
    description: 'Gives the weather of a city, as the application knows it.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
};

/** The same as Responses spell it. */
export const WEATHER_FLAT = { type: 'function' as const, strict: false, ...WEATHER.function };
