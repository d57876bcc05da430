/**
 * The scenario `tool-search-gateway-e2e`: the same question to the same tools, once with every tool shown and once for
 * each compact mode, over real HTTP, with a real plugin on disk. Only the model is a stand-in.
 */
import type { Mode } from '@toolsearch/catalog';
import { temporaryFolder } from '../../temporary-folder.ts';
import { serveCatalogs } from './catalog-servers.ts';
import { fakeTools, writeFakePlugin } from './fake-plugin.ts';
import { type Lane, type LaneReport, laneReport } from './lane.ts';
import { type Check, proofs } from './proofs.ts';
import { runLane } from './run-lane.ts';

/** The name of the scenario. */
export const SCENARIO = 'tool-search-gateway-e2e';

/** What the scenario found. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly ok: boolean;
  readonly checks: readonly Check[];
  readonly lanes: Readonly<Record<string, LaneReport>>;
}

export interface ScenarioOptions {
  /** Compact modes to hold against direct. Default all three. */
  readonly modes?: readonly Exclude<Mode, 'direct'>[];
  /** Tools of the temporary plugin. Default 120. */
  readonly pluginTools?: number;
  /** A folder of MCP catalog files whose tools join every lane. */
  readonly catalog?: string;
  /** Tools taken from that folder, whole files first. Default all. */
  readonly catalogTools?: number;
  /** When it fires, no further lane is begun and the run rejects with its reason. */
  readonly signal?: AbortSignal;
}

const PLUGIN = 'backoffice';
const TARGET = 'get_refund';
const CONTROLS = {
  code: ['tool_search_code'],
  tools: ['tool_search', 'tool_describe', 'tool_call'],
  directory: ['tool_search', 'tool_describe', 'tool_call'],
};

/** Runs every lane, one after the other. */
export async function runScenario({
  modes = ['code', 'tools', 'directory'],
  pluginTools = 120,
  catalog,
  catalogTools,
  signal,
}: ScenarioOptions = {}): Promise<ScenarioReport> {
  const folder = temporaryFolder('e2e');
  const servers = catalog === undefined ? undefined : await serveCatalogs(catalog, catalogTools);
  try {
    const question = {
      question: `use ${TARGET} with {"id":"r-17"}`,
      plugins: [writeFakePlugin(folder.path, { id: PLUGIN, tools: pluginTools })],
      servers: servers?.config ?? {},
    };
    const direct = await runLane('direct', question);
    const compact: Lane[] = [];
    for (const mode of modes) {
      signal?.throwIfAborted();
      compact.push(await runLane(mode, question));
    }
    const tools = fakeTools(pluginTools);
    const checks = [
      ...proofs(direct, compact, {
        targetId: `plugin:${PLUGIN}:${TARGET}`,
        pluginNames: tools.map(({ name }) => `${PLUGIN}__${name}`),
        directOnlyNames: [`${PLUGIN}__show_map`],
        controls: CONTROLS,
        // Of the export tools alone, which nothing in the question speaks of.
        schemaText: 'File format.',
      }),
      ...comparedToTools(compact),
    ];
    return {
      scenario: SCENARIO,
      ok: checks.every(({ ok }) => ok),
      checks,
      lanes: Object.fromEntries([direct, ...compact].map((lane) => [lane.mode, laneReport(lane)])),
    };
  } finally {
    await servers?.close();
    folder.remove();
  }
}

/** One tool has to be smaller than three. */
function comparedToTools(compact: readonly Lane[]): Check[] {
  const code = compact.find(({ mode }) => mode === 'code');
  const tools = compact.find(({ mode }) => mode === 'tools');
  if (!code || !tools) return [];
  const detail = `${code.requestBytes} bytes against ${tools.requestBytes}`;
  return [{ id: '5-code-request-is-smaller-than-tools', ok: code.requestBytes < tools.requestBytes, detail }];
}
