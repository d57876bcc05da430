/** What a surface costs, and whether hiding tools is worth it. */
import {
  type Catalog,
  checkSurfaceParts,
  directSurface,
  type ProviderTarget,
  type Surface,
  SurfaceError,
  type SurfaceTool,
} from '@toolsearch/catalog';

/** UTF-8 bytes of a surface in a request. */
export interface SurfaceBytes {
  readonly toolBytes: number;
  readonly promptBytes: number;
  /** The two together. */
  readonly totalBytes: number;
}

/** Measures the JSON of the tool definitions (`name`, `description`, `inputSchema`) and the prompt. */
export function surfaceBytes({ tools, prompt = '' }: Pick<Surface, 'tools' | 'prompt'>): SurfaceBytes {
  const toolBytes = definitionBytes(tools);
  const promptBytes = Buffer.byteLength(prompt);
  return { toolBytes, promptBytes, totalBytes: toolBytes + promptBytes };
}

/** Options of {@link directBelowThreshold}. */
export interface ThresholdOptions {
  /** Bytes of hideable definitions up to which nothing is hidden. */
  readonly thresholdBytes: number;
  /** Default `openai`. */
  readonly target?: ProviderTarget;
}

/**
 * The direct surface, when the definitions that a compact mode would hide measure at most `thresholdBytes`; otherwise
 * `undefined`, and the caller makes its compact surface. Tools that every mode shows do not count. Each tool's `reason`
 * says why it is there: `direct-only`, `always` or `below-threshold`.
 *
 * Throws `SurfaceError` `invalid-option` for a catalog or an option that is none.
 */
export function directBelowThreshold(catalog: Catalog, options: ThresholdOptions): Surface | undefined {
  checkSurfaceParts('directBelowThreshold', catalog, options);
  const { thresholdBytes, target } = options;
  if (!(thresholdBytes >= 0)) {
    throw new SurfaceError(
      'invalid-option',
      `directBelowThreshold: found thresholdBytes ${String(thresholdBytes)}; wanted a number of at least 0.`,
    );
  }
  const direct = directSurface(catalog, target === undefined ? {} : { target });
  const entries = new Map(catalog.entries.map((entry) => [entry.id, entry]));
  const tools = direct.tools.map((tool): SurfaceTool => {
    const entry = entries.get(tool.entryId ?? '');
    if (entry?.catalogMode === 'direct-only') return Object.freeze({ ...tool, reason: 'direct-only' });
    return Object.freeze({ ...tool, reason: entry?.visible === 'always' ? 'always' : 'below-threshold' });
  });
  const hideable = tools.filter(({ reason }) => reason === 'below-threshold');
  if (definitionBytes(hideable) > thresholdBytes) return undefined;
  return Object.freeze({ ...direct, tools: Object.freeze(tools) });
}

function definitionBytes(tools: readonly SurfaceTool[]): number {
  const definitions = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  return Buffer.byteLength(JSON.stringify(definitions));
}
