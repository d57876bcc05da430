/** Runs one lane: a gateway in one mode, one question over HTTP, and the session log read back from disk. */
import { join } from 'node:path';
import type { Mode } from '@toolsearch/catalog';
import { parseConfig } from '../../config/load.ts';
import { startGateway } from '../../gateway.ts';
import { createFileSessionStore } from '../../sessions/file-store.ts';
import { historyOf } from '../../sessions/history.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type RecordedRequest, startMockProvider } from '../mock-provider/index.ts';
import type { Lane } from './lane.ts';

/** What is the same in every lane. */
export interface LaneQuestion {
  readonly question: string;
  /** Modules of plugins. */
  readonly plugins: readonly string[];
  /** MCP servers, as the configuration has them. */
  readonly servers: Readonly<Record<string, unknown>>;
}

const SESSION = 'lane';

/** Starts everything anew for the lane and ends it again. */
export async function runLane(mode: Mode, { question, plugins, servers }: LaneQuestion): Promise<Lane> {
  const folder = temporaryFolder(mode);
  const stateDir = folder.path;
  const provider = await startMockProvider();
  try {
    const config = parseConfig({
      gateway: { port: 0, stateDir },
      model: 'mock/mock-model',
      providers: { mock: { baseUrl: provider.url, apiKey: 'unused' } },
      plugins: { paths: plugins },
      mcp: { servers },
      tools: { toolSearch: mode === 'direct' ? false : { mode } },
    });
    const gateway = await startGateway({ config, baseDir: stateDir });
    let answer: string;
    try {
      answer = await ask(gateway.url, gateway.token, question);
    } finally {
      await gateway.close();
    }
    return { mode, answer, ...(await readLog(stateDir)), ...measure(provider.requests) };
  } finally {
    await provider.close();
    folder.remove();
  }
}

async function ask(url: string, token: string, question: string): Promise<string> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-session-id': SESSION },
    body: JSON.stringify({ model: 'toolsearch', messages: [{ role: 'user', content: question }] }),
  });
  const body = (await response.json()) as { choices?: { message: { content: string } }[]; error?: { message: string } };
  const content = body.choices?.[0]?.message.content;
  if (content === undefined)
    throw new Error(`The gateway answered ${response.status}: ${body.error?.message ?? 'nothing'}`);
  return content;
}

type Measured = Pick<
  Lane,
  'requestBytes' | 'toolCount' | 'toolBytes' | 'promptBytes' | 'toolNames' | 'requestText' | 'asked'
>;

function measure(requests: readonly RecordedRequest[]): Measured {
  const [first] = requests;
  if (!first) throw new Error('The provider got no request.');
  const tools = (first.body.tools ?? []) as { function: { name: string } }[];
  const asked: Record<string, number> = {};
  // The last request holds the whole turn: every call that the provider asked for.
  for (const { calls } of requests.at(-1)?.conversation.steps ?? [])
    for (const { name } of calls) asked[name] = (asked[name] ?? 0) + 1;
  return {
    requestBytes: first.bytes.length,
    toolCount: tools.length,
    toolBytes: Buffer.byteLength(JSON.stringify(tools)),
    promptBytes: Buffer.byteLength(JSON.stringify(first.body.messages)),
    toolNames: tools.map(({ function: { name } }) => name),
    requestText: first.bytes.toString('utf8'),
    asked,
  };
}

async function readLog(stateDir: string): Promise<Pick<Lane, 'searches' | 'describes' | 'calls' | 'shownByLog'>> {
  const store = createFileSessionStore({ folder: join(stateDir, 'sessions'), redact: (value) => value });
  const stored = await store.read(SESSION);
  await store.close();
  const run = stored && historyOf(stored).runs[0];
  if (!run) throw new Error(`No run in the session log in ${stateDir}.`);
  return {
    searches: run.searches,
    describes: run.describes,
    shownByLog: run.shown.count,
    calls: run.callList.map(({ toolId, source, outcome, parentCallId }) => ({
      toolId,
      source,
      outcome,
      ...(parentCallId === undefined ? {} : { parentCallId }),
    })),
  };
}
