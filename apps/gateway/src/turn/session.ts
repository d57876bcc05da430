/** A session: one client's or child's connection to the sources, its policy, its log, and the turns in it. */
import type { Catalog } from '@toolsearch/catalog';
import { chooseSchemas } from '@toolsearch/mode-directory';
import type { Policy } from '@toolsearch/policy';
import type { GatewayConfig, ToolRules } from '../config/config.ts';
import { missingRequired } from '../sources/required.ts';
import type { SessionSources } from '../sources/source.ts';
import { createClientCalls, type HandedCall } from './client-calls.ts';
import { TurnError } from './errors.ts';
import { followTools } from './followed-tools.ts';
import { createGuardedViews } from './guarded-views.ts';
import type { Host } from './host.ts';
import { policyFor } from './policy-layers.ts';
import { startTurn } from './start-turn.ts';
import { chooseMode } from './surface.ts';
import { startToolRun, type ToolClient, type ToolRun } from './tool-run.ts';
import type { Turn } from './turn.ts';
import { observeTurn } from './turn-log.ts';
import { choiceIn, firstWords, type TurnRequest } from './turn-request.ts';
import { createTurnTools } from './turn-tools.ts';
import { waitAtMost } from './wait-at-most.ts';

export interface SessionOptions {
  readonly id: string;
  readonly agentId?: string;
  /** Works with the parent's sources, under a policy that is the parent's and then its own. */
  readonly parent?: Session;
  /** Rules of this session. */
  readonly tools?: ToolRules;
  /** `tools.sandbox` of the configuration holds as well. Default false. */
  readonly sandboxed?: boolean;
}

export interface Session {
  readonly id: string;
  readonly parentId?: string;
  readonly agentId?: string;
  readonly sources: SessionSources;
  /** Whether a turn runs or waits, or a client is there that calls tools itself. */
  readonly isBusy: boolean;
  /**
   * Begins a turn, after the sources have settled or had their time.
   *
   * Throws {@link TurnError} `invalid_request` or `required-source-missing`, `ProviderError` `unknown-model`; nothing was
   * started or recorded then.
   */
  run(request: TurnRequest): Promise<Turn>;
  /**
   * Begins a run in which the client itself calls the tools, after the sources have settled or had their time.
   *
   * Throws {@link TurnError} `stopping`, `required-source-missing` or `invalid_request`; nothing was started or recorded
   * then.
   */
  openTools(client: ToolClient): Promise<ToolRun>;
  /** The rules that hold for a model; default the session's own. Throws `PolicyError` for rules that cannot hold. */
  policy(modelRef?: string): Policy;
  /** Builds the index for the configured model, so that the first turn finds it. */
  warm(): void;
  /** Ends the turns, and the sources where they are this session's own. */
  close(): Promise<void>;
}

