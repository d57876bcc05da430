/**
 * Why an MCP server is not there. The reason is one line for people and models: our own words, never the server's text,
 * a stack or a value from the configuration, except for a command that cannot be started, as it is written there.
 */

/** The stable kinds of failure. */
export type McpFailureCode =
  /** The entry in the configuration cannot be used as it stands, for example because a variable is not set. */
  | 'invalid-config'
  | 'command-not-found'
  /** The process ended, or its output stream did. */
  | 'exited'
  | 'connection-refused'
  /** The network failed in another way than by refusing. */
  | 'unreachable'
  /** An HTTP status that is no answer. */
  | 'http-status'
  /** The server no longer knows the session; nothing was executed. */
  | 'session-lost'
  /** An answer that is not what the protocol wants. */
  | 'protocol-error'
  | 'list-failed'
  | 'timeout'
  /** One message above the size limit. */
  | 'message-too-large'
  /** The gateway closed it. */
  | 'closed';

/** Thrown inside the MCP sources; `reason` may be shown to anyone. */
export class McpFailure extends Error {
  override readonly name = 'McpFailure';
  readonly code: McpFailureCode;
  /** One line, under 200 characters. */
  readonly reason: string;

  constructor(code: McpFailureCode, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.code = code;
    this.reason = reason;
  }
}

/** True when the connection is of no more use after this failure and must be opened anew. */
export function endsConnection({ code }: McpFailure): boolean {
  return (
    code === 'session-lost' ||
    code === 'connection-refused' ||
    code === 'exited' ||
    code === 'closed' ||
    code === 'message-too-large'
  );
}
