import type { JsonObject, ToolResult } from '@toolsearch/catalog';
import { describe, expect, test } from 'vitest';
import { manualClock, settle, textResult } from '../fixtures.ts';
import { freezeDeep } from '../json/freeze.ts';
import type { ToolHook } from './hook.ts';
import { createHookChain, type HookFacts } from './run-hooks.ts';

const FACTS: HookFacts = {
  toolId: 'openclaw:say',
  toolName: 'say',
  source: 'openclaw',
  trusted: true,
  runId: 'run',
  sessionId: 'session',
  callId: 'call',
  origin: 'direct',
};
const LIVE = new AbortController().signal;
const runBefore = (hooks: readonly ToolHook[], args: JsonObject = {}) =>
  createHookChain(hooks).before(FACTS, args, LIVE);
const runAfter = (hooks: readonly ToolHook[], result: ToolResult) =>
  createHookChain(hooks).after(FACTS, {}, freezeDeep(result), 1);

describe('before hooks', () => {
  test('run by order, then as given, each on what the one before it made', async () => {
    const add = (name: string, order?: number): ToolHook => ({
      name,
      ...(order === undefined ? {} : { order }),
      beforeToolCall: ({ args }) => ({ args: { text: `${args.text}${name}` } }),
    });
    expect(await runBefore([add('c', 5), add('a'), add('b'), add('0', -1)], { text: '' })).toEqual({
      ok: true,
      args: { text: '0abc' },
      ask: [],
    });
  });

  test('cannot reach into the arguments of another hook', async () => {
    const kept = { list: [1] };
    const hooks: ToolHook[] = [
      { name: 'keeps', beforeToolCall: () => ({ args: kept }) },
      { name: 'late', beforeToolCall: () => void kept.list.push(2) },
      { name: 'writes', beforeToolCall: ({ args }) => void (args.list as number[]).push(3) },
    ];
    expect(await runBefore(hooks.slice(0, 2))).toMatchObject({ ok: true, args: { list: [1] } });
    expect(await runBefore(hooks)).toMatchObject({ ok: false, hook: 'writes' });
  });

  test('stop at the first that blocks', async () => {
    const ran: string[] = [];
    const hook = (name: string, block?: string): ToolHook => ({
      name,
      beforeToolCall: () => {
        ran.push(name);
        return block === undefined ? undefined : { block, ask: 'and?' };
      },
    });
    expect(await runBefore([hook('a'), hook('b', 'no'), hook('c')])).toEqual({ ok: false, hook: 'b', reason: 'no' });
    expect(ran).toEqual(['a', 'b']);
  });

  test('may all ask', async () => {
    const ask = (text: string): ToolHook => ({ name: text, beforeToolCall: async () => ({ ask: text }) });
    expect(await runBefore([ask('one'), ask('two')])).toEqual({ ok: true, args: {}, ask: ['one', 'two'] });
  });

  test.each<[string, ToolHook['beforeToolCall'], string]>([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      'it failed: boom',
    ],
    ['rejects', () => Promise.reject('boom'), 'it failed: boom'],
    ['answers with a text', () => 'no' as never, 'something else than a decision'],
    ['answers with an unknown key', () => ({ blocked: 'x' }) as never, 'an unknown key "blocked"'],
    ['blocks without a reason', () => ({ block: '' }), 'without a reason'],
    ['gives arguments that are no JSON', () => ({ args: { a: { b: 1n } } }) as never, 'bigint at /a/b'],
  ])('one that %s blocks with its name', async (_, beforeToolCall, words) => {
    const outcome = await runBefore([{ name: 'bad', ...(beforeToolCall ? { beforeToolCall } : {}) }]);
    expect(outcome).toMatchObject({ ok: false, hook: 'bad', reason: expect.stringContaining(words) });
  });

  test('one that hangs blocks with its name when its own time is up, and is told', async () => {
    const clock = manualClock();
    let signal: AbortSignal | undefined;
    const hook: ToolHook = {
      name: 'slow',
      timeoutMs: 30,
      beforeToolCall: (call) => {
        signal = call.signal;
        return new Promise(() => {});
      },
    };
    const outcome = createHookChain([hook], clock).before(FACTS, {}, LIVE);
    await clock.advance(29);
    expect(signal?.aborted).toBe(false);
    await clock.advance(1);
    expect(await outcome).toEqual({ ok: false, hook: 'slow', reason: 'it did not answer within 30 ms' });
    expect(signal?.aborted).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  test('end with the call', async () => {
    const caller = new AbortController();
    const hook: ToolHook = { name: 'slow', beforeToolCall: () => new Promise(() => {}) };
    const outcome = createHookChain([hook]).before(FACTS, {}, caller.signal);
    await settle();
    caller.abort();
    expect(await outcome).toEqual({ ok: false, aborted: true });
  });
});

describe('after hooks', () => {
  test('see the result as the hooks before them made it, and cannot touch what is an error', async () => {
    const seen: ToolResult[] = [];
    const outcome = await runAfter(
      [
        { name: 'shortens', afterToolCall: () => ({ content: [{ type: 'text', text: 'short' }] }) },
        { name: 'looks', afterToolCall: ({ result }) => void seen.push(result) },
      ],
      textResult('long', { details: { a: 1 }, isError: true }),
    );
    expect(seen).toEqual([textResult('short', { details: { a: 1 }, isError: true })]);
    expect(outcome).toEqual({ ok: true, result: seen[0] });
  });

  test.each<[string, ToolHook['afterToolCall'], string]>([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      'it failed: boom',
    ],
    ['writes to the result', ({ result }) => void Object.assign(result, { isError: false }), 'it failed'],
    ['tries to lift the error', () => ({ isError: false }) as never, 'it tried to change "isError"'],
    ['gives content that is none', () => ({ content: 'x' }) as never, 'none that JSON can carry'],
  ])('one that %s blocks with its name', async (_, afterToolCall, words) => {
    const outcome = await runAfter(
      [{ name: 'bad', ...(afterToolCall ? { afterToolCall } : {}) }],
      textResult('x', { isError: true }),
    );
    expect(outcome).toMatchObject({ ok: false, hook: 'bad', reason: expect.stringContaining(words) });
  });
});
