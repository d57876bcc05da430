/** What a session log tells afterwards, in any process: the runs in numbers, and the conversation. */
import { type RunSummary, summarise } from '@toolsearch/telemetry';
import type { Message } from '../providers/message.ts';
import type { OpenedRecord } from './record.ts';
import type { StoredSession } from './store.ts';

/** A session read back. */
export interface SessionHistory {
  readonly sessionId: string;
  readonly parentId?: string;
  readonly agentId?: string;
  /**
   * Each run: what the model was shown, how many searches and describes it made, which tools were called and from which
   * source, nested calls with the call they were made in.
   */
  readonly runs: readonly RunSummary[];
  readonly messages: readonly Message[];
  readonly skipped: StoredSession['skipped'];
}

/** Reads the history out of the records. */
export function historyOf({ sessionId, records, skipped }: StoredSession): SessionHistory {
  const opened = records.find((record): record is OpenedRecord => record.type === 'session');
  return {
    sessionId,
    ...(opened?.parentId === undefined ? {} : { parentId: opened.parentId }),
    ...(opened?.agentId === undefined ? {} : { agentId: opened.agentId }),
    runs: summarise(records.flatMap((record) => (record.type === 'event' ? record.event : []))),
    messages: records.flatMap((record) => (record.type === 'message' ? record.message : [])),
    skipped,
  };
}
