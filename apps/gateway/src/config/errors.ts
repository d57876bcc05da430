/** One fault of a configuration. */
export interface ConfigFault {
  /** Where it is, as `tools.toolSearch.mode`; empty for the whole file. */
  readonly path: string;
  /** What was found, what was wanted, and the nearest valid key or value where there is one. No secret in it. */
  readonly message: string;
}

/** Stable codes of configuration errors. */
export type ConfigErrorCode =
  /** The file is not JSON5. */
  | 'invalid-syntax'
  /** The file says something the gateway does not know or cannot do. */
  | 'invalid-config'
  /** The file cannot be read or written. */
  | 'unreadable-config'
  /** A provider's key names a variable that is not set, or cannot be sent. */
  | 'unusable-key'
  /** What a program gave to start or change a gateway is not what that takes. */
  | 'invalid-options'
  /** A path on the command line that names nothing that could be set. */
  | 'invalid-path';

/** Thrown when a configuration cannot be used. Nothing has been started or written then. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code: ConfigErrorCode;
  readonly faults: readonly ConfigFault[];

  constructor(code: ConfigErrorCode, where: string, faults: readonly ConfigFault[]) {
    super(faults.map(({ path, message }) => `${where}: ${path === '' ? '' : `${path}: `}${message}`).join('\n'));
    this.code = code;
    this.faults = faults;
  }
}
