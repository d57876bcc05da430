/** The first event of a run: what the model is given, in numbers. */
import type { ToolSource } from '@toolsearch/catalog';
import { surfaceBytes } from '@toolsearch/mode-tools';
import type { StepTools } from './run-tools.ts';
import type { TurnOptions } from './turn.ts';

type RunStart = Pick<TurnOptions, 'runId' | 'sessionId' | 'agentId' | 'parentRunId' | 'mode' | 'recorder'> &
  /** Without a model where an outside client makes the calls. */
  Partial<Pick<TurnOptions, 'model'>> &
  StepTools;

/** `promptBytes` counts the piece of prompt that the surface adds, not the agent's own instructions. */
export function recordStart({
  runId,
  sessionId,
  agentId,
  parentRunId,
  model,
  mode,
  recorder,
  catalog,
  surface,
}: RunStart): void {
  const requested = mode.requested ?? mode.mode;
  const sources: Record<ToolSource, number> = { openclaw: 0, plugin: 0, mcp: 0, client: 0 };
  for (const entry of catalog.entries) sources[entry.source]++;
  const { toolBytes, promptBytes } = surfaceBytes(surface);
  recorder.record({
    type: 'run-start',
    runId,
    sessionId,
    ...(agentId === undefined ? {} : { agentId }),
    ...(parentRunId === undefined ? {} : { parentRunId }),
    mode: surface.mode,
    ...(surface.mode === requested
      ? {}
      : { requestedMode: requested, fallbackReason: mode.reason ?? 'below the threshold for compaction' }),
    ...(model === undefined ? {} : { model: model.ref }),
    toolBytes,
    promptBytes,
    shown: surface.tools.map(({ name, description, inputSchema, reason, entryId }) => ({
      name,
      reason,
      bytes: Buffer.byteLength(JSON.stringify({ name, description, inputSchema })),
      ...(entryId === undefined ? {} : { toolId: entryId }),
    })),
    catalog: { size: catalog.entries.length, sources },
    unavailable: catalog.unavailable,
  });
}
