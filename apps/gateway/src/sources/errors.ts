/** What the public doors of the sources throw. */

export type SourcesErrorCode =
  /** Caller headers for a server that is not configured. */
  | 'unknown-server'
  /** A caller header that cannot be sent. */
  | 'invalid-header'
  /** A plugin that cannot be loaded or registered. */
  | 'invalid-plugin'
  /** A client tool definition of the wrong shape. */
  | 'invalid-client-tool'
  /** The sources, or the session, were closed. */
  | 'closed';

/** Says where the fault stands, what was found and what was wanted. Nothing was started or changed when it is thrown. */
export class SourcesError extends Error {
  override readonly name = 'SourcesError';
  readonly code: SourcesErrorCode;
  /** With `invalid-client-tool`: the path of the part of the request that was wrong, such as `tools[3].function.name`. */
  readonly param: string | undefined;

  constructor(
    code: SourcesErrorCode,
    message: string,
    options: { readonly param?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.param = options.param;
  }
}
