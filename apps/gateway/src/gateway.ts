/** The gateway as a whole: configuration in, a listening server out, and everything ended again on `close`. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Visibility } from '@toolsearch/catalog';
import {
  type ApprovalStore,
  type Approvals,
  type Approver,
  type Clock,
  createApprovals,
  createFailureLimiter,
  createFileApprovalStore,
  createLanes,
  createMemoryResultStore,
  createPatternTable,
  type PatternTable,
  systemClock,
} from '@toolsearch/policy';
import { createRecorder, createRedactor } from '@toolsearch/telemetry';
import { createCodeSandbox } from './code-sandbox.ts';
import type { GatewayConfig } from './config/config.ts';
import { waitsForStart } from './config/next-start.ts';
import { withPaths } from './config/paths.ts';
import type { Environment } from './config/variables.ts';
import { checkConfig, checkOptions, type GatewayOptions } from './gateway-options.ts';
import { createApp } from './http/app.ts';
import { choose } from './http/choose.ts';
import { createMcpClients } from './http/mcp/clients.ts';
import { createElicitations } from './http/mcp/elicitation.ts';
import { type HttpServer, listen } from './http/server.ts';
import type { GatewayService } from './http/service.ts';
import { loadToken } from './http/token.ts';
import { createProviders } from './providers/providers.ts';
import { secretsOf } from './secrets.ts';
import { createFileSessionStore } from './sessions/file-store.ts';
import { historyOf, type SessionHistory } from './sessions/history.ts';
import { hostTools } from './sources/host.ts';
import { openSources } from './sources/sources.ts';
import { createAnswers } from './turn/answers.ts';
import { createCatalogSeeds } from './turn/catalog-seeds.ts';
import { TurnError } from './turn/errors.ts';
import { createFollowedApprovals } from './turn/followed-approvals.ts';
import type { Host } from './turn/host.ts';
import { policyFor } from './turn/policy-layers.ts';
import { createRunGuards } from './turn/run-guards.ts';
import { openSession, type Session } from './turn/session.ts';
import { createSessions, type OpenSessionOptions } from './turn/sessions.ts';

export type { GatewayOptions } from './gateway-options.ts';

export interface Gateway {
  /** `http://127.0.0.1:18800`; requests want the token. */
  readonly url: string;
  readonly token: string;
  readonly approvals: Approvals;
  /** Opens a session, or a child of one: `{ parent, tools }`. Throws `TurnError`, `PolicyError`. */
  openSession(options?: OpenSessionOptions): Session;
  /** What a session's log says; undefined when there is none. Answers for sessions of earlier processes as well. */
  readSession(sessionId: string): Promise<SessionHistory | undefined>;
  /**
   * Takes over a new configuration. Runs under way keep their view until their next step; only servers whose own entry
   * changed are touched. The address, the state folder and `turn.maxRepeatedFailures` stay as they were until the next
   * start, and a change of them is logged.
   *
   * Throws `ConfigError`, `PolicyError` or `SourcesError`, and has changed nothing then.
   */
  reconfigure(config: GatewayConfig): Promise<void>;
  /**
   * Takes no more requests, and gives those under way their time. What is left then is ended and answered: a turn with
   * `stopping`, a call of an MCP client as `aborted`. Ends sessions, servers and children. Called again, it gives the
   * same end.
   */
  close(): Promise<void>;
}

const { version: VERSION } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly version: string;
};

/** The session by which the gateway itself looks at its sources. No client can name it: theirs are lower case. */
const OWN_SESSION = 'Gateway';

