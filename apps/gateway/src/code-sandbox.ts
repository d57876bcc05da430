/** Code mode's sandbox for the whole gateway, or why there is none here. */
import type { Catalog } from '@toolsearch/catalog';
import { codeMode } from '@toolsearch/mode-code';
import { createSandbox } from '@toolsearch/sandbox-runner';
import type { GatewayConfig } from './config/config.ts';
import type { CodeRuntime } from './turn/surface.ts';

export type CodeSandbox =
  | (Extract<CodeRuntime, { available: true }> & { /** Ends every child. */ close(): Promise<void> })
  | (Extract<CodeRuntime, { available: false }> & {
      /** The configuration asks for code mode. */ readonly wanted: boolean;
    });

/**
 * Tries the sandbox out, for real, before any tool is hidden behind it; where it does not hold, runs use `tools` mode.
 * Nothing is started while the configuration does not ask for code mode.
 */
export async function openCodeSandbox(config: () => GatewayConfig): Promise<CodeSandbox> {
  const { toolSearch } = config().tools;
  if (toolSearch === false || toolSearch.mode !== 'code') {
    return { available: false, wanted: false, reason: 'code mode was not configured when the gateway started' };
  }
  try {
    const sandbox = await createSandbox();
    return {
      available: true,
      surface(catalog: Catalog, { target }) {
        const { toolSearch: now, resultMaxBytes } = config().tools;
        const timeoutMs = now === false ? undefined : now.codeTimeoutMs;
        return codeMode(catalog, sandbox, {
          target,
          resultMaxBytes: Math.max(4_096, resultMaxBytes),
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
        });
      },
      close: () => sandbox.close(),
    };
  } catch (error) {
    return { available: false, wanted: true, reason: error instanceof Error ? error.message : String(error) };
  }
}
