/** Code mode's sandbox for the whole gateway, or why there is none here. */
import { codeMode } from '@toolsearch/mode-code';
import { createSandbox, type Sandbox } from '@toolsearch/sandbox-runner';
import type { GatewayConfig } from './config/config.ts';
import type { CodeRuntime } from './turn/surface.ts';

export interface CodeSandbox {
  /** Where code bodies run now, or why they cannot. */
  runtime(): CodeRuntime;
  /**
   * To be called before a configuration comes into force. The first that asks for code mode has the sandbox tried out,
   * for real, before any tool is hidden behind it; where it does not hold, runs use `tools` mode, and the next
   * configuration that asks tries again.
   */
  prepare(next: GatewayConfig): Promise<void>;
  /** Ends every child. */
  close(): Promise<void>;
}

export interface CodeSandboxOptions {
  /** As it is now. */
  readonly config: () => GatewayConfig;
  /** One line for operators. */
  readonly log: (line: string) => void;
}

/** Nothing is started while no configuration asks for code mode. */
export function createCodeSandbox({ config, log }: CodeSandboxOptions): CodeSandbox {
  let runtime: CodeRuntime = { available: false, reason: 'code mode is not configured' };
  let sandbox: Sandbox | undefined;
  let preparing = Promise.resolve();
  let closed = false;

  async function open(): Promise<void> {
    if (sandbox || closed) return;
    try {
      const opened = await createSandbox();
      sandbox = opened;
      runtime = {
        available: true,
        surface(catalog, { target }) {
          const { toolSearch, resultMaxBytes } = config().tools;
          return codeMode(catalog, opened, {
            target,
            resultMaxBytes: Math.max(4_096, resultMaxBytes),
            ...(toolSearch === false ? {} : { timeoutMs: toolSearch.codeTimeoutMs }),
          });
        },
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      runtime = { available: false, reason };
      log(`Code mode is not available, tools mode is used instead: ${reason}`);
    }
  }

  return Object.freeze({
    runtime: () => runtime,
    prepare({ tools: { toolSearch } }: GatewayConfig): Promise<void> {
      if (toolSearch === false || toolSearch.mode !== 'code') return Promise.resolve();
      preparing = preparing.then(open);
      return preparing;
    },
    async close(): Promise<void> {
      closed = true;
      await preparing;
      await sandbox?.close();
    },
  });
}
