/** Who calls which tool, in which run: what hooks are told, approvals are bound to, and records keep of every call. */
import type { CallContext, ToolSource } from '@toolsearch/catalog';
import { idOf, type PolicyTool } from './rules/tool.ts';

/** Who calls, in which run. */
export type CallerFacts = Pick<CallContext, 'runId' | 'sessionId' | 'agentId' | 'callId' | 'parentCallId' | 'origin'>;

/** The facts of one call. */
export interface CallFacts extends CallerFacts {
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
  return {
    toolId: idOf(tool),
    toolName: tool.name,
    source: tool.source,
    ...(owner === undefined ? {} : { owner }),
    ...callerFactsOf(context),
  };
}

/** The caller's part alone, without the context's signal and clock; what is not known is absent. */
export function callerFactsOf({ runId, sessionId, agentId, callId, parentCallId, origin }: CallerFacts): CallerFacts {
  return {
    runId,
    sessionId,
    ...(agentId === undefined ? {} : { agentId }),
    callId,
    ...(parentCallId === undefined ? {} : { parentCallId }),
    origin,
  };
}
