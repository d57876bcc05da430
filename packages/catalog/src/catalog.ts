/** The catalog: entries, index and contracts of one run, tied together in an immutable snapshot. */
import { fitGroups, MIN_BATCH_BYTES } from './batch.ts';
import {
  checkCatalogParts,
  checkChange,
  checkContext,
  checkDescribeOptions,
  checkReference,
  checkSearch,
  checkSearchMany,
} from './borders.ts';
import type {
  Catalog,
  CatalogChange,
  CatalogOptions,
  SearchHit,
  SearchOptions,
  SearchResult,
  ToolDescription,
} from './contract.ts';
import { isSearchable } from './counts.ts';
import { createDescription, createHit } from './descriptor.ts';
import { createEntry, readDefinition } from './entry.ts';
import { CatalogError } from './errors.ts';
import { executeContracted } from './execute.ts';
import { assignAliases, identify, toolId } from './identity.ts';
import { byCodePoint } from './order.ts';
import { createResolver } from './resolve.ts';
import type { CallContract, CatalogEntry, ToolDefinition, ToolExecute, UnavailableSource } from './tool.ts';
import { createToolIndex, type ToolIndex } from './tool-index.ts';
import { createContract } from './validation/contract.ts';

const NO_MATCH =
  'No tool matches. Say what the tool must do in a few words: a verb and an object, perhaps the product, in English.';
const NO_QUERY = 'The query has no words. Say what the tool must do: a verb and an object.';
const SUGGESTIONS = 3;

interface Limits {
  readonly searchDefaultLimit: number;
  readonly maxSearchLimit: number;
  readonly descriptionMaxChars: number;
  readonly batchMaxBytes: number;
}

/**
 * A catalog of these tools.
 *
 * Throws {@link CatalogError} `invalid-definition`, `duplicate-tool` or `invalid-argument` before anything is built.
 */
export function createCatalog(tools: readonly ToolDefinition[], options: CatalogOptions = {}): Catalog {
  checkCatalogParts(tools, options);
  return snapshot(tools, options, undefined);
}

