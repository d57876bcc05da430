/**
 * A connection that comes back. At most one connection is open at a time; callers that need one share the attempt to
 * open it, and a failed attempt is not repeated before its back-off has passed.
 */
import type { JsonObject } from '@toolsearch/catalog';
import type { Clock } from '@toolsearch/policy';
import { createBackoff } from './backoff.ts';
import type { CallOptions, ConnectionEvents, McpConnection } from './connection.ts';
import { endsConnection, McpFailure } from './failure.ts';
import { createRefresher } from './refresh.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import type { Diagnostic, ToolList } from './tool-list.ts';
import { untilAborted, withinMs } from './waiting.ts';

export interface LinkState {
  /** `idle`: nothing needed it yet. `down`: the last attempt failed, or the connection was lost. */
  readonly phase: 'idle' | 'opening' | 'open' | 'down' | 'closed';
  /** The last list that was read, also while the connection is down. */
  readonly tools?: ToolList;
  /** Why it is down. */
  readonly failure?: McpFailure;
}

export interface Link {
  state(): LinkState;
  /** Faults of the connection and of single tools. */
  diagnostics(): readonly Diagnostic[];
  /** Resolves when the first attempt to open has ended, well or badly; at once when none was made. */
  settled(): Promise<void>;
  /**
   * The raw result of one call. It is sent a second time only when the server refused the first with word that it does
   * not know the session. When the call changed the server's tools, the new list has been read before it resolves.
   * Throws as {@link McpConnection.callTool} does.
   */
  call(name: string, args: JsonObject, options: CallOptions): Promise<unknown>;
  /** Asks for the tools, to find out whether the server is still there. */
  recheck(): void;
  /** Waits for the calls in flight, at most `limitMs`, then closes. New calls fail at once. */
  retire(limitMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface LinkOptions {
  readonly open: (events: ConnectionEvents, signal: AbortSignal) => Promise<McpConnection>;
  /** Opens at once, reads the tools each time, and opens again by itself when the connection is lost. */
  readonly keepOpen: boolean;
  readonly listTimeoutMs: () => number;
  readonly clock: Clock;
  /** Told after the state changed. */
  readonly onChange: () => void;
  /** Told when a connection was lost or could not be opened. */
  readonly onTrouble?: () => void;
}

/** A connection that stayed up this long was well; its loss is a first failure. */
const STABLE_MS = 30_000;
/** How long a call's answer may wait for the tool list that the call changed. */
const REFRESH_WAIT_MS = 2_000;

export function createLink({
  open,
  keepOpen,
  listTimeoutMs,
  clock,
  onChange,
  onTrouble = () => {},
}: LinkOptions): Link {
  const backoff = createBackoff(clock);
  const life = new AbortController();
  const refresher = createRefresher(refresh, clock);
  let state: LinkState = { phase: keepOpen ? 'opening' : 'idle' };
  let connection: McpConnection | undefined;
  let opening: Promise<McpConnection> | undefined;
  let openedAt = 0;
  /** Sessions that the server forgot since it last answered a call. */
  let forgotten = 0;
  let cancelRetry = () => {};
  let refreshFault: Diagnostic | undefined;
  let retired = false;
  const inFlight = new Set<Promise<unknown>>();

  function enter(next: LinkState): void {
    if (state.phase === 'closed') return;
    // A list outlives its connection, but says nothing about the next one.
    state = next.phase !== 'open' && state.tools ? { ...next, tools: state.tools } : next;
    onChange();
  }

  function ensureOpen(): Promise<McpConnection> {
    if (life.signal.aborted || retired) return Promise.reject(new McpFailure('closed', 'the connection was closed'));
    if (connection) return Promise.resolve(connection);
    if (!opening && backoff.waiting() && state.failure) return Promise.reject(state.failure);
    opening ??= attempt().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  async function attempt(): Promise<McpConnection> {
    cancelRetry();
    if (state.phase === 'idle') enter({ phase: 'opening' });
    let opened: McpConnection | undefined;
    let lostEarly: McpFailure | undefined;
    let changedEarly = false;
    const events: ConnectionEvents = {
      onToolsChanged() {
        if (opened && opened === connection) refresher.notice();
        else changedEarly = true;
      },
      onLost(failure) {
        if (opened && opened === connection) lose(opened, failure);
        else lostEarly = failure;
      },
      onSuspect: suspect,
    };
    try {
      opened = await open(events, life.signal);
      const tools = keepOpen ? await opened.listTools(listOptions()) : undefined;
      if (lostEarly) throw lostEarly;
      connection = opened;
      openedAt = clock.now();
      refreshFault = undefined;
      enter({ phase: 'open', ...(tools === undefined ? {} : { tools }) });
      if (changedEarly) refresher.notice();
      return opened;
    } catch (error) {
      await opened?.close();
      const failure = toFailure(error);
      goDown(failure);
      throw failure;
    }
  }

  /** Drops a connection that is of no more use. What is said of an earlier one is about the past. */
  function lose(lost: McpConnection, failure: McpFailure): void {
    if (lost !== connection) return;
    connection = undefined;
    lost.closeWhenIdle();
    if (clock.now() - openedAt >= STABLE_MS) backoff.worked();
    // Whoever heard it opens a new session at once, but not again and again for a server that forgets every one.
    if (failure.code === 'session-lost') forgotten += 1;
    if (failure.code === 'session-lost' && forgotten < 2) onTrouble();
    else goDown(failure);
  }

  function goDown(failure: McpFailure): void {
    const delayMs = backoff.failed();
    enter({ phase: 'down', failure });
    onTrouble();
    if (keepOpen && !life.signal.aborted && !retired) cancelRetry = clock.schedule(delayMs, retry);
  }

  /** The end of the wait. A retry that asked the clock once more could find it a moment short, and be the last one. */
  function retry(): void {
    backoff.over();
    reopen();
  }

  function reopen(): void {
    ensureOpen().catch(() => {});
  }

  async function refresh(): Promise<void> {
    const current = connection;
    if (!current) return;
    try {
      const tools = await current.listTools(listOptions());
      if (current !== connection) return;
      refreshFault = undefined;
      if (!sameTools(state.tools, tools)) enter({ phase: 'open', tools });
    } catch (error) {
      const failure = toFailure(error);
      if (endsConnection(failure)) {
        lose(current, failure);
        if (keepOpen && failure.code === 'session-lost') await ensureOpen().catch(() => {});
      } else {
        refreshFault = { code: 'list-refresh-failed', message: `The tools may be out of date: ${failure.reason}.` };
      }
    }
  }

  function recheck(): void {
    if (!keepOpen || life.signal.aborted) return;
    if (connection) refresher.notice();
    else reopen();
  }

  /** The network failed in a way that may mean that the server is gone. */
  function suspect(): void {
    if (keepOpen) recheck();
    else onTrouble();
  }

  async function callOnce(name: string, args: JsonObject, options: CallOptions): Promise<unknown> {
    const current = await untilAborted(ensureOpen(), options.signal);
    try {
      const result = await current.callTool(name, args, options);
      forgotten = 0;
      backoff.worked();
      return result;
    } catch (error) {
      if (error instanceof McpFailure && endsConnection(error)) lose(current, error);
      else if (error instanceof McpFailure && error.code === 'unreachable') suspect();
      throw error;
    }
  }

  async function callAndRefresh(name: string, args: JsonObject, options: CallOptions): Promise<unknown> {
    const result = await callOnce(name, args, options).catch((error: unknown) => {
      if (error instanceof McpFailure && error.code === 'session-lost') return callOnce(name, args, options);
      throw error;
    });
    const refreshing = refresher.running();
    if (refreshing) await withinMs(refreshing, REFRESH_WAIT_MS);
    return result;
  }

  function listOptions(): CallOptions {
    return { signal: life.signal, timeoutMs: listTimeoutMs() };
  }

  async function end(): Promise<void> {
    const last = connection;
    connection = undefined;
    life.abort(new McpFailure('closed', 'the connection was closed'));
    cancelRetry();
    refresher.stop();
    enter({ phase: 'closed' });
    await Promise.all([last?.close(), opening?.catch(() => {})]);
  }

  let ended: Promise<void> | undefined;
  function close(): Promise<void> {
    ended ??= end();
    return ended;
  }

  if (keepOpen) reopen();

  return Object.freeze({
    state: () => state,
    diagnostics: () => [
      ...(connection?.diagnostics() ?? []),
      ...(refreshFault ? [refreshFault] : []),
      ...(state.tools ? [...state.tools.diagnostics, ...schemaDiagnostics(state.tools)] : []),
    ],
    async settled() {
      if (state.phase === 'opening') await opening?.catch(() => {});
    },
    async call(name: string, args: JsonObject, options: CallOptions) {
      const work = callAndRefresh(name, args, options);
      inFlight.add(work);
      try {
        return await work;
      } finally {
        inFlight.delete(work);
      }
    },
    recheck,
    async retire(limitMs: number) {
      retired = true;
      await withinMs(Promise.allSettled(inFlight), limitMs);
      await close();
    },
    close,
  });
}

/** Many notices change nothing; an equal list must not make anyone index it again. */
function sameTools(before: ToolList | undefined, after: ToolList): boolean {
  return (
    before !== undefined && JSON.stringify([...before.tools.values()]) === JSON.stringify([...after.tools.values()])
  );
}

function toFailure(error: unknown): McpFailure {
  return error instanceof McpFailure
    ? error
    : new McpFailure('protocol-error', 'failed in an unexpected way', { cause: error });
}
