/** Why a surface cannot be made, and the reasons every mode shares: wrong parts, and a tool named like one of its controls. */
import { PROVIDER_TARGETS } from '@toolsearch/schema-hints';
import type { Catalog } from './contract.ts';
import { isJsonObject } from './json.ts';
import type { CatalogEntry } from './tool.ts';

/** The stable codes of {@link SurfaceError}. */
export type SurfaceErrorCode =
  /** A tool has the name of one of the surface's own controls. */
  | 'reserved-name'
  /** A client tool has the name of another tool of the run. */
  | 'client-name-clash'
  /** A catalog or a sandbox that is none, or an option outside its bounds. */
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

/** Options that surfaces have in common. */
interface CommonOptions {
  readonly target?: unknown;
  readonly about?: unknown;
}

/**
 * Refuses what no surface can be made of: no catalog, no options, a target that is none, a line that is no text. `where`
 * is the function that was called.
 *
 * Throws {@link SurfaceError} `invalid-option`.
 */
export function checkSurfaceParts(where: string, catalog: Catalog, options: CommonOptions): void {
  const given: unknown = catalog;
  const refuse = (found: string, wanted: string): never => {
    throw new SurfaceError('invalid-option', `${where}: found ${found}; wanted ${wanted}.`);
  };
  if (!isJsonObject(given) || !Array.isArray(given.entries) || typeof catalog.call !== 'function') {
    refuse(given === undefined ? 'no catalog' : 'something else than a catalog', 'what createCatalog gives');
  }
  if (!isJsonObject(options)) refuse('options that are no object', 'an object');
  const { target, about } = options;
  if (target !== undefined && !(PROVIDER_TARGETS as readonly unknown[]).includes(target)) {
    refuse(`target ${JSON.stringify(target)}`, `one of ${PROVIDER_TARGETS.join(', ')}`);
  }
  if (about !== undefined && typeof about !== 'string') refuse(`about of type ${typeof about}`, 'text');
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
