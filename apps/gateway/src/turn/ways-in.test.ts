/** Every way in to a tool against every reason to stop it: none may pass, each says why, and the tool is not reached. */
import {
  type CallContext,
  type Catalog,
  createCatalog,
  directSurface,
  jsonResult,
  type Surface,
  type ToolDefinition,
  type ToolResult,
} from '@toolsearch/catalog';
import { codeMode } from '@toolsearch/mode-code';
import { directoryMode } from '@toolsearch/mode-directory';
import { toolsMode } from '@toolsearch/mode-tools';
import {
  createApprovals,
  createFailureLimiter,
  createPolicy,
  type GuardOptions,
  guardExecute,
  systemClock,
} from '@toolsearch/policy';
import { createSandbox, type Sandbox } from '@toolsearch/sandbox-runner';
import { createRecorder } from '@toolsearch/telemetry';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../config/load.ts';
import { createMcpClients } from '../http/mcp/clients.ts';
import { createElicitations } from '../http/mcp/elicitation.ts';
import { connect, textOf } from '../http/mcp/harness.ts';
import { listen } from '../http/server.ts';
import { startToolRun } from './tool-run.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** How many times the tool behind the gate was reached. */
let reached = 0;

const schema = {
  type: 'object',
  properties: { text: { type: 'string' } },
  required: ['text'],
  additionalProperties: false,
};

function target(source: ToolDefinition['source']): ToolDefinition {
  return {
    source,
    name: 'write_note',
    description: 'Write a note.',
    inputSchema: schema,
    ...(source === 'mcp' || source === 'plugin' ? { owner: 'notes' } : {}),
    execute: async (args) => {
      reached++;
      return jsonResult(args);
    },
  };
}

interface WayIn {
  readonly name: string;
  readonly source: ToolDefinition['source'];
  readonly surface: (catalog: Catalog) => Surface;
  readonly call: (surface: Surface, id: string, args: object) => readonly [name: string, args: object];
  /** Default: straight into the surface, as a turn does. */
  readonly through?: (surface: Surface, catalog: Catalog, call: readonly [string, object]) => Promise<ToolResult>;
}

const aliasOf = (id: string): string =>
  id.startsWith('mcp:') ? 'mcp__notes__write_note' : id.startsWith('plugin:') ? 'notes__write_note' : 'write_note';

const WAYS: readonly WayIn[] = [
  {
    name: 'direct tool',
    source: 'plugin',
    surface: (catalog) => directSurface(catalog),
    call: (_surface, id, args) => [aliasOf(id), args],
  },
  {
    name: 'tool_call',
    source: 'mcp',
    surface: (catalog) => toolsMode(catalog),
    call: (_surface, id, args) => ['tool_call', { id, args }],
  },
  {
    name: 'code body',
    source: 'mcp',
    surface: (catalog) => codeMode(catalog, sandbox),
    call: (_surface, id, args) => [
      'tool_search_code',
      { code: `return await openclaw.tools.call(${JSON.stringify(id)}, ${JSON.stringify(args)});` },
    ],
  },
  {
    name: 'hydrated hidden name',
    source: 'mcp',
    surface: (catalog) => directoryMode(catalog),
    call: (_surface, id, args) => [aliasOf(id), args],
  },
  {
    name: 'client tool, shown',
    source: 'client',
    surface: (catalog) => directoryMode(catalog),
    call: (_surface, id, args) => [aliasOf(id), args],
  },
  {
    name: 'client tool, called from code',
    source: 'client',
    surface: (catalog) => codeMode(catalog, sandbox),
    call: (_surface, id, args) => [
      'tool_search_code',
      { code: `return await openclaw.tools.call(${JSON.stringify(id)}, ${JSON.stringify(args)});` },
    ],
  },
  {
    name: 'MCP client, shown tool',
    source: 'mcp',
    surface: (catalog) => directSurface(catalog, { target: 'mcp' }),
    call: (_surface, id, args) => [aliasOf(id), args],
    through: overMcp,
  },
  {
    name: 'MCP client, tool_call',
    source: 'mcp',
    surface: (catalog) => toolsMode(catalog, { target: 'mcp' }),
    call: (_surface, id, args) => ['tool_call', { id, args }],
    through: overMcp,
  },
];