/** Opens the session. Throws `PolicyError` for rules that cannot hold. */
export function openSession(
  host: Host,
  { id, agentId, parent, tools: rules, sandboxed = false }: SessionOptions,
): Session {
  const sources = parent?.sources ?? host.sources.session(id);
  const views = createGuardedViews(host, { sources, policy });
  const turns = new Set<Turn>();
  const toolRuns = new Set<ToolRun>();
  let chosen: readonly string[] | undefined;
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  let logged = false;
  const whose = { sessionId: id, ...(agentId === undefined ? {} : { agentId }) };

  // Rules that cannot hold are refused now, not in the first turn.
  policy(host.config().model);

  function modelRef(asked?: string): string {
    const config = host.config();
    return asked ?? (agentId === undefined ? undefined : config.agents[agentId]?.model) ?? config.model;
  }

  function policy(ref = modelRef(), allowInRun?: readonly string[]): Policy {
    return policyFor(host.config(), {
      modelRef: ref,
      sandboxed,
      ...(agentId === undefined ? {} : { agentId }),
      ...(rules === undefined ? {} : { session: rules }),
      ...(parent ? { parent: parent.policy(ref) } : {}),
      ...(allowInRun === undefined ? {} : { allowInRun }),
    });
  }

  /** A session of which nothing came leaves no log. */
  function logOpening(): void {
    if (logged) return;
    logged = true;
    const opened = { type: 'session' as const, version: 1 as const, at: host.clock.now(), ...whose };
    host.store.append(id, { ...opened, ...(parent ? { parentId: parent.id } : {}) });
  }

  /** Waits until the sources have settled or had their time, or the session ends. */
  async function ready(): Promise<void> {
    refuseClosed();
    await waitAtMost(Promise.race([sources.settled(), closed]), host.settleTimeoutMs, host.clock);
    refuseClosed();
    const missing = missingRequired(sources, host.config());
    if (missing !== undefined) throw new TurnError('required-source-missing', missing);
  }

  function refuseClosed(): void {
    if (closing.signal.aborted) throw new TurnError('stopping', 'The session is closed.');
  }

  /** Chosen by the session's first turn, so that all of them show the same bytes. */
  function chosenFor(request: TurnRequest, catalog: Catalog): readonly string[] {
    chosen ??= chooseSchemas({ catalog, text: firstWords(request) });
    return chosen;
  }

  function instructionsFor(request: TurnRequest, { agents }: GatewayConfig): string {
    const agentPrompt = agentId === undefined ? undefined : agents[agentId]?.systemPrompt;
    return [agentPrompt, request.instructions].filter((text) => text !== undefined).join('\n\n');
  }

  async function run(request: TurnRequest): Promise<Turn> {
    const config = host.config();
    const model = host.providers().resolve(modelRef(request.model));
    await ready();

    const controller = new AbortController();
    let handOut: (calls: readonly HandedCall[]) => void = () => {};
    const clientCalls = createClientCalls({ clock: host.clock, ids: host.ids, onHandOut: (calls) => handOut(calls) });
    const mode = chooseMode(config.tools.toolSearch, host.code());
    const { view, guard } = views.find(model.ref, request.toolsAllow);
    const tools = createTurnTools({
      request,
      model,
      mode,
      config: config.tools.toolSearch,
      code: host.code,
      view,
      clientCalls,
      chosenOf: (catalog) => chosenFor(request, catalog),
    });
    const toolChoice = choiceIn(tools(), request.toolChoice);
    const runId = `run${host.ids()}`;
    logOpening();
    const closeGuard = host.guards.open(runId, guard);

    const turn: Turn = startTurn({
      ...whose,
      runId,
      ...(request.parentRunId === undefined ? {} : { parentRunId: request.parentRunId }),
      model,
      instructions: instructionsFor(request, config),
      history: request.history ?? [],
      input: request.input,
      mode,
      tools,
      ...(toolChoice === undefined ? {} : { toolChoice }),
      ...(request.sampling === undefined ? {} : { sampling: request.sampling }),
      limits: config.turn,
      controller,
      openClientCalls(onHandOut) {
        handOut = onHandOut;
        return clientCalls;
      },
      failures: host.failures,
      recorder: host.recorder,
      clock: host.clock,
      responseIds: () => host.answers.name(id, host.ids()),
      observer: observeTurn(host, {
        sessionId: id,
        runId,
        ...(request.previousId === undefined ? {} : { previousId: request.previousId }),
        turn: () => turn,
        onEnd() {
          closeGuard();
          turns.delete(turn);
        },
      }),
    });
    turns.add(turn);
    return turn;
  }

  async function openTools(client: ToolClient): Promise<ToolRun> {
    await ready();
    const tools = followTools(host, () => views.find(modelRef()).view);
    // What cannot be shown is refused before anything is recorded.
    tools();
    logOpening();
    const runId = `run${host.ids()}`;
    const closeGuard = host.guards.open(runId, (call) => views.find(modelRef()).guard(call));
    const { clock, store, recorder, failures, log } = host;
    const run: ToolRun = startToolRun({
      ...whose,
      runId,
      client,
      mode: chooseMode(host.config().tools.toolSearch, host.code()),
      tools,
      onChange: sources.onChange,
      recorder,
      failures,
      clock,
      log: {
        said: (message) => store.append(id, { type: 'message', at: clock.now(), runId, message }),
        flush: () => store.flush(id).catch((error: unknown) => log(String(error))),
      },
      onEnd() {
        closeGuard();
        toolRuns.delete(run);
      },
    });
    toolRuns.add(run);
    return run;
  }

  return Object.freeze({
    id,
    ...(parent ? { parentId: parent.id } : {}),
    ...(agentId === undefined ? {} : { agentId }),
    sources,
    run,
    openTools,
    get isBusy() {
      return turns.size > 0 || [...toolRuns].some((toolRun) => toolRun.isBusy);
    },
    policy: (ref?: string) => policy(ref),
    warm: () => void views.find(modelRef()).view.current().search('warm up'),
    async close(): Promise<void> {
      closing.abort();
      const running = [...turns];
      for (const turn of running) turn.abort('The session is closed.', 'stopping');
      const toolsClosed = [...toolRuns].map((toolRun) => toolRun.close('The session is closed.'));
      await Promise.all([...toolsClosed, ...running.map((turn) => turn.ended)]);
      views.close();
      await host.store.flush(id).catch((error: unknown) => host.log(String(error)));
      if (!parent) await sources.close();
    },
  });
}
