/** What the tests of this package share: tools, calls of them, a clock they turn themselves. */
import {
  type CallContext,
  type CallContract,
  type CatalogEntry,
  hasOwner,
  isTrusted,
  type JsonObject,
  type ToolCall,
  type ToolExecute,
  type ToolResult,
  type ToolSource,
} from '@toolsearch/catalog';
import type { Clock } from './time/clock.ts';

const CASES = process.env.TOOLSEARCH_NIGHTLY === '1' ? 100_000 : 2_000;

/** How often the large properties are tried: 2,000 times, or 100,000 in the nightly form (`TOOLSEARCH_NIGHTLY=1`). */
export const TRIES = Object.freeze({ numRuns: CASES });

/** After how many milliseconds that many tries count as hanging: there to end what hangs on a busy machine, not to measure. */
export const PATIENCE_MS = CASES * 60;

/** An entry with an id as the catalog makes them. */
export function entry(
  source: ToolSource,
  path: string,
  overrides: Partial<CatalogEntry> & { readonly owner?: string } = {},
): CatalogEntry {
  const separator = path.indexOf(':');
  const owner = hasOwner(source) ? path.slice(0, separator) : undefined;
  const name = owner === undefined ? path : path.slice(separator + 1);
  const alias = owner === undefined ? name : source === 'mcp' ? `mcp__${owner}__${name}` : `${owner}__${name}`;
  return Object.freeze({
    id: `${source}:${path}`,
    alias,
    source,
    ...(owner === undefined ? {} : { owner }),
    name,
    description: '',
    trusted: isTrusted(source),
    inputSchema: { type: 'object' },
    catalogMode: 'catalog',
    visible: 'search',
    sequential: false,
    ...overrides,
  });
}

/** A contract that takes everything. */
export const OPEN_CONTRACT: CallContract = {
  signature: '{ text?: string }',
  checkInput: () => ({ ok: true }),
  compileOutput: () => ({ ok: true }),
  checkOutput: () => ({ ok: true }),
};

let calls = 0;

/** A call context of its own. */
export function context(overrides: Partial<CallContext> = {}): CallContext {
  return {
    runId: 'run-1',
    sessionId: 'session-1',
    agentId: 'main',
    callId: `call-${++calls}`,
    origin: 'tool_call',
    signal: new AbortController().signal,
    ...overrides,
  };
}

/** A call of a tool that gives its arguments back. */
export function call(tool: CatalogEntry, overrides: Partial<ToolCall> = {}): ToolCall {
  return { entry: tool, args: {}, context: context(), contract: OPEN_CONTRACT, run: echo, ...overrides };
}

/** Answers with the arguments as text and details. */
export const echo: ToolExecute = async (args: JsonObject) => textResult(JSON.stringify(args), { details: args });

/** A result of one text block. */
export function textResult(text: string, more: Partial<ToolResult> = {}): ToolResult {
  return { content: [{ type: 'text', text }], ...more };
}

/** The first text of a result. */
export function textOf(result: ToolResult): string {
  const [block] = result.content;
  return block?.type === 'text' ? block.text : '';
}

/** Time that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves time on and lets everything that waits for promises go on in between. */
  advance(ms: number): Promise<void>;
  /** Timers that have not rung yet. */
  readonly waiting: number;
}

/** A clock that begins at 1,000 ms. */
export function manualClock(): ManualClock {
  let now = 1_000;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => now,
    schedule(delayMs, callback) {
      const timer = { at: now + delayMs, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get waiting() {
      return timers.size;
    },
    async advance(ms) {
      await settle();
      now += ms;
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.callback();
      }
      await settle();
    },
  };
}

/** Lets every promise that can go on do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A promise and its handle. */
export function deferred<T = void>(): { readonly promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value) => resolve(value) };
}
