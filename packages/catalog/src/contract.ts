/** What a catalog can do: search, describe, call, and give a changed copy of itself. */
import type { CatalogError } from './errors.ts';
import type { IdentifiedTool } from './identity.ts';
import type { Explanation } from './search/index.ts';
import type { ExpandOptions } from './search/lexicon/index.ts';
import type { ToolSource } from './source.ts';
import type {
  CallContext,
  CatalogEntry,
  Execute,
  JsonSchema,
  ToolAnnotations,
  ToolDefinition,
  ToolResult,
  UnavailableSource,
} from './tool.ts';

/** A compact descriptor, safe to put back into a prompt. */
export interface SearchHit extends IdentifiedTool {
  /** At most `descriptionMaxChars` characters, cut at a character border. */
  readonly description: string;
  /** Bounded signature of a trusted tool's input; `unknown` for an untrusted one. */
  readonly input: string;
  /** Only for a trusted tool whose output schema is complete and closed. */
  readonly output?: string;
  /** Only when asked for with `explain: true`. */
  readonly why?: Explanation;
}

/** The answer to one query. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** One line, when nothing fits or something was left out. */
  readonly advice?: string;
  /** Exactly named tools beyond the limit. */
  readonly omittedExact?: number;
  /** Sources that should be there and are not, with one line each. */
  readonly unavailable?: readonly UnavailableSource[];
}

/** The answers to several queries, within one byte budget. */
export interface BatchSearchResult {
  readonly results: readonly (Omit<SearchResult, 'unavailable'> & {
    /** As it was asked; cut to its beginning with an ellipsis where the answer would be over its budget. */
    readonly query: string;
    /** Hits were dropped to keep the budget. */
    readonly truncated?: boolean;
  })[];
  readonly truncated?: boolean;
  readonly unavailable?: readonly UnavailableSource[];
}

/** Options of one search. */
export interface SearchOptions {
  /** Default `searchDefaultLimit`, clamped to 1..`maxSearchLimit`. */
  readonly limit?: number;
  /** Adds `why` to every hit. Default false. */
  readonly explain?: boolean;
  /** Passed on to the observer. */
  readonly context?: CallContext;
}

/** Options of one description. */
export interface DescribeOptions {
  /** Passed on to the observer. */
  readonly context?: CallContext;
}

/** The whole metadata of one tool. */
export interface ToolDescription extends IdentifiedTool {
  readonly alias: string;
  readonly title?: string;
  readonly description: string;
  /** As the source declared it, frozen. */
  readonly inputSchema: JsonSchema;
  /** Only for trusted tools that declare one. */
  readonly outputSchema?: JsonSchema;
  readonly annotations?: ToolAnnotations;
}

/** What `call` gives: which tool ran, and its result unchanged. */
export interface CallEnvelope {
  readonly tool: IdentifiedTool;
  readonly result: ToolResult;
}

/** What the catalog did, told to the observer after it was done. */
export type CatalogEvent =
  | {
      readonly type: 'search';
      readonly queries: readonly string[];
      readonly hitIds: readonly string[];
      readonly context?: CallContext;
    }
  | { readonly type: 'describe'; readonly ref: string; readonly id?: string; readonly context?: CallContext };

/** Options of `createCatalog`; numbers out of bounds are clamped. */
export interface CatalogOptions {
  /** The host's path for every call. Default: contracts only (input, output schema, output), no policy, no hooks. */
  readonly execute?: Execute;
  /** Told of every search and every description. Default: nobody is. */
  readonly observe?: (event: CatalogEvent) => void;
  /** Sources that should be there and are not; part of every search answer. Default none. */
  readonly unavailable?: readonly UnavailableSource[];
  /** Hits when a query does not say how many. Default 8, clamped to 1..`maxSearchLimit`. */
  readonly searchDefaultLimit?: number;
  /** Most hits of one query. Default 20, clamped to 1..50. */
  readonly maxSearchLimit?: number;
  /** Characters of a description in a hit. Default 240, clamped to 16..4,096. */
  readonly descriptionMaxChars?: number;
  /**
   * What the concept lexicon adds to a query: `languages` it reads besides English (default all nine), `synonyms` and
   * intents (default on). `false` leaves the literal words alone. Default `{}`.
   */
  readonly lexicon?: ExpandOptions | false;
  /** UTF-8 bytes of the JSON of a batch's `results`. Default 16,384, clamped to 2,048..1,048,576. */
  readonly batchMaxBytes?: number;
}

/** A change to the sources of a catalog. */
export interface CatalogChange {
  /** All tools of these owners as they are now; what the catalog held of each owner before is dropped. */
  readonly replace?: readonly {
    readonly source: ToolSource;
    readonly owner?: string;
    readonly tools: readonly ToolDefinition[];
  }[];
  readonly unavailable?: readonly UnavailableSource[];
}

/**
 * An immutable snapshot of the tools of one run. Every function throws {@link CatalogError} `invalid-argument` for what is
 * not of its type, before anything has begun.
 */
export interface Catalog {
  /** All entries, direct-only and never-visible ones included, sorted by id in code-point order. */
  readonly entries: readonly CatalogEntry[];
  readonly unavailable: readonly UnavailableSource[];
  search(query: string, options?: SearchOptions): SearchResult;
  searchMany(
    queries: readonly { readonly query: string; readonly limit?: number }[],
    options?: Omit<SearchOptions, 'limit'>,
  ): BatchSearchResult;
  /** Throws {@link CatalogError} `unknown-tool` or `ambiguous-tool`. */
  describe(ref: string, options?: DescribeOptions): ToolDescription;
  /** The entry that an id, alias or unambiguous raw name means. Throws {@link CatalogError} like `describe`. */
  resolve(ref: string): CatalogEntry;
  /** Throws {@link CatalogError} when the reference means no tool; every other failure is in the result. */
  call(ref: string, args: unknown, context: CallContext): Promise<CallEnvelope>;
  /** A new snapshot. Owners that are not named keep their entries and their index. */
  with(change: CatalogChange): Catalog;
}
