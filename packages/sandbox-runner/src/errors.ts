import type { SandboxErrorCode } from './outcome.ts';

/** Thrown at the public doors: `runtime-unavailable` by `createSandbox`; a wrong argument is a `TypeError` or `RangeError`. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
