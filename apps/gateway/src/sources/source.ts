/** What every source of tools looks like to a run, whatever is behind it. */
import type { ToolDefinition, ToolSource } from '@toolsearch/catalog';

/** How one source stands. */
export interface SourceStatus {
  readonly source: ToolSource;
  readonly owner: string;
  readonly state: 'starting' | 'ready' | 'unavailable' | 'closed';
  /** One line for people and models when `unavailable`: no stack, no path, no secret. */
  readonly reason?: string;
  readonly toolCount: number;
  /** Faults of single tools that did not drop their server. */
  readonly diagnostics: readonly { readonly tool?: string; readonly code: string; readonly message: string }[];
}

/** The tools of one owner as they are now. */
export interface SourceSnapshot {
  readonly status: SourceStatus;
  readonly tools: readonly ToolDefinition[];
}

/** All sources of one session. */
export interface SessionSources {
  /** Resolves when every source is ready or unavailable; each source's own limits bound it. */
  settled(): Promise<void>;
  /** Sorted by source and owner in code-point order. */
  snapshots(): readonly SourceSnapshot[];
  /** Told after the tools or the state of an owner changed. The returned function ends it. */
  onChange(listener: (status: SourceStatus) => void): () => void;
  /** Ends what belongs to this session alone. */
  close(): Promise<void>;
}
