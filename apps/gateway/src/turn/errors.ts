/** Why a turn could not begin, or could not go on. */
export type TurnErrorCode =
  /** The request itself: a bad client tool, a name clash, a message that cannot be. Spelled as OpenAI clients know it. */
  | 'invalid_request'
  /** A required source is not there. */
  | 'required-source-missing'
  /** Another request is being answered by this turn. */
  | 'turn-busy'
  /** The answer that the request goes on from is not known. */
  | 'unknown-response'
  /** Ended by the client or by a time limit. */
  | 'turn-aborted'
  /** The gateway has as many open sessions or MCP clients as it may. */
  | 'too-many'
  /** The session or the gateway is closing; a turn under way ends by it. */
  | 'stopping';

/** The message is for the client; `param` is the path of the part of the request that was wrong. */
export class TurnError extends Error {
  override readonly name = 'TurnError';
  readonly code: TurnErrorCode;
  readonly param: string | undefined;

  constructor(
    code: TurnErrorCode,
    message: string,
    options: { readonly param?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.param = options.param;
  }
}
