/** `invalid-index`: bytes that are no saved index or not all of one. `index-version`: written by another version. */
export type SearchIndexErrorCode = 'invalid-index' | 'index-version';

/** Thrown when a saved index cannot be loaded. The index can always be built again from its documents. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly code: SearchIndexErrorCode;

  constructor(code: SearchIndexErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
