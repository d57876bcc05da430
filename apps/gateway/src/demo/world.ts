/** The world of the demonstration: three real MCP servers, a plugin, a few files, and a model or its stand-in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFakePlugin } from '../qa/e2e/fake-plugin.ts';

/** What the demonstration asks. */
export interface DemoWorld {
  /** Configuration as people write it, without mode and model. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly question: string;
}

const PLUGIN_TOOLS = 200;
const NOTE = 'The launch is on the third of March; Ada brings the cake.\n';

/** Puts the files into `folder` (made when absent) and describes the servers. Nothing is started yet. */
export function createDemoWorld(folder: string): DemoWorld {
  const notes = join(folder, 'notes');
  mkdirSync(notes, { recursive: true });
  const note = join(notes, 'launch.txt');
  writeFileSync(note, NOTE);
  const node = process.execPath;
  return {
    question: `use read_text_file with ${JSON.stringify({ path: note })}`,
    config: {
      plugins: { paths: [writeFakePlugin(folder, { id: 'backoffice', tools: PLUGIN_TOOLS })] },
      mcp: {
        servers: {
          everything: { command: node, args: [serverProgram('server-everything'), 'stdio'] },
          filesystem: { command: node, args: [serverProgram('server-filesystem'), notes] },
          memory: {
            command: node,
            args: [serverProgram('server-memory')],
            env: { MEMORY_FILE_PATH: join(folder, 'memory.jsonl') },
          },
        },
      },
    },
  };
}

/** The program of one of the protocol's own reference servers, as npm installed it. */
function serverProgram(name: string): string {
  const manifest = `@modelcontextprotocol/${name}/package.json`;
  const require = createRequire(import.meta.url);
  const path = require.resolve(manifest);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (program === undefined) throw new Error(`${manifest} names no program.`);
  return join(dirname(path), program);
}
