/** Who calls which tool, in which run: what hooks are told, approvals are bound to, and records keep of every call. */
import type { CallContext, ToolSource } from '@toolsearch/catalog';
import { idOf, type PolicyTool } from './rules/tool.ts';

/** The facts of one call. */
export interface CallFacts
  extends Pick<CallContext, 'runId' | 'sessionId' | 'agentId' | 'callId' | 'parentCallId' | 'origin'> {
  readonly toolId: string;
  /** The tool's raw name. */
  readonly toolName: string;
  readonly source: ToolSource;
  /** The plugin or server. */
  readonly owner?: string;
}

/** The facts of a call of this tool in this context; what is not known is absent. */
export function factsOf(tool: PolicyTool, context: CallContext): CallFacts {
  const { owner } = tool;
  const { runId, sessionId, agentId, callId, parentCallId, origin } = context;
  return {
    toolId: idOf(tool),
    toolName: tool.name,
    source: tool.source,
    ...(owner === undefined ? {} : { owner }),
    runId,
    sessionId,
    ...(agentId === undefined ? {} : { agentId }),
    callId,
    ...(parentCallId === undefined ? {} : { parentCallId }),
    origin,
  };
}
