/** The stable codes of {@link SurfaceError}. */
export type SurfaceErrorCode =
  /** A tool has the name of one of the surface's own controls. */
  | 'reserved-name'
  /** A client tool has the name of another tool of the run. */
  | 'client-name-clash'
  /** An option outside its bounds, or one that names a tool that is not there. */
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