/** A client of the SDK over loopback HTTP, to the endpoint that the gateway serves, with the surface behind it. */
async function overMcp(surface: Surface, catalog: Catalog, [name, args]: readonly [string, object]) {
  const clients = createMcpClients({
    config: defaultConfig,
    openRun: async (_, client) =>
      startToolRun({
        runId: 'run',
        sessionId: 'session',
        client,
        mode: { mode: surface.mode },
        tools: () => ({ surface, catalog }),
        onChange: () => () => {},
        recorder: createRecorder(),
        failures: createFailureLimiter(),
        clock: systemClock,
        log: { said: () => {}, flush: async () => {} },
        onEnd: () => {},
      }),
    use: () => {},
    elicitations: createElicitations(),
    version: '0.0.0',
    clock: systemClock,
    ids: () => 'id',
  });
  const server = await listen(new Hono().all('/mcp', clients.handle), { host: '127.0.0.1', port: 0 });
  const { call, client } = await connect({ url: server.url, token: 'any' });
  const result = await call(name, { ...args });
  await client.close();
  await server.close();
  return result as ToolResult;
}

interface Reason {
  readonly name: string;
  readonly guard: (id: string) => Partial<GuardOptions>;
  readonly args?: object;
  /** A part of the text that the model reads. */
  readonly says: RegExp;
}

const REASONS: readonly Reason[] = [
  {
    name: 'policy',
    guard: (id) => ({ policy: createPolicy([{ name: 'late', deny: [id] }]) }),
    says: /Blocked by policy/,
  },
  {
    name: 'a hook',
    guard: () => ({ hooks: [{ name: 'guard/quiet', beforeToolCall: () => ({ block: 'not on Sundays' }) }] }),
    says: /hook guard\/quiet: not on Sundays/,
  },
  {
    name: 'a hook that throws',
    guard: () => ({
      hooks: [
        {
          name: 'guard/broken',
          beforeToolCall: () => {
            throw new Error('oops');
          },
        },
      ],
    }),
    says: /guard\/broken/,
  },
  {
    name: 'an approval that was denied',
    guard: () => ({ approvals: asking(async () => 'deny') }),
    says: /not approved, it was denied/,
  },
  {
    name: 'an approval that timed out',
    guard: () => ({ approvals: asking(() => new Promise(() => {})) }),
    says: /not approved, nobody answered in time/,
  },
  {
    name: 'an approval that was malformed',
    guard: () => ({ approvals: asking(async () => 'yes please') }),
    says: /not approved, the answer was none of/,
  },
  { name: 'invalid input', guard: () => ({}), args: { text: 7 }, says: /args\/text must be string/ },
  {
    name: 'a tool that has gone',
    guard: () => ({ isAvailable: () => false }),
    says: /cannot be reached now: it is gone/,
  },
  {
    name: 'a source that is down',
    guard: () => ({ isAvailable: () => 'its server ended with code 1' }),
    says: /its server ended with code 1/,
  },
];

function asking(ask: () => Promise<unknown>) {
  return createApprovals({
    rules: { '*': 'always', 'mcp:*:*': 'always', 'plugin:*:*': 'always', 'client:*': 'always' },
    timeoutMs: 20,
    approvers: [{ name: 'test', ask }],
  });
}

function contextOf(): CallContext {
  return { runId: 'run', sessionId: 'session', callId: 'call', origin: 'direct', signal: new AbortController().signal };
}

function catalogOf({ source }: WayIn, options: Partial<GuardOptions>): Catalog {
  return createCatalog([target(source)], { execute: guardExecute({ policy: createPolicy([]), ...options }) });
}

async function call(way: WayIn, catalog: Catalog, args: object = { text: 'hello' }): Promise<ToolResult> {
  const id = catalog.entries[0]?.id ?? '';
  const surface = way.surface(catalog);
  const made = way.call(surface, id, args);
  return way.through ? way.through(surface, catalog, made) : surface.dispatch(...made, contextOf());
}

describe.each(WAYS)('$name', (way) => {
  test('reaches the tool once when nothing stands in the way', async () => {
    reached = 0;
    const result = await call(way, catalogOf(way, {}));
    expect(result.isError ?? false).toBe(false);
    expect(textOf(result)).toContain('hello');
    expect(reached).toBe(1);
  });

  test.each(REASONS)(
    'is stopped by $name, which the result says, and the tool is not reached',
    async ({ guard, args, says }) => {
      reached = 0;
      const id = catalogOf(way, {}).entries[0]?.id ?? '';
      const result = await call(way, catalogOf(way, guard(id)), args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(says);
      expect(reached).toBe(0);
    },
  );
});
