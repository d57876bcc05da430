/** What a replay server answers, whatever carries it: raw results, so that odd schemas leave as they are. */
import type { ReplayCatalog } from './catalog.ts';
import type { Fault } from './faults.ts';
import { createInstruments, type InstrumentContext } from './instruments.ts';

export interface ReplayOptions {
  readonly faults?: ReadonlySet<Fault>;
  /** Adds the tools of `instruments.ts`. */
  readonly instruments?: boolean;
  /** Tools of one page. Default all. */
  readonly pageSize?: number;
  /** Awaited for every `tools/call` before it is answered. */
  readonly onCall?: () => void | Promise<void>;
}

export type Result = Record<string, unknown>;

/** The state of one connection. */
export interface Replay {
  readonly serverInfo: { readonly name: string; readonly version: string };
  readonly capabilities: { readonly tools: { readonly listChanged?: boolean } };
  /** Answers every request but `initialize`. Throws a {@link ReplayError}. */
  answer(method: string, params: Record<string, unknown>, context: InstrumentContext): Promise<Result>;
}

/** A JSON-RPC error to answer with. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Calls of recorded tools are answered with their name and arguments. */
export function createReplay(
  { server, tools }: ReplayCatalog,
  {
    faults = new Set(),
    instruments: withInstruments = false,
    pageSize = Number.POSITIVE_INFINITY,
    onCall,
  }: ReplayOptions = {},
): Replay {
  const instruments = withInstruments ? createInstruments() : undefined;
  const never = new Promise<Result>(() => {});

  function list(cursor: unknown): Result | Promise<Result> {
    instruments?.countList();
    if (faults.has('hang-on-list')) return never;
    if (faults.has('fail-on-list'))
      throw new ReplayError(-32_603, 'no access with key sk-1234567890abcdef in /home/someone');
    if (faults.has('no-tools-array')) return { tools: 'none' };
    const all = [...tools, ...(instruments?.tools() ?? [])];
    if (faults.has('cursor-loop')) return { tools: cursor === undefined ? all : [], nextCursor: 'again' };
    const start = Number(cursor ?? 0);
    const end = start + pageSize;
    return { tools: all.slice(start, end), ...(end < all.length ? { nextCursor: String(end) } : {}) };
  }

  async function call(name: string, args: Record<string, unknown>, context: InstrumentContext): Promise<Result> {
    await onCall?.();
    if (faults.has('hang-on-call')) return never;
    const result = await instruments?.call(name, args, context);
    if (result !== undefined) return result as Result;
    const echo = { tool: name, args };
    return { content: [{ type: 'text', text: JSON.stringify(echo) }], structuredContent: echo };
  }

  return {
    serverInfo: { name: server, version: '0.0.0' },
    capabilities: { tools: faults.has('no-list-changed') ? { listChanged: false } : {} },
    async answer(method, params, context) {
      if (method === 'ping') return {};
      if (method === 'tools/list') return list(params.cursor);
      if (method === 'tools/call')
        return call(String(params.name), (params.arguments ?? {}) as Record<string, unknown>, context);
      throw new ReplayError(-32_601, `Method not found: ${method}`);
    },
  };
}

/** The token under which the caller of a request wants to hear of its progress. */
export function progressTokenOf(params: Record<string, unknown>): string | number | undefined {
  return (params._meta as { progressToken?: string | number } | undefined)?.progressToken;
}
