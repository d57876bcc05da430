/** The stable codes a catalog throws with. */
export type CatalogErrorCode =
  /** No tool has this id, alias or name. */
  | 'unknown-tool'
  /** A raw name that several tools share; `candidates` lists their ids. */
  | 'ambiguous-tool'
  /** Something that a caller handed over is not what its type says. Nothing has begun. */
  | 'invalid-argument'
  /** A definition that cannot be registered: an empty name, a missing owner, a schema that is no schema. */
  | 'invalid-definition'
  /** Two definitions with the same source, owner and name. */
  | 'duplicate-tool';

/** Thrown at the catalog's public doors. `message` is meant for the model as well as for a person. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly code: CatalogErrorCode;
  /** Ids that were perhaps meant. */
  readonly candidates: readonly string[];

  constructor(code: CatalogErrorCode, message: string, candidates: readonly string[] = []) {
    super(message);
    this.code = code;
    this.candidates = candidates;
  }
}
