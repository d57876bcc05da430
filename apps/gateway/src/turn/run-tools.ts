/**
 * The tools of one run: the session's catalog, the client's tools, and the surface over both.
 *
 * A run asks for them once per model step. Within a step nothing changes; what sources changed meanwhile is there in the
 * next step, so that a tool which a call made appear can be searched and called in the same run. Where nothing changed,
 * the surface is the same object, and the request has the same bytes.
 */
import { type Catalog, CatalogError, type Surface, SurfaceError, type ToolDefinition } from '@toolsearch/catalog';
import { TurnError } from './errors.ts';
import type { ToolView } from './tool-view.ts';

export interface StepTools {
  readonly catalog: Catalog;
  readonly surface: Surface;
}

export interface RunToolsOptions {
  readonly view: ToolView;
  readonly clientTools: readonly ToolDefinition[];
  /** A client tool that the model is shown whole, whatever the mode. */
  readonly shown?: string;
  readonly makeSurface: (catalog: Catalog) => Surface;
}

/** Gives the tools as of now. The first call throws {@link TurnError} `invalid_request` when they cannot be together. */
export function createRunTools({ view, clientTools, shown, makeSurface }: RunToolsOptions): () => StepTools {
  const own = view
    .admit(clientTools)
    .map((tool) => (tool.name === shown ? { ...tool, visible: 'always' as const } : tool));
  let base: Catalog | undefined;
  let tools: StepTools | undefined;

  return () => {
    const now = view.current();
    if (tools && now === base) return tools;
    try {
      const catalog = own.length === 0 ? now : now.with({ replace: [{ source: 'client', tools: own }] });
      tools = { catalog, surface: makeSurface(catalog) };
    } catch (error) {
      // A tool that joined in mid-run and clashes must not end the run: it goes on with what it had.
      if (!tools) throw refusal(error);
    }
    base = now;
    return tools;
  };
}

function refusal(error: unknown): unknown {
  if (error instanceof SurfaceError || error instanceof CatalogError) {
    return new TurnError('invalid_request', error.message, { param: 'tools', cause: error });
  }
  return error;
}
