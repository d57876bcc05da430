import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, onTestFinished, test } from 'vitest';
import { readReplayCatalog, replayCommand, serveHttp } from './index.ts';

/** Odd on purpose: a schema that the SDK's own client refuses. */
const TOOLS = [
  {
    name: 'odd',
    inputSchema: { type: 'object', properties: { any: true } },
    extra: [1],
    annotations: { readOnlyHint: true },
  },
  { name: 'second', inputSchema: { type: 'object' } },
];

function catalogFile(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a catalog is served over stdio as it was recorded, page by page', async () => {
  const { command, args } = replayCommand({ catalog: catalogFile({ tools: TOOLS }), pageSize: 1 });
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (id: number, method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return JSON.parse((await lines.next()).value ?? '').result;
  };
  expect(await ask(0, 'initialize', { protocolVersion: '2025-06-18' })).toEqual({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'recorded', version: '0.0.0' },
  });
  expect(await ask(1, 'tools/list', {})).toEqual({ tools: [TOOLS[0]], nextCursor: '1' });
  expect(await ask(2, 'tools/list', { cursor: '1' })).toEqual({ tools: [TOOLS[1]] });
  expect(await ask(3, 'tools/call', { name: 'odd', arguments: { any: 1 } })).toEqual({
    content: [{ type: 'text', text: '{"tool":"odd","args":{"any":1}}' }],
    structuredContent: { tool: 'odd', args: { any: 1 } },
  });
});

test('several catalogs are served over HTTP by one process, and requests are kept', async () => {
  const http = await serveHttp({
    catalogs: [
      { server: 'one', tools: [] },
      { server: 'two', tools: TOOLS.slice(1) },
    ],
  });
  onTestFinished(() => http.close());
  const client = new Client({ name: 'test', version: '0.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(http.url('two'))) as Parameters<typeof client.connect>[0],
  );
  expect((await client.listTools()).tools).toEqual(TOOLS.slice(1));
  await client.close();
  expect(http.requests.map(({ server, rpc }) => [server, rpc])).toContainEqual(['two', 'tools/list']);
});

test('a file without tools is refused by name', () => {
  const file = catalogFile({ tool: [] });
  expect(() => readReplayCatalog(file)).toThrow(`${file}: wanted an object with a "tools" array.`);
});