function snapshot(given: readonly ToolDefinition[], options: CatalogOptions, before: ToolIndex | undefined): Catalog {
  const tools = given.map(readDefinition);
  const aliases = assignAliases(tools);
  const definitions = new Map<string, ToolDefinition>();
  for (const definition of tools) {
    const id = toolId(definition);
    if (definitions.has(id))
      throw new CatalogError('duplicate-tool', `Found ${id} twice; wanted each tool once per source.`, [id]);
    definitions.set(id, definition);
  }
  const entries = [...definitions]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([id, definition]) => createEntry(definition, aliases.get(id) ?? id));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const contracts = new Map<string, CallContract>();
  const limits = clampLimits(options);
  const unavailable = Object.freeze(
    (options.unavailable ?? []).map((item) => Object.freeze({ ...item })).sort(bySource),
  );
  const observe = options.observe ?? (() => {});
  const execute = options.execute ?? executeContracted;

  const searchable = entries.filter(isSearchable);
  let built: ToolIndex | undefined;
  const index = (): ToolIndex => {
    built ??= before ? before.with(searchable) : createToolIndex(searchable, options.lexicon ?? {});
    return built;
  };
  const resolver = createResolver(entries, (ref) =>
    index()
      .search(ref, SUGGESTIONS)
      .hits.map(({ id }) => id),
  );

  function entryOf(id: string): CatalogEntry {
    const entry = byId.get(id);
    if (!entry) throw new CatalogError('unknown-tool', `No tool ${JSON.stringify(id)} is available.`);
    return entry;
  }

  function answer(query: string, { limit, explain = false }: SearchOptions): SearchResult {
    const ranking = index().search(query, clampLimit(limit, limits), explain);
    const hits = ranking.hits.map(({ id, why }): SearchHit => {
      const hit = createHit(entryOf(id), limits.descriptionMaxChars);
      return explain && why !== undefined ? { ...hit, why } : hit;
    });
    const omittedExact = ranking.omittedExact ?? 0;
    const advice =
      omittedExact > 0
        ? `${omittedExact} more exactly named ${omittedExact === 1 ? 'tool was' : 'tools were'} left out; ask for fewer at a time.`
        : hits.length > 0
          ? undefined
          : /[\p{L}\p{N}]/u.test(query)
            ? NO_MATCH
            : NO_QUERY;
    return { hits, ...(advice === undefined ? {} : { advice }), ...(omittedExact > 0 ? { omittedExact } : {}) };
  }

  const missing = unavailable.length > 0 ? { unavailable } : {};

  return Object.freeze({
    entries: Object.freeze(entries),
    unavailable,

    search(query, searchOptions = {}) {
      checkSearch(query, searchOptions);
      const result = { ...answer(query, searchOptions), ...missing };
      observe({
        type: 'search',
        queries: [query],
        hitIds: result.hits.map(({ id }) => id),
        ...contextOf(searchOptions),
      });
      return result;
    },

    searchMany(queries, searchOptions = {}) {
      checkSearchMany(queries, searchOptions);
      const groups = queries.map(({ query, limit }) => ({
        query,
        ...answer(query, limit === undefined ? searchOptions : { ...searchOptions, limit }),
      }));
      const fitted = fitGroups(groups, limits.batchMaxBytes);
      observe({
        type: 'search',
        queries: groups.map(({ query }) => query),
        hitIds: fitted.results.flatMap(({ hits }) => hits.map(({ id }) => id)),
        ...contextOf(searchOptions),
      });
      return { ...fitted, ...missing };
    },

    describe(ref, describeOptions = {}): ToolDescription {
      checkReference('describe', ref);
      checkDescribeOptions(describeOptions);
      try {
        const entry = resolver.resolve(ref);
        observe({ type: 'describe', ref, id: entry.id, ...contextOf(describeOptions) });
        return createDescription(entry);
      } catch (error) {
        observe({ type: 'describe', ref, ...contextOf(describeOptions) });
        throw error;
      }
    },

    resolve(ref) {
      checkReference('resolve', ref);
      return resolver.resolve(ref);
    },

    async call(ref, args, context) {
      checkReference('call', ref);
      checkContext('call', context);
      const entry = resolver.resolve(ref);
      const contract = contracts.get(entry.id) ?? createContract(entry);
      contracts.set(entry.id, contract);
      const run: ToolExecute = (finalArgs, finalContext) => executeOf(definitions, entry.id)(finalArgs, finalContext);
      const result = await execute({ entry, args, context, contract, run });
      return { tool: identify(entry), result };
    },

    with(change) {
      checkChange(change);
      return snapshot(changedTools(tools, change), changedOptions(options, change), built ?? before);
    },
  } satisfies Catalog);
}

function executeOf(definitions: ReadonlyMap<string, ToolDefinition>, id: string): ToolExecute {
  const definition = definitions.get(id);
  if (!definition) throw new CatalogError('unknown-tool', `No tool ${JSON.stringify(id)} is available.`);
  return definition.execute;
}

function changedTools(tools: readonly ToolDefinition[], { replace = [] }: CatalogChange): ToolDefinition[] {
  const replaced = new Set(replace.map(ownerKey));
  return [...tools.filter((tool) => !replaced.has(ownerKey(tool))), ...replace.flatMap((group) => group.tools)];
}

function changedOptions(options: CatalogOptions, { unavailable }: CatalogChange): CatalogOptions {
  return unavailable === undefined ? options : { ...options, unavailable };
}

/** What groups tools into one replaceable unit. */
function ownerKey({ source, owner }: { readonly source: string; readonly owner?: string }): string {
  return `${source}\u0000${owner ?? ''}`;
}

function clampLimits(options: CatalogOptions): Limits {
  const maxSearchLimit = clamp(options.maxSearchLimit ?? 20, 1, 50);
  return {
    maxSearchLimit,
    searchDefaultLimit: clamp(options.searchDefaultLimit ?? 8, 1, maxSearchLimit),
    descriptionMaxChars: clamp(options.descriptionMaxChars ?? 240, 16, 4_096),
    batchMaxBytes: clamp(options.batchMaxBytes ?? 16_384, MIN_BATCH_BYTES, 1_048_576),
  };
}

function clampLimit(limit: number | undefined, { searchDefaultLimit, maxSearchLimit }: Limits): number {
  return limit === undefined ? searchDefaultLimit : clamp(limit, 1, maxSearchLimit);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(value)));
}

function contextOf<T>({ context }: { readonly context?: T }): { context?: T } {
  return context === undefined ? {} : { context };
}

function bySource(a: UnavailableSource, b: UnavailableSource): number {
  return byCodePoint(`${a.source}:${a.owner}`, `${b.source}:${b.owner}`);
}
