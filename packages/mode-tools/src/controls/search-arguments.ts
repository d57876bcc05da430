/** The arguments of `tool_search`: one query, several, or both. */
import { isJsonObject, MAX_BATCH_QUERIES, parseJson, readObject } from '@toolsearch/catalog';

/** One query with its own limit, where it has one. */
export interface Query {
  readonly query: string;
  readonly limit?: number;
}

/** What to search for. `batch` answers are grouped by query. */
export type SearchArguments =
  | { readonly ok: true; readonly batch: boolean; readonly queries: readonly [Query, ...Query[]] }
  | { readonly ok: false; readonly message: string };

/**
 * Reads the queries. `query` comes first where `queries` is given too; a bare text is a query, and no query at all is
 * an empty one, which the catalog answers with advice. A limit that is no number counts as absent.
 */
export function readSearchArguments(args: unknown): SearchArguments {
  const fields: Readonly<Record<string, unknown>> = readObject(args) ?? { query: args };
  const { query, queries, options } = fields;
  const limit = readLimit(fields.limit) ?? readLimit(isJsonObject(options) ? options.limit : undefined);
  const single = Array.isArray(query) ? query : query === undefined || query === null ? [] : [query];
  const several = readList(queries);
  if (single.length + several.length > MAX_BATCH_QUERIES)
    return refuse(`${single.length + several.length} queries`, `at most ${MAX_BATCH_QUERIES}`);

  const read: Query[] = [];
  for (const item of [...single, ...several]) {
    const one = readQuery(item, limit);
    if (!one) return refuse(`a query of type ${Array.isArray(item) ? 'array' : typeof item}`, 'text');
    read.push(one);
  }
  const [first = withLimit('', limit), ...others] = read;
  return { ok: true, batch: several.length > 0 || others.length > 0, queries: [first, ...others] };
}

function readList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  const parsed = typeof value === 'string' ? (parseJson(value) ?? value) : value;
  return Array.isArray(parsed) ? parsed : [parsed];
}

function readQuery(item: unknown, limit: number | undefined): Query | undefined {
  if (typeof item === 'string') return withLimit(item, limit);
  if (typeof item === 'number') return withLimit(String(item), limit);
  if (!isJsonObject(item) || typeof item.query !== 'string') return undefined;
  return withLimit(item.query, readLimit(item.limit) ?? limit);
}

function withLimit(query: string, limit: number | undefined): Query {
  return limit === undefined ? { query } : { query, limit };
}

function readLimit(value: unknown): number | undefined {
  const limit = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof limit === 'number' && Number.isFinite(limit) ? limit : undefined;
}

function refuse(found: string, wanted: string): SearchArguments {
  return { ok: false, message: `tool_search found ${found}; wanted ${wanted}.` };
}
