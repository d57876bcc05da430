/** Where sessions are written down. One contract; the embedded store keeps files, another may keep a database. */
import type { SessionRecord } from './record.ts';

/** A session as it was written down. */
export interface StoredSession {
  readonly sessionId: string;
  readonly records: readonly SessionRecord[];
  /** Lines that are no records, such as the torn last line after a crash. Line numbers begin at 1. */
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
}

export interface SessionStore {
  /**
   * Adds a record to the end of a session's log. Records of one session are kept in the order of the calls. A write
   * that fails is told to the next `flush`, not to the caller, who is in the middle of a turn.
   */
  append(sessionId: string, record: SessionRecord): void;
  /** Resolves when everything appended so far is safe. Throws {@link SessionStoreError} `write-failed` when it is not. */
  flush(sessionId: string): Promise<void>;
  /** Undefined when there is no such session. Throws {@link SessionStoreError} `invalid-id`. */
  read(sessionId: string): Promise<StoredSession | undefined>;
  /** Ids in code-point order. */
  list(): Promise<readonly string[]>;
  /** Flushes everything and lets go of it. */
  close(): Promise<void>;
}

export type SessionStoreErrorCode = 'invalid-id' | 'write-failed';

export class SessionStoreError extends Error {
  override readonly name = 'SessionStoreError';
  readonly code: SessionStoreErrorCode;

  constructor(code: SessionStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
