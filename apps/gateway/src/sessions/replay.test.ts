import { expect, test } from 'vitest';
import type { Message } from '../providers/message.ts';
import type { SessionRecord } from './record.ts';
import { conversationAt } from './replay.ts';

const user = (text: string): Message => ({ role: 'user', parts: [{ type: 'text', text }] });
const says = (text: string): Message => ({ role: 'assistant', parts: [{ type: 'text', text }] });
const calls = (callId: string): Message => ({
  role: 'assistant',
  parts: [{ type: 'tool-call', callId, name: 'tool_call', args: '{}' }],
});
const result = (callId: string): Message => ({ role: 'tool', callId, name: 'tool_call', content: [] });
const message = (runId: string, said: Message): SessionRecord => ({ type: 'message', at: 0, runId, message: said });

const LOG: readonly SessionRecord[] = [
  { type: 'session', version: 1, at: 0, sessionId: 's' },
  message('one', user('first')),
  message('two', user('beside it')),
  message('one', calls('a')),
  message('one', result('a')),
  message('one', says('done')),
  { type: 'answer', at: 0, runId: 'one', responseId: 'r1' },
  message('three', user('second')),
  message('three', calls('b')),
  { type: 'answer', at: 0, runId: 'three', responseId: 'r2', previousId: 'r1', asked: calls('client') },
];

test('an answer stands after everything its own run and the answers before it said', () => {
  expect(conversationAt(LOG, 'r1')).toEqual([user('first'), calls('a'), result('a'), says('done')]);
});

test('a step without its results is left out, and what the client was asked for stands in its place', () => {
  expect(conversationAt(LOG, 'r2')?.slice(4)).toEqual([user('second'), calls('client')]);
});

test('an answer that is not there has no conversation', () => {
  expect(conversationAt(LOG, 'r3')).toBeUndefined();
});
