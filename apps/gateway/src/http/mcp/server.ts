/** The protocol's side of one client: the tools of its run listed, called and watched. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Clock } from '@toolsearch/policy';
import type { ToolRun } from '../../turn/tool-run.ts';
import { toCallToolResult } from './call-result.ts';
import type { Elicitations } from './elicitation.ts';
import { waitingProgress } from './progress.ts';
import { toToolList } from './tool-list.ts';

export interface McpServerOptions {
  readonly run: ToolRun;
  readonly version: string;
  readonly elicitations: Elicitations;
  readonly clock: Clock;
  /** A request that the client took back has ended; it gets no answer. */
  readonly onCancelled: (id: RequestId) => void;
}

export interface McpServer {
  readonly server: Server;
  /** True while a call of this id has no answer yet. */
  isCalling(id: RequestId): boolean;
  /** Tells the client that its list has changed, where the bytes of it have since it asked. */
  tellChanges(): void;
}

/** Throws as `ToolRun.tools` does. */
export function createMcpServer({ run, version, elicitations, clock, onCancelled }: McpServerOptions): McpServer {
  const { prompt } = run.tools().surface;
  const server = new Server(
    { name: 'toolsearch', version },
    {
      capabilities: { tools: { listChanged: true } },
      ...(prompt === undefined || prompt === '' ? {} : { instructions: prompt }),
    },
  );
  let listed: string | undefined;
  let calls = 0;
  const calling = new Set<RequestId>();

  server.setRequestHandler(ListToolsRequestSchema, () => {
    const tools = toToolList(run.tools());
    listed = JSON.stringify(tools);
    return { tools };
  });

  server.setRequestHandler(CallToolRequestSchema, async ({ params }, request) => {
    const callId = `call-${++calls}`;
    const canAsk = server.getClientCapabilities()?.elicitation?.form !== undefined;
    const endAsking = canAsk ? elicitations.open({ runId: run.runId, callId, request }) : undefined;
    const pauseClock = waitingProgress(request, clock);
    calling.add(request.requestId);
    try {
      const result = await run.call({
        callId,
        name: params.name,
        args: params.arguments ?? {},
        signal: request.signal,
        ...(pauseClock === undefined ? {} : { pauseClock }),
      });
      return toCallToolResult(result);
    } finally {
      calling.delete(request.requestId);
      endAsking?.();
      if (request.signal.aborted) onCancelled(request.requestId);
    }
  });

  /** Nothing when there can be no list now; the client hears why when it asks for it. */
  function bytesNow(): string {
    try {
      return JSON.stringify(toToolList(run.tools()));
    } catch {
      return '';
    }
  }

  return Object.freeze({
    server,
    isCalling: (id: RequestId) => calling.has(id),
    tellChanges(): void {
      if (listed === undefined) return;
      const now = bytesNow();
      if (now === listed) return;
      listed = now;
      // Without its stream the client is gone, or lists anew when it is back.
      server.sendToolListChanged().catch(() => {});
    },
  });
}
