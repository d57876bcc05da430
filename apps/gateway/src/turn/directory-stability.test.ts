/**
 * What a provider caches of a request must stay the same bytes: in directory mode neither servers that come back in
 * another order nor their changed texts may touch the prompt or the tools array of a session.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markedProcesses, replayCommand } from '@toolsearch/mcp-replay';
import type OpenAI from 'openai';
import { expect, test, vi } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { type TestGateway, testGateway } from '../http/harness.ts';
import type { RecordedRequest } from '../qa/mock-provider/index.ts';

// Fifty starts of real processes, on machines that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const TURNS = 20;
const POLL = { timeout: 20_000 };
const NAMES = ['alder', 'birch', 'cedar'] as const;
type Name = (typeof NAMES)[number];

const ALL_READY = NAMES.map(() => 'ready');

/** A server whose one tool has another text in every edition. */
async function editions(folder: string, name: Name) {
  const catalog = join(folder, `${name}.json`);
  const marker = `stability-${name}-${process.pid}`;
  const write = (edition: number) =>
    writeFile(
      catalog,
      JSON.stringify({
        tools: [
          {
            name: `measure_${name}`,
            description: `Measures a tree, edition ${edition}.`,
            inputSchema: { type: 'object', properties: { height: { type: 'number' } } },
          },
        ],
      }),
    );
  await write(0);
  return {
    write,
    entry: replayCommand({ catalog, marker }),
    kill(): void {
      for (const pid of markedProcesses(marker)) process.kill(pid, 'SIGKILL');
    },
  };
}

async function statesOf({ fetch }: TestGateway): Promise<string[]> {
  const { data } = (await (await fetch('/v1/sources')).json()) as { data: { source: string; state: string }[] };
  return data.filter(({ source }) => source === 'mcp').map(({ state }) => state);
}

/** The prompt and the tools array, each proven to stand in the request's bytes as it is given here. */
function cachedPart({ bytes, body }: RecordedRequest): string {
  const [system] = body.messages as { role: string }[];
  expect(system?.role).toBe('system');
  const parts = [JSON.stringify(system), `"tools":${JSON.stringify(body.tools)}`];
  for (const part of parts) expect(bytes.includes(part)).toBe(true);
  return parts.join('\n');
}

test('20 turns of a session send the same prompt and tools, in whatever order its servers come back with other texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolsearch-stability-'));
  const servers = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await editions(folder, name)] as const)),
  ) as Record<Name, Awaited<ReturnType<typeof editions>>>;
  const gateway = await testGateway({ mode: 'directory' });
  const edition: Record<Name, number> = { alder: 0, birch: 0, cedar: 0 };
  /** Takes over the servers in this order; one whose edition is another is ended and started again. */
  const configure = (order: readonly Name[]) =>
    gateway.gateway.reconfigure(
      parseConfig({
        gateway: { port: 0, stateDir: gateway.stateDir },
        providers: { mock: { baseUrl: gateway.mock.url, apiKey: 'a-key-of-the-mock' } },
        plugins: { paths: [join(gateway.stateDir, 'desk.mjs')] },
        mcp: {
          servers: Object.fromEntries(
            order.map((name) => [name, { ...servers[name].entry, env: { EDITION: String(edition[name]) } }]),
          ),
        },
        tools: { toolSearch: { mode: 'directory' } },
      }),
    );
  await configure(NAMES);
  await expect.poll(() => statesOf(gateway), POLL).toEqual(ALL_READY);
  const messages: OpenAI.ChatCompletionMessageParam[] = [];

  /** One turn; gives the answer's text, and the requests that it took. */
  async function ask(question: string): Promise<{ readonly text: string; readonly requests: RecordedRequest[] }> {
    const before = gateway.mock.requests.length;
    messages.push({ role: 'user', content: question });
    const answer = await gateway.openai.chat.completions.create({ model: 'toolsearch', user: 'ann', messages });
    const text = answer.choices[0]?.message.content ?? '';
    messages.push({ role: 'assistant', content: text });
    return { text, requests: gateway.mock.requests.slice(before) };
  }

  const seen: string[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const order = [...NAMES.slice(turn % 3), ...NAMES.slice(0, turn % 3)];
    if (turn % 2 === 0) order.reverse();
    const [first = 'alder'] = order;
    if (turn % 5 === 0) {
      // What is down stays listed and fails when it is called; no byte of what the provider caches may move.
      for (const name of order) servers[name].kill();
      await expect.poll(() => statesOf(gateway), POLL).toEqual(ALL_READY.map(() => 'unavailable'));
      const { requests } = await ask(`use measure_${first} with {"height":0}`);
      seen.push(...requests.map(cachedPart));
      expect(requests.at(-1)?.bytes.toString()).toContain('cannot be reached now');
    }
    for (const name of turn % 5 === 0 ? order : order.slice(0, 2)) {
      edition[name] = turn;
      await servers[name].write(turn);
      await configure(order);
      await expect.poll(() => statesOf(gateway), POLL).toEqual(ALL_READY);
    }
    const { text, requests } = await ask(`use measure_${first} with {"height":${turn}}`);
    // The server was really used, and what the search found of it was really the new text.
    expect(text).toContain(`${turn}`);
    expect(requests.at(-1)?.bytes.toString()).toContain(`Measures a tree, edition ${turn}.`);
    seen.push(...requests.map(cachedPart));
  }

  expect(seen.length).toBeGreaterThan(TURNS);
  expect(seen[0]).toContain('drawer_');
  expect(seen[0]).not.toContain('Measures a tree');
  expect(new Set(seen).size).toBe(1);
});
