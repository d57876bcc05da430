/** One server as one session sees it: its state, its tools, and calls over the session's own connection. */
import {
  type CallContext,
  errorResult,
  type JsonObject,
  type ToolDefinition,
  type ToolResult,
  toolId,
} from '@toolsearch/catalog';
import type { SourceSnapshot, SourceStatus } from '../source.ts';
import { toToolResult } from './call-result.ts';
import { McpFailure } from './failure.ts';
import type { Link, LinkState } from './link.ts';
import type { McpServer } from './server.ts';
import type { ListedTool, ToolList } from './tool-list.ts';

export interface SessionServer {
  snapshot(): SourceSnapshot;
  settled(): Promise<void>;
  /** Ends the session's own connection; calls in flight get as long as the server's call limit. */
  retire(): Promise<void>;
  /** Ends it now. */
  close(): Promise<void>;
}

interface View {
  readonly state: SourceStatus['state'];
  readonly reason?: string;
  readonly list?: ToolList;
}

export function createSessionServer(
  server: McpServer,
  {
    headers,
    onChange,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly onChange: (status: SourceStatus) => void },
): SessionServer {
  const { name } = server;
  let own: Link | undefined;
  let ended = false;
  let built:
    | { readonly list: ToolList | undefined; readonly sequential: boolean; readonly tools: readonly ToolDefinition[] }
    | undefined;
  if (headers !== undefined) own = openOwn();
  let told = fingerprint();
  const stopListening = server.onChange(tellIfChanged);

  function openOwn(): Link {
    return server.openSessionLink({ ...(headers === undefined ? {} : { headers }), onChange: tellIfChanged });
  }

  /** A connection with its own credentials stands for itself; any other borrows the common list until it has its own. */
  function view(): View {
    if (ended) return { state: 'closed' };
    const mine = own?.state();
    if (headers !== undefined && mine) return viewOf(mine);
    const common = server.link.state();
    if (mine?.phase !== 'open') return viewOf(common);
    const list = mine.tools ?? common.tools;
    return { state: 'ready', ...(list === undefined ? {} : { list }) };
  }

  function tools(): readonly ToolDefinition[] {
    const { list } = view();
    const { sequential } = server.config();
    if (built?.list !== list || built?.sequential !== sequential) {
      built = {
        list,
        sequential,
        tools: [...(list?.tools.values() ?? [])].map((tool) => definition(tool, sequential)),
      };
    }
    return built.tools;
  }

  function definition(tool: ListedTool, sequential: boolean): ToolDefinition {
    return Object.freeze({
      source: 'mcp',
      owner: name,
      ...tool,
      sequential,
      execute: (args: JsonObject, context: CallContext) => call(tool.name, args, context),
    });
  }

  async function call(tool: string, args: JsonObject, { signal }: CallContext): Promise<ToolResult> {
    const id = toolId({ source: 'mcp', owner: name, name: tool });
    const { state, reason, list } = view();
    if (state !== 'ready')
      return unavailable(reason ?? (state === 'closed' ? 'it was removed' : 'it has not started yet'));
    // A run keeps its view of the tools while servers change theirs.
    if (!list?.tools.has(tool)) {
      return errorResult({ code: 'tool-unavailable', message: `MCP server "${name}" no longer offers ${id}.` });
    }
    const { shared, callTimeoutMs } = server.config();
    if (!shared) own ??= openOwn();
    const link = own ?? server.link;
    try {
      return toToolResult(await link.call(tool, args, { signal, timeoutMs: callTimeoutMs }));
    } catch (error) {
      if (signal.aborted) return errorResult({ code: 'aborted', message: `The call of ${id} was cancelled.` });
      return failed(error);
    }
  }

  function failed(error: unknown): ToolResult {
    if (!(error instanceof McpFailure)) {
      // The server's own word on the call: the tool's answer, and for the model to read.
      return errorResult({ code: 'tool-failed', message: error instanceof Error ? error.message : String(error) });
    }
    const { code, reason } = error;
    if (code === 'timeout') {
      return errorResult({ code: 'timeout', message: `MCP server "${name}" ${reason}; the call was cancelled.` });
    }
    if (code === 'protocol-error')
      return errorResult({ code: 'tool-failed', message: `MCP server "${name}" ${reason}.` });
    return unavailable(reason);
  }

  function unavailable(reason: string): ToolResult {
    return errorResult({ code: 'tool-unavailable', message: `MCP server "${name}" is unavailable: ${reason}.` });
  }

  function status(): SourceStatus {
    const { state, reason, list } = view();
    const link = headers === undefined ? server.link : (own ?? server.link);
    return Object.freeze({
      source: 'mcp',
      owner: name,
      state,
      ...(reason === undefined ? {} : { reason }),
      toolCount: list?.tools.size ?? 0,
      get diagnostics() {
        return link.diagnostics();
      },
    });
  }

  function fingerprint(): readonly unknown[] {
    const { state, reason, list } = view();
    return [state, reason, list, server.config().sequential];
  }

  function tellIfChanged(): void {
    if (ended) return;
    const now = fingerprint();
    if (now.every((part, index) => part === told[index])) return;
    told = now;
    onChange(status());
  }

  function end(): void {
    stopListening();
    ended = true;
  }

  return Object.freeze({
    snapshot: () => Object.freeze({ status: status(), tools: tools() }),
    settled: () => (headers === undefined || !own ? server.link.settled() : own.settled()),
    async retire() {
      end();
      await own?.retire(server.config().callTimeoutMs);
    },
    async close() {
      end();
      await own?.close();
    },
  });
}

function viewOf({ phase, tools, failure }: LinkState): View {
  if (phase === 'open') return { state: 'ready', ...(tools === undefined ? {} : { list: tools }) };
  if (phase === 'down') return { state: 'unavailable', reason: failure?.reason ?? 'it is down' };
  return { state: phase === 'closed' ? 'closed' : 'starting' };
}
