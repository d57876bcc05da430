/** The three functions that a body can call, over one catalog and for one run. */
import {
  type CallContext,
  type Catalog,
  explainError,
  isJsonObject,
  type JsonObject,
  MAX_BATCH_QUERIES,
  type SearchResult,
  shorten,
  type ToolErrorCode,
  unavailableLine,
} from '@toolsearch/catalog';
import type { HostCallContext, HostFunction, JsonValue } from '@toolsearch/sandbox-runner';
import type { MediaShelf } from './media.ts';

/** What became of a call that reached the catalog, beside what the sandbox reports of it. */
export interface CalledTool {
  /** The id, or what stood for it when it meant no tool. */
  readonly tool: string;
  /** The tool answered with `isError`. */
  readonly isError: boolean;
  /** The result asks to end the turn. */
  readonly terminate: boolean;
}

/** The functions of one run, and what they noted for its outcome. */
export interface Bridge {
  /** What the body sees as `openclaw.tools`. */
  readonly functions: { readonly search: HostFunction; readonly describe: HostFunction; readonly call: HostFunction };
  /** By the number of the call within the run. */
  readonly called: ReadonlyMap<number, CalledTool>;
  /** Lines of advice, each once. */
  readonly notes: ReadonlySet<string>;
}

/** Rejects a call of the body; message and code cross to it. */
class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: ToolErrorCode;

  constructor(code: ToolErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const MAX_REF_CHARS = 120;
/** In a report, for a call that named nothing. */
const NO_ID = '(no id)';

/** Makes the functions of one run. `context` is that of the control's own call; calls inside are nested in it. */
export function createBridge(catalog: Catalog, context: CallContext, media: MediaShelf): Bridge {
  const called = new Map<number, CalledTool>();
  const notes = new Set<string>();

  const nested = (host: HostCallContext): CallContext => ({
    ...context,
    callId: `${context.callId}:${host.callId}`,
    parentCallId: context.callId,
    origin: 'code',
    signal: host.signal,
    pauseClock: () => {
      const resume = [host.pauseClock(), context.pauseClock?.()];
      return () => {
        for (const end of resume) end?.();
      };
    },
  });

  function noteSearch({ advice, unavailable = [] }: Pick<SearchResult, 'advice' | 'unavailable'>): void {
    const line = unavailableLine(unavailable);
    for (const note of [advice, line]) if (note !== undefined) notes.add(note);
  }

  async function search(args: readonly JsonValue[], host: HostCallContext): Promise<unknown> {
    const { queries, ...bounded } = readSearch(args);
    const caller = { context: nested(host) };
    if (typeof queries === 'string') {
      const answer = catalog.search(queries, { ...bounded, ...caller });
      noteSearch(answer);
      return answer.hits;
    }
    const batch = catalog.searchMany(
      queries.map((query) => ({ query, ...bounded })),
      caller,
    );
    noteSearch({ ...(batch.unavailable === undefined ? {} : { unavailable: batch.unavailable }) });
    return batch.results.map(({ query, hits }) => ({ query, hits }));
  }

  async function describe(args: readonly JsonValue[], host: HostCallContext): Promise<unknown> {
    const ref = readRef('describe', args[0]);
    return explained(ref, () => catalog.describe(ref, { context: nested(host) }));
  }

  async function call(args: readonly JsonValue[], host: HostCallContext): Promise<unknown> {
    const note = (tool: string, result: { isError?: boolean; terminate?: boolean } = {}): void => {
      called.set(host.callId, { tool, isError: result.isError ?? false, terminate: result.terminate ?? false });
    };
    note(shorten(spelled(args[0]), MAX_REF_CHARS));
    const ref = readRef('call', args[0]);
    const entry = await explained(ref, () => catalog.resolve(ref));
    note(entry.id);
    if (entry.catalogMode === 'direct-only') {
      throw new BridgeError(
        'tool-unavailable',
        `${entry.id} cannot be called from code: call ${entry.alias} as a tool of its own.`,
      );
    }
    const { tool, result } = await explained(ref, () => catalog.call(entry.id, readArgs(args), nested(host)));
    note(entry.id, result);
    if (result.error) throw new BridgeError(result.error.code, result.error.message);
    return { tool, result: { ...result, content: media.keep(host.callId, result.content) } };
  }

  /** What the catalog throws, in the words that the body gets. */
  async function explained<T>(ref: string, look: () => T | Promise<T>): Promise<T> {
    try {
      return await look();
    } catch (error) {
      const { code, message } = explainError(error, { ref, catalog });
      throw new BridgeError(code, message);
    }
  }

  return Object.freeze({ functions: { search, describe, call }, called, notes });
}

/** `search(query, { limit })`, `search({ query, limit })`, `search([query, query])`. */
function readSearch([query, options]: readonly JsonValue[]): { queries: string | readonly string[]; limit?: number } {
  if (isJsonObject(query)) return readSearch([query.query ?? query.queries ?? '', query]);
  const limit = isJsonObject(options) ? options.limit : options;
  const bounded = typeof limit === 'number' ? { limit } : {};
  if (typeof query === 'string') return { queries: query, ...bounded };
  if (query === undefined || query === null) return { queries: '', ...bounded };
  if (!Array.isArray(query))
    throw new BridgeError('invalid-input', `search found a query of type ${typeof query}; wanted text.`);
  if (query.length > MAX_BATCH_QUERIES || !query.every((item) => typeof item === 'string')) {
    throw new BridgeError(
      'invalid-input',
      `search found a list of ${query.length}; wanted at most ${MAX_BATCH_QUERIES} texts.`,
    );
  }
  return { queries: query, ...bounded };
}

/** What stands in the place of an id, for a report of the call. */
function spelled(given: JsonValue | undefined): string {
  const ref = idIn(given) ?? given ?? '';
  const text = typeof ref === 'string' ? ref : JSON.stringify(ref);
  return text.trim() === '' ? NO_ID : text;
}

/** An id, or a hit or description that has one. */
function idIn(given: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(given) ? given.id : given;
}

function readRef(name: string, given: JsonValue | undefined): string {
  const ref = idIn(given);
  if (typeof ref === 'string' && ref.trim() !== '') return ref;
  throw new BridgeError(
    'invalid-input',
    `${name} found no id; wanted ${name}(id${name === 'call' ? ', args' : ''}) with the id of a hit.`,
  );
}

/** The second argument, or `args` where everything came as one object. */
function readArgs([first, second]: readonly JsonValue[]): JsonValue {
  if (second !== undefined && second !== null) return second;
  const inside = isJsonObject(first) ? (first as JsonObject).args : undefined;
  return inside ?? {};
}
