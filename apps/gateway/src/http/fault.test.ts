import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { chatBody } from './chat/request.ts';
import { faultOf } from './fault.ts';
import { testGateway } from './harness.ts';
import { responsesBody } from './responses/request.ts';

function wantedIn(schema: z.ZodType, body: unknown): string {
  const { error } = schema.safeParse(body);
  if (!error) throw new Error('The body fits.');
  const { path, wanted } = faultOf(error.issues);
  return `${path.join('.')}: ${wanted}`;
}

const SAID = { role: 'user', content: 'x' };

describe('a chat body that does not fit says where and what was wanted', () => {
  test.each<[string, unknown]>([
    ['messages: a list of at least 1 item', { messages: [] }],
    ['messages: a list', { messages: null }],
    ['messages.0: an object', { messages: [null] }],
    ['messages.0.role: one of "system", "developer", "user", "assistant", "tool"', { messages: [{ role: 'king' }] }],
    ['messages.0.content: a string or a list', { messages: [{ role: 'user', content: null }] }],
    [
      'messages.0.content.0.image_url.url: an http, https or data URL',
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'ftp:' } }] }] },
    ],
    ['model: a string of at least 1 character', { model: '' }],
    ['user: a string of at most 512 characters', { user: 'x'.repeat(513) }],
    ['stream: true or false', { stream: 'yes' }],
    ['max_tokens: a number of more than 0', { max_tokens: 0 }],
    ['seed: a whole number', { seed: 1.5 }],
    ['tool_choice: one of "none", "auto", "required" or an object', { tool_choice: 'maybe' }],
    ['tool_choice.type: "function"', { tool_choice: { type: 'custom' } }],
    ['tool_choice.function: an object', { tool_choice: { type: 'function' } }],
    ['response_format.type: one of "text", "json_object", "json_schema"', { response_format: { type: 'xml' } }],
    [
      'reasoning_effort: one of "none", "minimal", "low", "medium", "high", "xhigh", "max"',
      { reasoning_effort: 'huge' },
    ],
  ])('%s', (told, fields) => {
    expect(wantedIn(chatBody, { model: 'm', messages: [SAID], ...(fields as object) })).toBe(told);
  });
});

describe('a Responses body that does not fit says where and what was wanted', () => {
  test.each<[string, unknown]>([
    ['input: a string or a list', { input: null }],
    ['input: a list of at least 1 item', { input: [] }],
    ['input.0: an object', { input: [5] }],
    ['input.0.role: one of "user", "assistant", "system", "developer"', { input: [{ role: 'king', content: 'x' }] }],
    ['input.0.content: a string or a list', { input: [{ role: 'user' }] }],
    ['input.0.call_id: a string', { input: [{ type: 'function_call_output', output: 'x' }] }],
    ['input.0.arguments: a string', { input: [{ type: 'function_call', call_id: 'c', name: 'n' }] }],
    [
      'input.0.type: "message" or "function_call" or "function_call_output" or an item of another type, given whole',
      { input: [{ type: 'item_reference', id: 'x' }] },
    ],
    ['conversation: a string or an object', { conversation: 5 }],
  ])('%s', (told, fields) => {
    expect(wantedIn(responsesBody, { model: 'm', input: 'x', ...(fields as object) })).toBe(told);
  });
});

test('the client reads it together with what was found', async () => {
  const { fetch } = await testGateway();
  const answer = await fetch('/v1/responses', { json: { model: 'toolsearch', input: null } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'invalid_request',
      param: 'input',
      message: 'input: found null; wanted a string or a list.',
    },
  });
});
