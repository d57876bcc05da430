/** `toolsearch doctor`: whether the configuration would serve here, and which guarantees hold. */
import { uncheckableReason } from '@toolsearch/catalog';
import { createPatternTable, type PolicyTool } from '@toolsearch/policy';
import { createSandbox, type Layer, type SandboxLayers } from '@toolsearch/sandbox-runner';
import type { Command } from 'commander';
import type { GatewayConfig } from '../config/config.ts';
import { ConfigError } from '../config/errors.ts';
import { defaultConfig } from '../config/load.ts';
import { keyFaults } from '../providers/keys.ts';
import { SourcesError } from '../sources/errors.ts';
import { agentPolicy } from './agent-policy.ts';
import { type ReadConfig, readConfig } from './config-file.ts';
import { missingProviders } from './model.ts';
import type { Terminal } from './terminal.ts';
import { type FoundTools, withToolsOf } from './with-tools.ts';

/** One finding. `error` means that something configured will not work, `note` that a person may want to know. */
export interface Finding {
  readonly level: 'ok' | 'note' | 'error';
  readonly about: string;
  readonly message: string;
}

const MARKS = { ok: 'ok   ', note: 'note ', error: 'ERROR' } as const;

/** Adds the command. */
export function doctorCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  program
    .command('doctor')
    .option('--json', 'print one JSON object')
    .description('check configuration, sources, rules and the sandbox of code mode')
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const findings: Finding[] = [];
      for await (const finding of examine(program, terminal)) {
        findings.push(finding);
        const { level, about, message } = finding;
        // A source may take its time to be found out: what is known already is told meanwhile.
        if (!json) terminal.out(`${MARKS[level]} ${about}: ${message}\n`);
      }
      if (json) terminal.out(`${JSON.stringify({ findings }, null, 2)}\n`);
      ends(findings.some(({ level }) => level === 'error') ? 1 : 0);
    });
}

/** Every check that can be made; one that fails does not keep the others from being made. */
async function* examine(program: Command, terminal: Terminal): AsyncGenerator<Finding, void> {
  let read: ReadConfig;
  try {
    read = readConfig(program, terminal);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const faults = error.message
      .split('\n')
      .map((message): Finding => ({ level: 'error', about: 'configuration', message }));
    yield* faults;
    yield* await sandboxFindings(defaultConfig().tools.toolSearch);
    return;
  }
  const { config, path, baseDir } = read;
  yield { level: 'ok', about: 'configuration', message: path };
  yield* modelFindings(config);
  yield* keyFindings(config, terminal);
  yield* await sandboxFindings(config.tools.toolSearch);
  yield* await toolFindings(config, { ...terminal, baseDir });
}

function modelFindings(config: GatewayConfig): Finding[] {
  const missing = missingProviders(config);
  if (missing.length === 0) return [{ level: 'ok', about: 'model', message: config.model }];
  return missing.map(({ chosen, ...finding }) => ({ level: chosen ? 'error' : 'note', ...finding }));
}

/** A key without which a request would go out, and be refused: the gateway does not start with it. */
function keyFindings({ providers }: GatewayConfig, { environment }: Pick<Terminal, 'environment'>): Finding[] {
  return keyFaults(providers, environment).map(({ path, message }) => ({ level: 'error', about: path, message }));
}

async function toolFindings(
  config: GatewayConfig,
  where: Pick<Terminal, 'interrupted' | 'environment'> & { readonly baseDir: string },
): Promise<Finding[]> {
  try {
    const use = (found: FoundTools) => [...sourceFindings(found), ...ruleFindings(found), ...schemaFindings(found)];
    return await withToolsOf(config, { ...where, use });
  } catch (error) {
    if (!(error instanceof SourcesError)) throw error;
    // Without the plugins the servers can still be looked at, the rules cannot: they may name tools of plugins.
    const others = { ...config, plugins: { paths: [], entries: {} } };
    const use = (found: FoundTools) => [...sourceFindings(found), ...schemaFindings(found)];
    return [
      { level: 'error', about: 'plugins', message: error.message },
      ...(await withToolsOf(others, { ...where, use })),
    ];
  }
}

async function sandboxFindings(toolSearch: FoundTools['config']['tools']['toolSearch']): Promise<Finding[]> {
  const wanted = toolSearch !== false && toolSearch.mode === 'code';
  try {
    const sandbox = await createSandbox({ poolSize: 0 });
    await sandbox.close();
    return [
      {
        level: 'ok',
        about: 'code mode',
        message: `its child starts and its self-test holds on Node ${sandbox.layers.node}`,
      },
      ...layerFindings(sandbox.layers),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = wanted ? `falls back to mode "tools": ${reason}` : `cannot start here: ${reason}`;
    return [{ level: wanted ? 'error' : 'note', about: 'code mode', message }];
  }
}

function layerFindings(layers: SandboxLayers): Finding[] {
  const walls = Object.entries(layers).filter((entry): entry is [string, Layer] => isLayer(entry[1]));
  return [
    ...walls.map(
      ([name, wall]): Finding =>
        wall.active
          ? { level: 'ok', about: `wall ${name}`, message: 'stands' }
          : { level: 'note', about: `wall ${name}`, message: wall.why },
    ),
    ...layers.openPowers.map(
      (power): Finding => ({
        level: 'note',
        about: 'code mode',
        message: `outside its context, a child could still reach: ${power}`,
      }),
    ),
  ];
}

function isLayer(value: unknown): value is Layer {
  return typeof value === 'object' && value !== null && 'active' in value;
}

function sourceFindings({ snapshots }: FoundTools): Finding[] {
  return snapshots.flatMap(({ status }) => {
    const about = `${status.source}:${status.owner}`;
    const state: Finding =
      status.state === 'ready'
        ? { level: 'ok', about, message: `${status.toolCount} tools` }
        : { level: 'error', about, message: status.reason ?? status.state };
    return [
      state,
      ...status.diagnostics.map(
        ({ tool, message }): Finding => ({
          level: 'note',
          about: tool === undefined ? about : `${about}:${tool}`,
          message,
        }),
      ),
    ];
  });
}

function ruleFindings({ config, tools, unavailable }: FoundTools): Finding[] {
  const ofRuns = [undefined, ...Object.keys(config.agents)].flatMap((agentId) => {
    return agentPolicy(config, { agentId })
      .diagnostics(tools, { unavailable })
      .map(
        ({ message }): Finding => ({
          level: 'note',
          about: `rules${agentId === undefined ? '' : ` of agent ${agentId}`}`,
          message,
        }),
      );
  });
  return [...ofRuns, ...(unavailable.length === 0 ? tableFindings(config, tools) : [])];
}

/** A question that is asked about nothing is a call that nobody is asked about. */
function tableFindings({ tools: { ask, visible, groups } }: GatewayConfig, tools: readonly PolicyTool[]): Finding[] {
  return Object.entries({ 'tools.ask': ask, 'tools.visible': visible }).flatMap(([about, rules]) =>
    createPatternTable<string>(rules, { groups, where: about })
      .unused(tools)
      .map((text): Finding => ({ level: 'note', about, message: `${JSON.stringify(text)} matches no tool.` })),
  );
}

function schemaFindings({ tools }: FoundTools): Finding[] {
  return tools.flatMap((tool) => {
    const reason = uncheckableReason(tool.inputSchema);
    return reason === undefined
      ? []
      : [{ level: 'note' as const, about: tool.id, message: `its arguments are not checked: ${reason}` }];
  });
}
