/** What all sessions of a gateway have in common. */
import type { Visibility } from '@toolsearch/catalog';
import type { Approvals, Clock, FailureLimiter, Lanes, PatternTable, ResultStore } from '@toolsearch/policy';
import type { Recorder } from '@toolsearch/telemetry';
import type { GatewayConfig } from '../config/config.ts';
import type { Providers } from '../providers/providers.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { GatewaySources } from '../sources/sources.ts';
import type { Answers } from './answers.ts';
import type { CatalogSeeds } from './catalog-seeds.ts';
import type { RunGuards } from './run-guards.ts';
import type { CodeRuntime } from './surface.ts';

export interface Host {
  /** As it is now; it may be replaced while the gateway runs. */
  readonly config: () => GatewayConfig;
  readonly providers: () => Providers;
  readonly visible: () => PatternTable<Visibility>;
  readonly sources: GatewaySources;
  /** May become available while the gateway runs. */
  readonly code: () => CodeRuntime;
  readonly approvals: Approvals;
  readonly failures: FailureLimiter;
  readonly lanes: Lanes;
  readonly results: ResultStore;
  readonly guards: RunGuards;
  readonly seeds: CatalogSeeds;
  readonly recorder: Recorder;
  readonly store: SessionStore;
  readonly answers: Answers;
  readonly clock: Clock;
  /** Letters and digits that nobody can guess. */
  readonly ids: () => string;
  /** How long a turn waits for sources that are still starting. */
  readonly settleTimeoutMs: number;
  /** One line for operators. */
  readonly log: (line: string) => void;
}
