/** What a session log holds, one record a line. */
import type { TelemetryEvent } from '@toolsearch/telemetry';
import type { Message } from '../providers/message.ts';

/** The first line: whose log it is. */
export interface OpenedRecord {
  readonly type: 'session';
  /** Of the format. */
  readonly version: 1;
  readonly at: number;
  readonly sessionId: string;
  readonly parentId?: string;
  readonly agentId?: string;
}

/** Something was said: by the client, the model, or a tool. */
export interface MessageRecord {
  readonly type: 'message';
  readonly at: number;
  readonly runId: string;
  readonly message: Message;
}

/** Something was done: searches, describes, calls and the counts of a run, nested calls with their parent. */
export interface EventRecord {
  readonly type: 'event';
  readonly event: TelemetryEvent;
}

/** An answer went out to the client, complete or with calls for the client to make. */
export interface AnswerRecord {
  readonly type: 'answer';
  readonly at: number;
  readonly runId: string;
  /** The name by which the client can go on from here. */
  readonly responseId: string;
  /** The answer that the run went on from. */
  readonly previousId?: string;
  /** What the client was asked to call, in the form in which the conversation goes on from it. */
  readonly asked?: Message;
}

export type SessionRecord = OpenedRecord | MessageRecord | EventRecord | AnswerRecord;
