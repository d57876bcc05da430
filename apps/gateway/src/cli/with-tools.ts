/** The tools that a configuration gives, for commands that look at them without serving. */
import { assignAliases, type ToolDefinition, toolId, type UnavailableSource } from '@toolsearch/catalog';
import type { Command } from 'commander';
import type { GatewayConfig } from '../config/config.ts';
import type { SourceSnapshot } from '../sources/source.ts';
import { openSources } from '../sources/sources.ts';
import { readConfig } from './config-file.ts';
import { type Terminal, untilAborted } from './terminal.ts';

/** A tool with the names by which rules and people mean it. */
export type NamedTool = ToolDefinition & { readonly id: string; readonly alias: string };

/** What the sources of a configuration have, once each of them is ready or known to be unavailable. */
export interface FoundTools {
  readonly config: GatewayConfig;
  readonly snapshots: readonly SourceSnapshot[];
  readonly tools: readonly NamedTool[];
  readonly unavailable: readonly UnavailableSource[];
}

/**
 * Starts the sources of the configuration that the command line names, lets `use` look at their tools, and ends them again. Rejects with the reason of
 * `interrupted` when the person does not wait for them; they are ended then, too.
 */
export function withTools<T>(
  program: Command,
  terminal: Terminal,
  use: (found: FoundTools) => T | Promise<T>,
): Promise<T> {
  const { config, baseDir } = readConfig(program, terminal);
  return withToolsOf(config, { ...terminal, baseDir, use });
}

/** The same for a configuration that has been read; its paths are relative to `baseDir`. */
export async function withToolsOf<T>(
  config: GatewayConfig,
  {
    baseDir,
    interrupted,
    environment,
    use,
  }: Pick<Terminal, 'interrupted' | 'environment'> & {
    readonly baseDir: string;
    readonly use: (found: FoundTools) => T | Promise<T>;
  },
): Promise<T> {
  const sources = await openSources({ config, baseDir, environment });
  try {
    const session = sources.session('command-line');
    await Promise.race([session.settled(), untilAborted(interrupted)]);
    interrupted.throwIfAborted();
    const snapshots = session.snapshots();
    const unavailable = snapshots
      .filter(({ status }) => status.state !== 'ready')
      .map(({ status: { source, owner, reason } }) => ({ source, owner, reason: reason ?? 'not ready' }));
    const tools = named(snapshots.flatMap((snapshot) => snapshot.tools));
    return await use({ config, snapshots, unavailable, tools });
  } finally {
    await sources.close();
  }
}

function named(tools: readonly ToolDefinition[]): NamedTool[] {
  const aliases = assignAliases(tools);
  return tools.map((tool) => {
    const id = toolId(tool);
    return { ...tool, id, alias: aliases.get(id) ?? id };
  });
}
