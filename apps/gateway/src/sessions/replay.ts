/** The conversation as it stood at one answer, put together again from a session's log. */
import type { Message } from '../providers/message.ts';
import type { AnswerRecord, SessionRecord } from './record.ts';

/**
 * Everything said before the answer: the answer it went on from, then the messages of its own run, then the calls that
 * it asked the client for. A step that was cut short is left out, since no model takes calls without their results.
 * Undefined when the log holds no such answer.
 */
export function conversationAt(records: readonly SessionRecord[], responseId: string): Message[] | undefined {
  const at = records.findLastIndex((record) => record.type === 'answer' && record.responseId === responseId);
  const answer = records[at] as AnswerRecord | undefined;
  if (!answer) return undefined;
  const before = answer.previousId === undefined ? [] : conversationAt(records.slice(0, at), answer.previousId);
  const own = records
    .slice(0, at)
    .flatMap((record) => (record.type === 'message' && record.runId === answer.runId ? record.message : []));
  return [...(before ?? []), ...settledMessages(own), ...(answer.asked ? [answer.asked] : [])];
}

/** The conversation without a last step whose calls have no results yet. */
export function settledMessages(messages: readonly Message[]): Message[] {
  const last = messages.at(-1);
  const open = last?.role === 'assistant' && last.parts.some((part) => part.type === 'tool-call');
  return open ? messages.slice(0, -1) : [...messages];
}
