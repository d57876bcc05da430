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
import { type TestGateway, testGateway } from '../http/harness.ts';
import type { RecordedRequest } from '../qa/mock-provider/index.ts';

// Sixty starts of real processes, and the distances at which a server that failed is tried again.
vi.setConfig({ testTimeout: 180_000 });

const TURNS = 20;
const NAMES = ['alder', 'birch', 'cedar'] as const;
type Name = (typeof NAMES)[number];

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
    entry: replayCommand({ catalog, marker }),
    /** The next process of the server has the text of this edition. */
    async restart(edition: number): Promise<void> {
      await write(edition);
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

test('20 turns of a session send the same prompt and tools, whatever its servers do meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolsearch-stability-'));
  const servers = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await editions(folder, name)] as const)),
  ) as Record<Name, Awaited<ReturnType<typeof editions>>>;
  const gateway = await testGateway({
    mode: 'directory',
    config: { mcp: { servers: Object.fromEntries(NAMES.map((name) => [name, servers[name].entry])) } },
  });
  await expect.poll(() => statesOf(gateway), { timeout: 20_000 }).toEqual(['ready', 'ready', 'ready']);
  const messages: OpenAI.ChatCompletionMessageParam[] = [];
  const firstOfTurn: number[] = [];
  let found = 0;
  let down = 0;

  for (let turn = 1; turn <= TURNS; turn++) {
    const order = [...NAMES.slice(turn % 3), ...NAMES.slice(0, turn % 3)];
    if (turn % 2 === 0) order.reverse();
    for (const name of order) {
      await servers[name].restart(turn);
      await expect.poll(() => statesOf(gateway), { timeout: 20_000 }).toContain('unavailable');
      // Every fifth turn is asked while they are down.
      if (turn % 5 !== 0)
        await expect.poll(() => statesOf(gateway), { timeout: 60_000 }).toEqual(['ready', 'ready', 'ready']);
    }
    if ((await statesOf(gateway)).includes('unavailable')) down++;

    const asked = order[0] ?? 'alder';
    messages.push({ role: 'user', content: `use measure_${asked} with {"height":${turn}}` });
    firstOfTurn.push(gateway.mock.requests.length);
    const answer = await gateway.openai.chat.completions.create({ model: 'toolsearch', user: 'ann', messages });
    const text = answer.choices[0]?.message.content ?? '';
    messages.push({ role: 'assistant', content: text });
    const said = gateway.mock.requests.slice(firstOfTurn.at(-1)).map(({ bytes }) => bytes.toString());
    if (said.some((body) => body.includes(`Measures a tree, edition ${turn}.`)) && text.includes(String(turn))) found++;
  }

  // The servers really changed and were really used, and some turns really ran without them.
  expect(found).toBeGreaterThanOrEqual(TURNS - TURNS / 5);
  expect(down).toBe(TURNS / 5);
  expect(new Set(firstOfTurn).size).toBe(TURNS);
  const parts = gateway.mock.requests.map(cachedPart);
  expect(parts[0]).toContain('drawer_');
  expect(parts[0]).not.toContain('Measures a tree');
  expect(new Set(parts).size).toBe(1);
});