/**
 * Starts everything and resolves when it listens; MCP servers may still be connecting then (`/readyz` says so).
 *
 * Throws `ConfigError` (`invalid-options` for anything else than it takes), `PolicyError`, `SourcesError` or a plain Error with the fault; nothing is left running then.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  checkOptions(options);
  const { log = () => {}, environment = process.env, clock = systemClock } = options;
  const baseDir = resolve(options.baseDir);
  const started = withPaths(options.config, baseDir);
  let config = started;
  let settings = settingsFor(config, environment);
  const { stateDir } = config.gateway;
  const token = await loadToken(stateDir);
  const redactor = () => createRedactor({ secrets: [token, ...secretsOf(config, environment)] });
  let redact = redactor();

  const store = createFileSessionStore({ folder: join(stateDir, 'sessions'), redact: (value) => redact(value) });
  const results = createMemoryResultStore();
  const elicitations = createElicitations();
  const asking = {
    clock,
    store: createFileApprovalStore({ folder: join(stateDir, 'approvals') }),
    approvers: [...(options.approvers ?? []), elicitations.approver],
  };
  const approvals = createFollowedApprovals(openApprovals(config, asking));
  const recorder = createRecorder({
    sinks: [{ write: (event) => store.append(event.sessionId, { type: 'event', event }) }],
    redact: (value) => redact(value),
    clock,
  });
  const sources = await openSources({
    config,
    baseDir,
    environment,
    clock,
    hostTools: hostTools({ results, resultMaxBytes: () => config.tools.resultMaxBytes }),
    clientVersion: VERSION,
  });
  const code = createCodeSandbox({ config: () => config, log });
  let server: HttpServer | undefined;
  let stopping = false;

  try {
    await code.prepare(config);
    const host: Host = {
      config: () => config,
      providers: () => settings.providers,
      visible: () => settings.visible,
      sources,
      code: code.runtime,
      approvals,
      failures: createFailureLimiter({ maxRepeated: config.turn.maxRepeatedFailures }),
      lanes: createLanes(),
      results,
      guards: createRunGuards(),
      seeds: createCatalogSeeds(),
      recorder,
      store,
      answers: createAnswers({ store }),
      clock,
      ids: () => randomBytes(12).toString('hex'),
      settleTimeoutMs: options.settleTimeoutMs ?? 10_000,
      log,
    };
    const sessions = createSessions(host);
    const own = openSession(host, { id: OWN_SESSION });
    const readSession = async (sessionId: string) => {
      const stored = await store.read(sessionId);
      return stored && historyOf(stored);
    };
    const service: GatewayService = {
      config: () => config,
      approvals,
      sessionFor(choice) {
        if (stopping) throw new TurnError('stopping', 'The gateway is stopping.');
        return sessions.open(choice);
      },
      waiting: host.answers.waiting,
      findAnswer: host.answers.find,
      readSession,
      sources: () => own.sources.snapshots().map(({ status }) => status),
      get stopping() {
        return stopping;
      },
      now: clock.now,
      log,
    };
    const mcp = createMcpClients({
      config: () => config,
      openRun(c, client) {
        const { session } = choose(c, service, { model: 'toolsearch', named: [`mcp-${host.ids()}`] });
        return service.sessionFor(session).openTools(client);
      },
      use: (name) => void sessions.open({ name }),
      elicitations,
      version: VERSION,
      clock,
      ids: host.ids,
    });
    const app = createApp(service, { token, listenHost: config.gateway.host, mcp });
    const listening = await listen(app, config.gateway);
    server = listening;
    own.sources
      .settled()
      .then(() => {
        if (!stopping && config.tools.toolSearch !== false) own.warm();
      })
      .catch((error: unknown) => log(`The tools could not be indexed: ${String(error)}`));

    let ended: Promise<void> | undefined;

    async function end(): Promise<void> {
      stopping = true;
      const unheard = listening.close({ drainMs: options.drainTimeoutMs ?? 5_000, endWork: sessions.close });
      mcp.hangUp();
      await unheard;
      await sources.close();
      await code.close();
      await recorder.flush();
      await store.close();
    }

    return Object.freeze({
      url: listening.url,
      token,
      approvals,
      openSession: (given: OpenSessionOptions = {}) => sessions.open(given),
      readSession,
      async reconfigure(changed: GatewayConfig): Promise<void> {
        checkConfig(changed);
        const next = withPaths(changed, baseDir);
        const fresh = settingsFor(next, environment);
        const asked = openApprovals(next, asking);
        await sources.reconfigure(next);
        await code.prepare(next);
        config = next;
        settings = fresh;
        redact = redactor();
        approvals.follow(asked);
        mcp.reconfigured();
        const waiting = waitsForStart(started, next);
        if (waiting.length > 0) log(`Takes effect at the next start: ${waiting.join(', ')}.`);
      },
      close(): Promise<void> {
        ended ??= end();
        return ended;
      },
    });
  } catch (error) {
    await server?.close();
    await code.close();
    await sources.close();
    await store.close();
    throw error;
  }
}

interface Settings {
  readonly providers: ReturnType<typeof createProviders>;
  readonly visible: PatternTable<Visibility>;
}

/** What follows from the configuration and can be wrong in it. Throws `ConfigError` or `PolicyError`. */
function settingsFor(config: GatewayConfig, environment: Environment): Settings {
  for (const agentId of [undefined, ...Object.keys(config.agents)]) {
    policyFor(config, { modelRef: config.model, sandboxed: true, ...(agentId === undefined ? {} : { agentId }) });
  }
  return {
    providers: createProviders({ providers: config.providers, environment }),
    visible: createPatternTable(config.tools.visible, { groups: config.tools.groups, where: 'tools.visible' }),
  };
}

function openApprovals(
  { tools }: GatewayConfig,
  {
    clock,
    store,
    approvers,
  }: { readonly clock: Clock; readonly store: ApprovalStore; readonly approvers: readonly Approver[] },
): Approvals {
  return createApprovals({
    rules: tools.ask,
    groups: tools.groups,
    timeoutMs: tools.approvalTimeoutMs,
    store,
    approvers,
    clock,
  });
}
