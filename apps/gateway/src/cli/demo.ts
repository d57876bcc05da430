/** `toolsearch demo`: what tool search is good for, on real servers, in a minute; then it keeps serving. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Mode } from '@toolsearch/catalog';
import type { Command } from 'commander';
import { parseConfig } from '../config/load.ts';
import { askThrough, type DemoRow, formatRows } from '../demo/compare.ts';
import { createDemoWorld } from '../demo/world.ts';
import { startGateway } from '../gateway.ts';
import { startMockProvider } from '../qa/mock-provider/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { refuseTakenPort } from './free-port.ts';
import { wholeNumber } from './option-value.ts';
import { survivingFaults } from './survive.ts';
import { type Terminal, untilAborted } from './terminal.ts';

const MODES: readonly Mode[] = ['direct', 'tools', 'code'];

interface DemoOptions {
  readonly port: number;
  readonly once?: boolean;
}

/** Adds the command. */
export function demoCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  program
    .command('demo')
    .option('--port <n>', 'port to serve on afterwards; 0 takes a free one', wholeNumber(0, 65_535), 18_800)
    .option('--once', 'end after the table instead of serving')
    .description('show what tool search saves, on real MCP servers, then keep serving')
    .action((options: DemoOptions) => survivingFaults(terminal, ends, (stop) => demo(options, terminal, stop)));
}

async function demo({ port, once = false }: DemoOptions, terminal: Terminal, stop: AbortSignal): Promise<void> {
  const { out } = terminal;
  if (!once) await refuseTakenPort(port);
  const folder = temporaryFolder('demo');
  const provider = await startMockProvider();
  const stateDir = (name: string) => {
    const path = join(folder.path, name);
    mkdirSync(path);
    return path;
  };
  try {
    const world = createDemoWorld(folder.path);
    const config = {
      ...world.config,
      model: 'mock/mock-model',
      providers: { mock: { baseUrl: provider.url, apiKey: 'unused' } },
    };
    out(
      '\nOne question to the same tools: three MCP servers (everything, filesystem, memory) and a plugin with 200 tools.\n',
    );
    out(`  ${world.question}\n\n`);
    const rows: DemoRow[] = [];
    for (const mode of MODES) {
      rows.push(await askThrough(mode, { config, stateDir: stateDir(mode), question: world.question, provider }));
      stop.throwIfAborted();
    }
    out(`${formatRows(rows)}\n`);
    if (once) return;

    const real = realProvider(terminal.environment);
    const served = parseConfig({
      ...config,
      ...real?.config,
      gateway: { port, stateDir: join(homedir(), '.toolsearch') },
      tools: { toolSearch: { mode: 'tools' } },
    });
    const gateway = await startGateway({ config: served, baseDir: folder.path, environment: terminal.environment });
    out(`The model is ${real?.name ?? 'a stand-in, since no OPENAI_API_KEY or ANTHROPIC_API_KEY is set'}.\n`);
    out(`Serving on ${gateway.url}  (/v1/chat/completions, /v1/responses, /mcp, /healthz, /readyz, /v1/sources)\n`);
    out('Try:\n');
    out(`  curl -s ${gateway.url}/v1/chat/completions -H 'authorization: Bearer ${gateway.token}' \\\n`);
    out(`    -H 'content-type: application/json' \\\n`);
    out(
      `    -d '${JSON.stringify({ model: 'toolsearch', messages: [{ role: 'user', content: 'use get-sum with {"a":2,"b":40}' }] })}'\n`,
    );
    out('Press Ctrl+C to stop.\n');
    await untilAborted(stop);
    await gateway.close();
  } finally {
    await provider.close();
    folder.remove();
  }
}

/** The provider whose key is set, if any. */
function realProvider(environment: Terminal['environment']): { name: string; config: object } | undefined {
  if (environment.OPENAI_API_KEY) {
    const model = environment.TOOLSEARCH_MODEL ?? 'gpt-5-mini';
    const openai = { api: 'openai-responses', baseUrl: 'https://api.openai.com/v1', apiKey: '${OPENAI_API_KEY}' };
    return { name: `openai/${model}`, config: { model: `openai/${model}`, providers: { openai } } };
  }
  if (environment.ANTHROPIC_API_KEY) {
    const model = environment.TOOLSEARCH_MODEL ?? 'claude-sonnet-4-5';
    const anthropic = {
      api: 'anthropic-messages',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: '${ANTHROPIC_API_KEY}',
    };
    return { name: `anthropic/${model}`, config: { model: `anthropic/${model}`, providers: { anthropic } } };
  }
  return undefined;
}
