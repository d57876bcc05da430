/** `toolsearch serve`: runs the gateway until it is told to stop; changes of the configuration are taken over. */
import type { Command } from 'commander';
import type { GatewayConfig } from '../config/config.ts';
import { ConfigError } from '../config/errors.ts';
import { watchConfig } from '../config/watch.ts';
import { startGateway } from '../gateway.ts';
import { unsetVariables } from '../sources/mcp/variables.ts';
import { readConfig } from './config-file.ts';
import { missingProviders } from './model.ts';
import { survivingFaults } from './survive.ts';
import { type Terminal, untilAborted } from './terminal.ts';

/** Adds the command. */
export function serveCommand(program: Command, terminal: Terminal, ends: (code: number) => void): void {
  program
    .command('serve')
    .description('serve the OpenAI-compatible API, and MCP clients, over the configured tools')
    .action(() => survivingFaults(terminal, ends, (stop) => serve(program, terminal, stop)));
}

async function serve(program: Command, terminal: Terminal, stop: AbortSignal): Promise<void> {
  const { config, path, baseDir } = readConfig(program, terminal);
  const gateway = await startGateway({
    config,
    baseDir,
    environment: terminal.environment,
    log: (line) => terminal.err(`${line}\n`),
  });
  const { url } = gateway;
  terminal.out(
    `Serving on ${url}; MCP clients connect to ${url}/mcp; the bearer token is in ${config.gateway.stateDir}/token\n`,
  );
  const warn = (current: GatewayConfig) => {
    for (const { about, message, chosen } of missingProviders(current))
      terminal.err(`${chosen ? 'Warning' : 'Note'}: ${about}: ${message}\n`);
    for (const { path, message } of unsetVariables(current.mcp.servers, terminal.environment))
      terminal.err(`Warning: ${path}: ${message}\n`);
  };
  warn(config);
  const stopWatching = watchConfig(path, {
    onChange: async (changed) => {
      await gateway.reconfigure(changed);
      warn(changed);
    },
    onFault: (error) =>
      terminal.err(
        `The configuration stays as it was.\n${error instanceof ConfigError ? error.message : String(error)}\n`,
      ),
  });
  await untilAborted(stop);
  stopWatching();
  await gateway.close();
}
