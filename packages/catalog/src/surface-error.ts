/** Why a surface cannot be made, and the reason every mode shares: a tool that is named like one of its controls. */
import type { Catalog } from './contract.ts';
import type { CatalogEntry } from './tool.ts';

/** The stable codes of {@link SurfaceError}. */
export type SurfaceErrorCode =
  /** A tool has the name of one of the surface's own controls. */
  | 'reserved-name'
  /** A client tool has the name of another tool of the run. */
  | 'client-name-clash'
  /** An option outside its bounds. */
  | 'invalid-option';

/** Thrown when a surface cannot be made, before the model is shown anything. The message names everyone concerned. */
export class SurfaceError extends Error {
  override readonly name = 'SurfaceError';
  readonly code: SurfaceErrorCode;
  /** Ids of the tools concerned. */
  readonly toolIds: readonly string[];

  constructor(code: SurfaceErrorCode, message: string, toolIds: readonly string[] = []) {
    super(message);
    this.code = code;
    this.toolIds = toolIds;
  }
}

/**
 * Refuses a catalog with a tool that the model would call by the name of a control. Tools that are never visible do not
 * count.
 *
 * Throws {@link SurfaceError} `reserved-name`.
 */
export function refuseReservedNames({ entries }: Pick<Catalog, 'entries'>, controls: readonly string[]): void {
  const clash = entries.find((entry) => entry.visible !== 'never' && controls.includes(calledName(entry)));
  if (!clash) return;
  throw new SurfaceError(
    'reserved-name',
    `Found a tool named ${calledName(clash)} (${clash.id}); wanted names other than tool search's own: ${controls.join(', ')}. Rename the tool, deny it, or set visible: "never".`,
    [clash.id],
  );
}

/** What a model would call it by: tools of plugins and servers carry their owner in front. */
function calledName({ owner, name, alias }: CatalogEntry): string {
  return owner === undefined ? name : alias;
}
