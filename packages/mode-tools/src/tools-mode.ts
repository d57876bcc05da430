/** The surface for models that get no code: search, describe and call as plain structured tools. */
import { alwaysVisible, type Catalog, checkSurfaceParts, type ProviderTarget, type Surface } from '@toolsearch/catalog';
import { structuredSurface } from './structured-surface.ts';

/** Options of {@link toolsMode}. */
export interface ToolsModeOptions {
  /** Which provider family the schemas of visible tools are projected for. Default `openai`. */
  readonly target?: ProviderTarget;
  /** The operator's line on what the catalog is good for, put into the description of `tool_search`. At most 400 characters. */
  readonly about?: string;
}

/**
 * `tool_search`, `tool_describe` and `tool_call` over a catalog, and beside them the tools that are direct-only or set
 * to `visible: 'always'`.
 *
 * Throws `SurfaceError` `reserved-name` when a tool has the name of a control, `invalid-option` for a catalog or an option
 * that is none.
 */
export function toolsMode(catalog: Catalog, options: ToolsModeOptions = {}): Surface {
  checkSurfaceParts('toolsMode', catalog, options);
  const { target, about } = options;
  return structuredSurface({
    mode: 'tools',
    catalog,
    visible: alwaysVisible(catalog, target),
    ...(about === undefined ? {} : { about }),
  });
}
