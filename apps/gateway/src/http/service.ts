/** What the HTTP surface needs of the gateway. */
import type { Approvals } from '@toolsearch/policy';
import type { GatewayConfig } from '../config/config.ts';
import type { SessionHistory } from '../sessions/history.ts';
import type { SourceStatus } from '../sources/source.ts';
import type { KeptAnswer } from '../turn/answers.ts';
import type { Session } from '../turn/session.ts';
import type { Turn } from '../turn/turn.ts';

/** How a client says which session it means. */
export interface SessionChoice {
  /** Anything; the session's id follows from it. Without it the session is new. */
  readonly name?: string;
  readonly agentId?: string;
}

export interface GatewayService {
  readonly config: () => GatewayConfig;
  readonly approvals: Approvals;
  /** Opens the session where it is not open. Throws `TurnError`. */
  sessionFor(choice: SessionChoice): Session;
  /** The turn that waits for any of these calls; with `responseId`, only for calls which that response handed out. */
  waiting(callIds: readonly string[], responseId?: string): Turn | undefined;
  findAnswer(responseId: string): Promise<KeptAnswer | undefined>;
  readSession(sessionId: string): Promise<SessionHistory | undefined>;
  /** Of the gateway's own connections; a session that does not share them has its own. */
  sources(): readonly SourceStatus[];
  /** Set while the gateway ends. */
  readonly stopping: boolean;
  readonly now: () => number;
  readonly log: (line: string) => void;
}
