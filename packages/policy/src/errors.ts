/** The stable codes this package throws with. */
export type PolicyErrorCode =
  /** A rule that can never be honoured as written. */
  | 'invalid-pattern'
  /** `group:x` where no such group is known. */
  | 'unknown-group'
  /** Own groups that contain each other, or one that takes a built-in name. */
  | 'invalid-group'
  /** `profile: x` where no such profile is known. */
  | 'unknown-profile'
  /** Profiles that select each other. */
  | 'invalid-profile'
  /** A layer, an ask rule, a hook or a limit of the wrong shape. */
  | 'invalid-option';

/**
 * Thrown while a policy, approvals, hooks or a guard are being made; never by a call. The message says where the fault
 * stands, what was found, what was wanted and, where one is near, the right name.
 */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  readonly code: PolicyErrorCode;

  constructor(code: PolicyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
