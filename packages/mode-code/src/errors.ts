/** The stable codes of {@link CodeModeError}. */
export type CodeModeErrorCode =
  /** A tool is named `tool_search_code`. */
  | 'reserved-name'
  /** An option outside its bounds. */
  | 'invalid-option';

/** Thrown when the surface cannot be made, before the model is shown anything. */
export class CodeModeError extends Error {
  override readonly name = 'CodeModeError';
  readonly code: CodeModeErrorCode;

  constructor(code: CodeModeErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
