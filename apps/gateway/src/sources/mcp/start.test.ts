import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { replayCommand } from '@toolsearch/mcp-replay';
import { describe, expect, test } from 'vitest';
import {
  callTool,
  httpEntry,
  openTestSources,
  settledSession,
  sourcesConfig,
  statusOf,
  stdioEntry,
  toolsOf,
} from '../harness.ts';
import { missingRequired } from '../required.ts';

/** The program of an npm MCP server, which its `bin` names. */
function npmServer(name: string, ...args: string[]) {
  const file = fileURLToPath(import.meta.resolve(`@modelcontextprotocol/${name}/dist/index.js`));
  return stdioEntry({ command: process.execPath, args: [file, ...args] });
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('starting MCP servers', () => {
  test('the servers of the npm registry list and run their tools', async () => {
    const sources = await openTestSources({
      everything: npmServer('server-everything', 'stdio'),
      filesystem: npmServer('server-filesystem', import.meta.dirname),
      memory: { ...npmServer('server-memory'), env: { MEMORY_FILE_PATH: '/dev/null' } },
    });
    const session = await settledSession(sources);
    expect(session.snapshots().map(({ status }) => [status.owner, status.state, status.toolCount])).toEqual([
      ['everything', 'ready', 13],
      ['filesystem', 'ready', 14],
      ['memory', 'ready', 9],
    ]);
    expect(await callTool(session, 'everything', 'get-sum', { a: 2, b: 3 })).toMatchObject({
      content: [{ type: 'text', text: expect.stringContaining('5') }],
    });
    const image = await callTool(session, 'everything', 'get-tiny-image');
    expect(image.content.map(({ type }) => type)).toEqual(['text', 'image', 'text']);
    const structured = await callTool(session, 'everything', 'get-structured-content', { location: 'New York' });
    expect(structured.details).toMatchObject({ temperature: expect.any(Number) });
    const refused = await callTool(session, 'everything', 'get-sum', { a: 'x' });
    expect(refused.isError).toBe(true);
    const listed = await callTool(session, 'filesystem', 'list_directory', { path: import.meta.dirname });
    expect(listed.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('start.test.ts') });
  });

  test('field report 29: healthy servers start, each other one has a reason of its own', async () => {
    const ok = stdioEntry(replayCommand({ instruments: true }));
    const bad = {
      missing: stdioEntry({ command: '/opt/nowhere/no-such-command' }),
      exits: stdioEntry(replayCommand({ faults: ['exit-at-start'] })),
      refused: httpEntry(`http://127.0.0.1:${await closedPort()}/mcp`),
      throws: stdioEntry(replayCommand({ faults: ['fail-on-list'] })),
      hangs: stdioEntry({ ...replayCommand({ faults: ['hang-on-initialize'] }), connectTimeoutMs: 1_500 }),
      babbles: stdioEntry({
        command: 'sh',
        args: ['-c', 'printf "secret\\n{}\\nx\\n"; exec sleep 60'],
        connectTimeoutMs: 1_500,
      }),
      silent: stdioEntry({ ...replayCommand({ faults: ['hang-on-list'] }), listTimeoutMs: 500 }),
      odd: stdioEntry(replayCommand({ faults: ['no-tools-array'] })),
      credentials: httpEntry('http://user:pass@127.0.0.1/mcp'),
      unset: stdioEntry({ command: 'node', env: { KEY: `\${NOT_SET_ANYWHERE}` } }),
    };
    const mixed = await settledSession(await openTestSources({ ok, ...bad }));
    const alone = await settledSession(await openTestSources({ ok }));
    expect(toolsOf(mixed, 'ok').map(({ name }) => name)).toEqual(toolsOf(alone, 'ok').map(({ name }) => name));
    const reasons = Object.fromEntries(
      Object.keys(bad).map((name) => {
        const { state, reason, toolCount } = statusOf(mixed, name);
        expect([state, toolCount]).toEqual(['unavailable', 0]);
        return [name, reason];
      }),
    );
    expect(reasons).toEqual({
      missing: `command "no-such-command" was not found at the path given (${process.platform})`,
      exits: 'its process exited with code 3',
      refused: 'the connection was refused',
      throws: 'its tools/list failed (JSON-RPC error -32603)',
      hangs: 'did not answer initialize within 1500 ms',
      babbles: 'did not answer initialize within 1500 ms; wrote 3 lines to stdout that are no JSON-RPC',
      silent: 'did not finish tools/list within 500 ms',
      odd: 'its tools/list has no tools array',
      credentials: 'its url holds credentials, which HTTP clients refuse; write them into headers',
      unset: 'env.KEY needs the variable NOT_SET_ANYWHERE, which is not set',
    });
  });

  test('a required server that is missing refuses the run and says which', async () => {
    const servers = {
      needed: stdioEntry({ command: 'no-such-command', required: true }),
      other: stdioEntry({ command: 'no-such-command' }),
    };
    const session = await settledSession(await openTestSources(servers));
    expect(missingRequired(session, sourcesConfig(servers))).toBe(
      `The run is refused: a required MCP server is not available: "needed" (command "no-such-command" was not found (${process.platform}, searched in PATH)).`,
    );
    expect(missingRequired(session, sourcesConfig({ other: servers.other }))).toBeUndefined();
  });

  test('the standard error of a server is kept for operators, its variables blackened', async () => {
    const sources = await openTestSources(
      {
        exits: stdioEntry(replayCommand({ faults: ['exit-at-start'] })),
        leaks: stdioEntry({ command: 'sh', args: ['-c', 'echo "key $KEY" >&2; exit 1'], env: { KEY: `\${API_KEY}` } }),
      },
      { environment: { ...process.env, API_KEY: 'sk-very-secret' } },
    );
    await settledSession(sources);
    expect(sources.stderrTail('exits')).toBe('cannot start: the configuration is missing\n');
    expect(sources.stderrTail('leaks')).toBe('key [redacted]\n');
  });
});
