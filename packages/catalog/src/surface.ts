import type { CallContext, JsonSchema, ToolResult } from './tool.ts';

/** How a run's tools are shown to the model. `direct` shows every tool; the others show a compact surface. */
export type Mode = 'direct' | 'code' | 'tools' | 'directory';

/** One tool definition as a model provider gets it. */
export interface SurfaceTool {
  /** `^[a-zA-Z0-9_-]{1,64}$`, unique in the surface. */
  readonly name: string;
  readonly description: string;
  /** Root `type: object`, no combinator at the root. */
  readonly inputSchema: Exclude<JsonSchema, boolean>;
  /** The entry behind it; absent for a control tool. */
  readonly entryId?: string;
  /** Why the model sees it, for telemetry. */
  readonly reason:
    | 'control'
    | 'direct'
    | 'direct-only'
    | 'always'
    | 'client'
    | 'required'
    | 'probable'
    | 'below-threshold';
}

/** What the model is shown for a run, and the one door its calls come back through. */
export interface Surface {
  readonly mode: Mode;
  /** Byte-identical for equal catalogs, whatever the order in which sources connected. */
  readonly tools: readonly SurfaceTool[];
  /** A piece of system prompt, when the mode has one. */
  readonly prompt?: string;
  /**
   * Carries out one tool call of the model. Nothing that the model sends makes it throw: an unknown name, a bad argument
   * or a blocked call is a result with `isError` and `error`. A host that hands over no context has a
   * `CatalogError` `invalid-argument`, before anything has begun.
   */
  dispatch(name: string, args: unknown, context: CallContext): Promise<ToolResult>;
}
