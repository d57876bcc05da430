/** A surface of the three controls and some tools that stay visible beside them: what `tools` and `directory` share. */
import {
  type CallContext,
  type Catalog,
  checkContext,
  dispatchEntry,
  type Mode,
  refuseReservedNames,
  type Surface,
  type SurfaceTool,
  type ToolResult,
} from '@toolsearch/catalog';
import { runCall } from './controls/call.ts';
import { controlDefinitions } from './controls/definitions.ts';
import { runDescribe } from './controls/describe.ts';
import { CONTROL_NAMES, type ControlName, isControlName } from './controls/names.ts';
import { runSearch } from './controls/search.ts';
import { failureOf } from './failures.ts';

/** Parts of a {@link structuredSurface}. */
export interface StructuredSurfaceParts {
  readonly mode: Mode;
  readonly catalog: Catalog;
  /** Tools shown with their whole definition, in the order they are shown. */
  readonly visible: readonly SurfaceTool[];
  /** A piece of system prompt. */
  readonly prompt?: string;
  /** The operator's line on what the catalog is good for; at most 400 characters are shown. */
  readonly about?: string;
}

type RunControl = (catalog: Catalog, args: unknown, context: CallContext) => ToolResult | Promise<ToolResult>;

const RUN: Readonly<Record<ControlName, RunControl>> = {
  tool_search: runSearch,
  tool_describe: runDescribe,
  tool_call: runCall,
};

/**
 * The controls first, then the visible tools. A call of a visible tool goes through the catalog with origin `direct`;
 * the exact id, alias or unambiguous name of a tool that is not shown goes the same way with origin `hydrated`.
 *
 * Throws `SurfaceError` `reserved-name` when a tool has the name of a control.
 */
export function structuredSurface({ mode, catalog, visible, prompt, about }: StructuredSurfaceParts): Surface {
  refuseReservedNames(catalog, CONTROL_NAMES);
  const shown = new Set(visible.map(({ name }) => name));
  return Object.freeze({
    mode,
    tools: Object.freeze([...controlDefinitions(catalog, about), ...visible]),
    ...(prompt === undefined ? {} : { prompt }),
    async dispatch(name: string, args: unknown, context: CallContext): Promise<ToolResult> {
      checkContext('dispatch', context);
      try {
        if (isControlName(name)) return await RUN[name](catalog, args, context);
        return await dispatchEntry(catalog, { name, args, context, isShown: shown.has(name) });
      } catch (error) {
        return failureOf(error, name, catalog);
      }
    },
  });
}
